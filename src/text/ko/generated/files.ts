/** Made from content/site/ko/messages/files.yaml by `npm run -s words`. */
export const messages = {
  "link.foreign": "이 페이지에서 여는 링크가 아니에요.",
  "link.other-game": "다른 게임의 링크예요.",
  "link.older": "예전 형식의 링크예요. 지금 사이트에서는 열 수 없어요.",
  "link.newer": "더 새로운 사이트에서 만든 링크예요. 페이지를 새로 고쳐 보세요.",
  "link.too-long": "너무 길어요. 이 사이트의 링크와 판을 적은 글은 이보다 훨씬 짧아요.",
  "link.damaged": "링크가 잘렸거나 바뀌었어요. 처음부터 다시 복사해 주세요.",
  "link.unsupported": "이 브라우저는 이 링크를 풀 수 없어요. 더 새로운 브라우저로 열어 주세요.",
  "file.too-long": "파일이 너무 커요. 이 사이트의 파일은 이보다 훨씬 작아요.",
  "file.damaged": "파일이 깨졌거나 끝까지 들어 있지 않아요.",
  "file.foreign": "이 사이트의 파일이 아니에요.",
  "file.other-game": "다른 게임의 파일이에요.",
  "file.older": "예전 형식의 파일이에요. 지금 사이트에서는 열 수 없어요.",
  "file.newer": "더 새로운 사이트에서 만든 파일이에요(형식 {version}). 사이트를 새로 고친 뒤에 다시 열어 보세요.",
  "file.is-game": "두던 게임의 파일이에요. ‘두기’에서 가져와 주세요.",
  "file.is-progress": "배우기 기록 파일이에요. ‘배우기’에서 가져와 주세요.",
  "file.unchanged": "지금 있는 것은 그대로예요.",
} as const
