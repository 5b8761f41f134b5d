/** Made from content/le-havre/words/ja/messages/site.yaml by `npm run -s words`. */
export const messages = {
  "havre.play.title": "르아브르 두기",
  "havre.play.description": "르아브르를 한 기기에서 혼자서부터 다섯까지 둡니다. 긴 게임과 짧은 게임, 규칙은 컴퓨터가 살핍니다.",
  "havre.rules.title": "르아브르 규칙 목록",
  "havre.rules.description": "르아브르의 모든 규칙을 번호대로. 탁자에서 막힌 수가 어느 규칙 때문인지 여기로 이어집니다.",
  "havre.home.title": "두 번째 게임, 르아브르",
  "havre.home.text": "항구에서 상품을 모으고 건물과 배를 지어 재산을 겨룬다. 혼자서 다섯까지, 한 기기에서.",
  "havre.home.play": "르아브르 두기",
} as const
