/** Made from content/puerto-rico/words/ko/messages/after.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "after.why.colonists": "[[colonist|이]] 모자라 [[market|을]] 다 채우지 못했고, 그 라운드를 끝까지 하고 끝났어요.",
  "after.why.chips": "승점 칩이 떨어졌고, 그 라운드를 끝까지 하고 끝났어요.",
  "after.why.city": "{seat|이} [[citySpace]] 12칸을 다 채웠고, 그 라운드를 끝까지 하고 끝났어요.",
  "after.what.chips": "승점 칩",
  "after.what.buildings": "건물에 적힌 점수",
  "after.card.game": "푸에르토 리코",
  "after.card.bonus": "[[largeBuilding]]의 추가 점수",
} as const
