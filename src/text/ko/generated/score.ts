/** Made from content/site/ko/messages/score.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "score.share": "링크 복사",
  "score.copied": "링크를 복사했어요. 받은 사람에게도 같은 점수표가 열려요.",
  "score.copy-by-hand": "복사하지 못했어요. 주소창의 주소를 그대로 보내 주세요.",
  "score.print": "인쇄",
  "score.clear": "비우기",
  "score.cleared": "적은 것을 모두 지웠어요.",
  "score.kept": "여기 적은 점수표는 그대로예요.",
  "score.empty-sheet": "빈 점수표를 열었어요.",
  "score.again": "지난번에 적던 점수표예요.",
} as const
