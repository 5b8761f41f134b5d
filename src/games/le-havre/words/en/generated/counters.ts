/** Made from content/le-havre/words/en/messages/counters.yaml by `npm run -s words`. */
export const messages = {
  "count.owed": "낼 것",
  "count.times": "횟수",
  "count.take": "받을 {item}",
  "count.less": "{what} 줄이기",
  "count.more": "{what} 늘리기",
} as const
