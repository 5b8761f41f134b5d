/** Made from content/site/ja/messages/windows.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "draft.followed": "別のウィンドウでの変更に合わせました。元に戻すと前のものが出ます。",
  "draft.overtaken": "別のウィンドウで変更したものがこの端末に保存されています。ここでの変更はまだ保存していません。どちらを残すか選んでください。元に戻すともう一方が出ます。",
  "draft.follow": "別のウィンドウに合わせる",
  "draft.stay": "ここのものを保存する",
} as const
