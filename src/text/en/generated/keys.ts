/** Made from content/site/en/messages/keys.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "keys.title": "Keyboard shortcuts",
  "keys.zone": "Next area",
  "keys.place": "Move within an area",
  "keys.choose": "Choose",
  "keys.fold": "On the heading of an area: fold or open it",
  "keys.undo": "Undo",
  "keys.redo": "Redo",
  "keys.hint": "Hint",
  "keys.help": "This help",
  "keys.settings": "They can be switched off in the settings at the top of the screen.",
} as const
