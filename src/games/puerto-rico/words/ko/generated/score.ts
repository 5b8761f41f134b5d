/** Made from content/puerto-rico/words/ko/messages/score.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "score.name": "이름",
  "score.chips": "승점 칩",
  "score.nothing": "칩과 건물을 적으면 누가 이겼는지 나와요.",
  "score.tiles": "토지에 놓인 타일",
  "score.colonists": "가진 [[colonist]] 모두",
  "score.coins": "[[doubloon]]",
  "score.goods": "남은 상품",
  "score.expansions": "확장과 함께",
  "score.nobles": "귀족",
  "score.sets": "같은 타일 셋이 모인 묶음",
  "score.empty": "[[colonist|이]] 없음",
  "score.left-out": "확장에서만 세는 것을 점수표에서 뺐어요.",
} as const
