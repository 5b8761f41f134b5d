/** Made from content/le-havre/words/ja/messages/counters.yaml by `npm run -s words`. */
export const messages = {
  "count.owed": "낼 것",
  "count.times": "횟수",
  "count.take": "받을 {item}",
  "count.less": "{what} 줄이기",
  "count.more": "{what} 늘리기",
  "count.least": "{what} 가장 적게",
  "count.most": "{what} 가장 많이",
  "count.room": "실을 자리 {room}, 실은 것 {count}",
  "count.price": "{count}프랑씩",
  "tokens.energy": "{energy} {count}",
  "outcome.both": "{gives} 내고 {gains} 받아요.",
  "outcome.gives": "{gives} 내요.",
  "outcome.gains": "{gains} 받아요.",
  "outcome.left": "내고 나면 {count}[[franc]] 남아요.",
  "outcome.loan": "대출 {count}장으로 {brings}[[franc]] 받고, 다 내면 {left}[[franc]] 남아요.",
} as const
