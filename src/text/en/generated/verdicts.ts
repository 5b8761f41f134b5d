/** Made from content/site/en/messages/verdicts.yaml by `npm run -s i18n:compile`. */
export const messages = {
  "verdicts.yes": "Yes. / You may. / They do. / You can. / It does. / It can. / It is. / There is. / You do. / They can. / They may. / Both. / You can take one. / You may choose any kind for it.",
  "verdicts.no": "No. / None. / Not yet. / Never. / Nothing. / Not all of it. / They can’t be placed like that. / All are made.",
  "verdicts.duty": "You must.",
  "verdicts.spared": "May I",
  "verdicts.may": "Yes. / No.",
  "verdicts.open": "What / How / Which / Who / Where / When / Can’t / Isn’t / Am I not / no longer / get no / no point / no use / Do no / there no / never",
} as const
