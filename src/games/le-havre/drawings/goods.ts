/** Tokens, 32 wide and high: a round plate for a basic good, a square one for its other side, and on it the good itself. */
import { type Item, UPGRADED_GOODS } from '../rules/vocabulary.ts'
import { at, discs, fill, line, type Tone } from './ink.ts'
import * as ware from './wares.ts'

const ROUND = 'M1.5 16a14.5 14.5 0 1 1 29 0a14.5 14.5 0 1 1-29 0Z'
const SQUARE =
  'M6 1.5h20a4.5 4.5 0 0 1 4.5 4.5v20a4.5 4.5 0 0 1-4.5 4.5h-20A4.5 4.5 0 0 1 1.5 26V6A4.5 4.5 0 0 1 6 1.5Z'

const flame = 'M-6 0c-3-5 1-7 2-13 4 2.4 4.4 5 4.6 7.4C2-7 3-8.6 3-10.6 6.6-7.4 7.4-3 5.4 0Z'
const lump = 'M-9.5-.5l1.6-7L-3-12.5l7 .6 5 4.4-.6 6.5-5.4 2-8 .3Z'

/** The tone of the rim, and the good. */
const GOODS: Record<Item, readonly [rim: Tone, parts: readonly string[]]> = {
  franc: [
    'ochre-shade',
    [
      discs('gold', 14.5, [16, 16]),
      line('ochre-shade', 'M5 16a11 11 0 1 1 22 0a11 11 0 1 1-22 0', 1),
      line('door', 'M13 23V9h7.5M13 15.5h6M10.5 19.5h6', 2.4),
    ],
  ],
  fish: ['fish', [at(15.5, 19.6, ware.fish, 1.35)]],
  smokedFish: [
    'crust',
    [
      line(
        'smoke',
        'M9 12q-2.4-2.4 0-4.4t0-4M16 11q-2.4-2.4 0-4.4t0-3.6M23 12q-2.4-2.4 0-4.4t0-4',
        1.5,
      ),
      fill('crust', 'M4 20c4-6.5 11-6 14.5-1l6-4.5v11L18.5 21C15 26.5 8 26.5 4 20Z'),
      line('leather', 'M10.5 16.5l2 7M14.5 16l1.5 6.5', 1.3),
      discs('coal', 0.9, [7.4, 19.4]),
    ],
  ],
  wood: [
    'timber',
    [
      fill('timber', 'M5 12.5h17v9H5q-2-4.5 0-9Z'),
      fill('crust', 'M22 12.5q3.5 0 3.5 4.5t-3.5 4.5-3.5-4.5 3.5-4.5Z'),
      line('timber', 'M22 15.2q1.3 0 1.3 1.8t-1.3 1.8', 0.9),
      line('door', 'M7 15.5h8M9 18.5h7', 0.9),
      line('leaf', 'M11 12.5l2.5-4', 1.4),
      fill('leaf', 'M13 9c0-3 2-4.5 5-4.5C18 7.5 16 9.5 13 9Z'),
    ],
  ],
  charcoal: [
    'coal',
    [
      fill('coal', 'M5 22l2.5-3.5L24 10l3 4-16.5 9.5Z'),
      fill('iron', 'M6 11.5l3.5-3L26 18.5l1 4.5-4 .5L7 15Z'),
      line('coal', 'M10 11.5l12 7.5M9.5 13.8l5 3', 0.9),
      discs('fire', 1.1, [11, 24.8], [16, 25.8], [21, 24.8]),
    ],
  ],
  clay: [
    'clay',
    [
      fill('clay', 'M4 24c.5-5 4-7 6-11 1.5-3 5-4 8-2.5 2.5 1.3 3 4 5.5 6 2.5 2 4.5 4 4.5 7.5Z'),
      line('brick-shade', 'M10 19q3-2.5 6-1M15 13.5q2-1 3.5 0M18 21.5q3-1 5.5.500', 1.1),
    ],
  ],
  brick: [
    'tiles',
    [
      fill('tiles', 'M5 17.5h10.5v7H5ZM16.5 17.5H27v7H16.5ZM10.7 9.5h10.5v7H10.7Z'),
      line('brick-shade', 'M7 19.5h3M18.5 19.5h3M12.7 11.5h3', 1.1),
    ],
  ],
  iron: [
    'iron',
    [
      at(
        16,
        23.6,
        [fill('iron', lump), line('steel', 'M-3-12l-1 6-5 1M-4-6l6 5M4-11l1.5 5 4-.6', 1.1)],
        1.1,
      ),
    ],
  ],
  steel: [
    'iron',
    [
      fill('steel', 'M6 6.5h20v5h-6.7v9H26v5H6v-5h6.7v-9H6Z'),
      line('iron', 'M8 9h12M8 23h12M15 12.5v7', 1),
    ],
  ],
  grain: [
    'gold',
    [
      line('ochre-shade', 'M16 27.5V12', 1.5),
      fill(
        'gold',
        'M16 3.5c2.6 2.6 2.6 5.6 0 8-2.6-2.4-2.6-5.4 0-8ZM15.4 16.5c-4 0-6-2.3-6-6 3.7.3 6 2.3 6 6ZM16.6 16.5c4 0 6-2.3 6-6-3.7.3-6 2.3-6 6ZM15.4 23c-4 0-6-2.3-6-6 3.7.3 6 2.3 6 6ZM16.6 23c4 0 6-2.3 6-6-3.7.3-6 2.3-6 6Z',
      ),
    ],
  ],
  bread: ['crust', [at(16, 23.5, ware.loaf, 1.75)]],
  cattle: [
    'leather',
    [
      fill(
        'cloth',
        'M7.5 12C3.5 11.5 2.5 8 4 4.5 5 8 7 8.5 10 8.5ZM24.5 12c4-.5 5-4 3.5-7.5-1 3.5-3 4-6 4Z',
      ),
      fill('leather', 'M9 8.5h14l1.5 6-3 9.5c-1 2.5-2.5 3.5-5.5 3.5s-4.5-1-5.5-3.5l-3-9.5Z'),
      fill('hide', 'M11.6 20.5h8.8l-.8 4c-.7 1.8-2 2.5-3.6 2.5s-2.9-.7-3.6-2.5Z'),
      fill('cloth', 'M14.3 8.5h3.4l.8 7-2.5 3-2.5-3Z'),
      discs('coal', 1, [12, 14.4], [20, 14.4], [14, 23.4], [18, 23.4]),
    ],
  ],
  meat: [
    'meat',
    [`<g transform="translate(7 4.5)rotate(-38 6 8)scale(1.320)">${ware.ham.join('')}</g>`],
  ],
  coal: [
    'coal',
    [
      at(
        16,
        23.6,
        [
          fill('coal', lump),
          line('smoke', 'M-3-12l2 5-7 1.5M-1-7l8 1M-1-7l-1 7M4-11.5l3 5.5-1 4', 0.9),
        ],
        1.12,
      ),
    ],
  ],
  coke: [
    'fire',
    [
      at(
        16,
        20.5,
        [fill('fire', flame), fill('glow', 'M-2.6-.6c-1-3 1-3.6 1.6-6.4 2 1.6 3.6 3.6 2.6 6.4Z')],
        1.25,
      ),
      fill('iron', 'M4.5 25.5l2-5.5 5-1.5 4 2 4-2.5 5.5 2 2.5 5.5Z'),
      line('coal', 'M11 19.5l1.5 5M19.5 19l-1.5 5.5', 0.9),
    ],
  ],
  hide: [
    'hide',
    [
      fill(
        'hide',
        'M12 4.5h8l1.5 4L28 8l-1 4.5-3.5 2.5.5 6 3.5 3.5-1.5 3-5.5-1.5L16 28l-4.5-2L6 27.5l-1.5-3L8 21l.5-6L5 12.5 4 8l6.5.5Z',
      ),
      fill(
        'cloth',
        'M12.5 13c2-2 4.5-.5 4 1.5s-1.5 4-3.5 3-2-3-.5-4.5ZM19 19.5c1.5-.5 2.5 1 1.5 2.5s-3 1-3-.5.5-1.7 1.5-2Z',
      ),
    ],
  ],
  leather: [
    'leather',
    [
      fill('leather', 'M8 6.5h17v14H8Z'),
      line('crust', 'M11 9.5h11v8', 0.9),
      fill('copper', 'M6 20.5h18a3 3 0 0 1 0 6H6a3 3 0 0 1 0-6Z'),
      line('leather', 'M24 20.5a3 3 0 0 0 0 6M24.5 22.6a1 1 0 0 0 0 1.8', 0.9),
    ],
  ],
}

const upgraded = new Set<string>(UPGRADED_GOODS)

const token = (item: Item, [rim, parts]: (typeof GOODS)[Item]): readonly string[] => {
  if (item === 'franc') return parts
  const edge = upgraded.has(item) ? SQUARE : ROUND
  return [fill(upgraded.has(item) ? 'plate-turned' : 'plate', edge), line(rim, edge, 1.8), ...parts]
}

const LOAN: readonly string[] = [
  fill('cloth', 'M6 2h15l6 6v22H6Z'),
  fill('quay', 'M21 2v6h6Z'),
  line('iron', 'M9.5 10h9M9.5 14h13M9.5 18h13', 1.2),
  discs('flag', 4.6, [20, 24.5]),
  line('cloth', 'M17.6 24.5h4.8', 1.4),
]

export const TOKENS: readonly (readonly [id: string, parts: readonly string[]])[] = [
  ...Object.entries(GOODS).map(([item, good]) => [item, token(item as Item, good)] as const),
  ['loan', LOAN],
]
