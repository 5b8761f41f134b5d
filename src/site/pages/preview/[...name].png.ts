/** Pictures for link previews, drawn from positions as the engine makes them. */
import type { APIRoute, GetStaticPaths } from 'astro'
import { pictureOf } from '../../../games/puerto-rico/preview/addresses.ts'
import { type Card, cardPng } from '../../../games/puerto-rico/preview/card.ts'
import { cards } from '../../../games/puerto-rico/preview/cards.ts'

export const getStaticPaths = (() =>
  Array.from(cards(), ([name, card]) => ({
    params: { name },
    props: { card, width: pictureOf(name).width },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ card: Card; width: number }> = ({ props: { card, width } }) =>
  new Response(cardPng(card, width), { headers: { 'content-type': 'image/png' } })
