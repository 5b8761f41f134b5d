/** Pictures for link previews, drawn from positions as the engine makes them. */
import type { APIRoute, GetStaticPaths } from 'astro'
import { cards as leHavre } from '../../../games/le-havre/preview/cards.ts'
import { cards as puertoRico } from '../../../games/puerto-rico/preview/cards.ts'
import { pictureOf } from '../../../ui/preview/addresses.ts'
import { type Card, cardPng } from '../../../ui/preview/card.ts'

export const getStaticPaths = (async () =>
  Array.from([...puertoRico(), ...(await leHavre())], ([name, card]) => ({
    params: { name },
    props: { card, width: pictureOf(name).width },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ card: Card; width: number }> = ({ props: { card, width } }) =>
  new Response(cardPng(card, width), { headers: { 'content-type': 'image/png' } })
