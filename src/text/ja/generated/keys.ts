/** Made from content/site/ja/messages/keys.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "keys.title": "ショートカット",
  "keys.zone": "次の区画へ",
  "keys.place": "区画の中を移動",
  "keys.choose": "選ぶ",
  "keys.fold": "区画の見出しで開閉",
  "keys.undo": "元に戻す",
  "keys.redo": "やり直す",
  "keys.hint": "ヒント",
  "keys.help": "このヘルプ",
  "keys.settings": "画面上部の表示設定で無効にできます。",
} as const
