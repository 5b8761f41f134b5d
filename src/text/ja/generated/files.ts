/** Made from content/site/ja/messages/files.yaml by `npm run -s words`. */
export const messages = {
  "link.foreign": "このページで開くリンクではありません。",
  "link.other-game": "別のゲームのリンクです。",
  "link.older": "古い形式のリンクです。今のサイトでは開けません。",
  "link.newer": "もっと新しいサイトで作られたリンクです。ページを再読み込みしてみてください。",
  "link.too-long": "長すぎます。このサイトのリンクや局面の記述は、これよりずっと短いものです。",
  "link.damaged": "リンクが途中で切れたか、書き換わっています。もう一度コピーしてください。",
  "link.unsupported": "このブラウザーではこのリンクを開けません。新しいブラウザーで開いてください。",
  "file.too-long": "ファイルが大きすぎます。このサイトのファイルはもっとずっと小さいものです。",
  "file.damaged": "ファイルが壊れているか、途中で切れています。",
  "file.foreign": "このサイトのファイルではありません。",
  "file.other-game": "別のゲームのファイルです。",
  "file.older": "古い形式のファイルです。今のサイトでは開けません。",
  "file.newer": "もっと新しいサイトで作られたファイルです（形式{version}）。サイトを再読み込みしてから、もう一度開いてください。",
  "file.is-game": "途中のゲームのファイルです。「遊ぶ」で読み込んでください。",
  "file.is-progress": "学習の記録のファイルです。「学ぶ」で読み込んでください。",
  "file.unchanged": "今あるものはそのままです。",
} as const
