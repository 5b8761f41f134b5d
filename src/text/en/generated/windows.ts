/** Made from content/site/en/messages/windows.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "draft.followed": "Followed a change made in another window. Undo brings back what was here.",
  "draft.overtaken": "What was changed in another window is saved on this device. The changes made here are not saved yet, so choose which to keep. Undo brings back the other.",
  "draft.follow": "Follow the other window",
  "draft.stay": "Save what is here",
} as const
