/** Made from content/puerto-rico/words/ja/messages/openings.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "opening.quarry": "[[settler]]：[[quarry]]",
  "opening.plantation": "[[settler]]：[[plantation]]",
  "opening.people": "4人のときによく知られている始め方は、1番が[[settler]]で[[quarry]]を取り、2番が[[builder]]、3番が[[mayor]]、4番が[[prospector]]を選ぶものです。ボットは{games}ゲームのうち{first}ゲームを[[quarry]]で始め、{second}ゲームで2番まで、{third}ゲームで3番まで、{fourth}ゲームで4番までこの順に選びました。",
} as const
