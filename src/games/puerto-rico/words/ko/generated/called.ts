/** Made from content/puerto-rico/words/ko/terms.yaml and its readings by `npm run -s i18n:compile`. */
export const CALLED: Readonly<Record<string, readonly string[]>> = {
  "settlerPhase": ["개척자 단계"],
  "mayorPhase": ["모집관 단계","시장 단계"],
  "builderPhase": ["건축가 단계"],
  "craftsmanPhase": ["생산자 단계"],
  "traderPhase": ["상인 단계"],
  "captainPhase": ["선장 단계"],
  "hacienda": ["대농장","아시엔다"],
  "guildHall": ["길드 홀"],
  "governor": ["총독","선 플레이어"],
  "doubloon": ["돈","더블론","금화"],
  "victoryPoint": ["점수"],
  "faceUp": ["공개된 농장","오픈된 농장"],
  "waitingSpace": ["임시 보관"],
  "occupied": ["점유"],
  "quarryLimit": ["채석장 한도","한도"],
}
