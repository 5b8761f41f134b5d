/** Made from content/puerto-rico/words/ko/messages/openings.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "opening.quarry": "[[settler]]: [[quarry]]",
  "opening.plantation": "[[settler]]: [[plantation]]",
  "opening.people": "넷이 할 때 사람들에게 잘 알려진 시작은 1번이 [[settler|로]] [[quarry|을]] 가져가고, 2번이 [[builder|을]], 3번이 [[mayor|을]], 4번이 [[prospector|을]] 고르는 거예요. 봇은 {games}게임 가운데 {first}게임을 [[quarry|로]] 시작했고, {second}게임에서 2번까지, {third}게임에서 3번까지, {fourth}게임에서 4번까지 이 순서를 따랐어요.",
} as const
