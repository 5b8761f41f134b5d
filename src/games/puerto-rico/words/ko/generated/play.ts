/** Made from content/puerto-rico/words/ko/messages/play.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "play.first-look": "이번에 펼쳐진 농장",
  "play.edition": "판본",
  "play.edition.two-player": "2인판(1897년판 규칙서)",
  "play.edition.classic": "고전판",
  "play.tie-break": "승점이 같아 [[doubloon|과]] 상품을 세었고, {seat|이} 이겼어요.",
  "play.draw": "{names}: 승점도, [[doubloon|과]] 상품도 같아요. 비겼어요.",
  "play.row.chips": "승점 칩",
  "play.row.buildings": "건물",
  "play.tie": "[[doubloon|과]] 상품",
  "play.revealed": "되돌렸지만 새로 펼쳐진 농장은 이미 보았어요.",
} as const
