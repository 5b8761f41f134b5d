/** Made from content/site/ko/messages/windows.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "draft.followed": "다른 창에서 고친 것을 따라왔어요. 되돌리면 앞의 것이 다시 나와요.",
  "draft.overtaken": "다른 창에서 고친 것이 이 기기에 저장되어 있어요. 여기서 고친 것은 아직 저장하지 않았으니, 어느 쪽을 남길지 골라 주세요. 되돌리면 다른 쪽이 다시 나와요.",
  "draft.follow": "다른 창을 따라가기",
  "draft.stay": "여기 것을 저장하기",
} as const
