/** Made from content/puerto-rico/words/ko/messages/score.yaml by `npm run -s words`. */
export const messages = {
  "score.name": "이름",
  "score.chips": "승점 칩",
  "score.nothing": "칩과 건물을 적으면 누가 이겼는지 나와요.",
  "score.tiles": "토지에 놓인 타일",
  "score.colonists": "가진 [[colonist]] 모두",
  "score.coins": "[[doubloon]]",
  "score.goods": "남은 상품",
  "score.empty": "[[colonist|이]] 없음",
  "score.share": "링크 복사",
  "score.copied": "링크를 복사했어요. 받은 사람에게도 같은 점수표가 열려요.",
  "score.copy-by-hand": "복사하지 못했어요. 주소창의 주소를 그대로 보내 주세요.",
  "score.print": "인쇄",
  "score.clear": "비우기",
  "score.kept": "여기 적은 점수표는 그대로예요.",
  "score.empty-sheet": "빈 점수표를 열었어요.",
} as const
