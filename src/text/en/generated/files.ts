/** Made from content/site/en/messages/files.yaml by `npm run -s words`. */
export const messages = {
  "link.foreign": "This page does not open such a link.",
  "link.other-game": "This link is for another game.",
  "link.older": "This link has an old format. The site can’t open it any more.",
  "link.newer": "This link comes from a newer version of the site. Try to reload the page.",
  "link.too-long": "This is too long. Links and written positions of this site are much shorter.",
  "link.damaged": "The link was cut off or changed. Copy it again from its start.",
  "link.unsupported": "This browser can’t open this link. Use a newer one.",
  "file.too-long": "The file is too large. Files of this site are much smaller.",
  "file.damaged": "The file is damaged or not complete.",
  "file.foreign": "This file is not from this site.",
  "file.other-game": "This file is for another game.",
  "file.older": "This file has an old format. The site can’t open it any more.",
  "file.newer": "This file comes from a newer version of the site (format {version}). Reload the site and open it again.",
  "file.is-game": "This is the file of a game. Load it in ‘Play’.",
  "file.is-progress": "This is a file of progress. Load it in ‘Learn’.",
  "file.unchanged": "What you have here is unchanged.",
} as const
