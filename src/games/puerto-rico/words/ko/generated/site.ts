/** Made from content/puerto-rico/words/ko/messages/site.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "home.scene": "게임 한가운데의 탁자",
  "home.try": "직접 두어 보세요. [[corn|을]] 누른 다음 실을 배를 누르세요. 다른 상품을 골라도 돼요.",
  "home.onward": "이어서 배우기",
  "home.again": "다시 두기",
  "home.me": "나",
  "home.rival": "상대",
  "play.description": "푸에르토 리코를 한 기기에서 처음부터 끝까지 둔다. 안 되는 수는 어느 규칙 때문인지 알려 준다.",
  "beside.lead": "실제 판으로 둘 때:",
} as const
