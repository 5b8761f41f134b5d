/** Ships by hull and material: planks under sails, riveted iron with a funnel, a freighter of steel, a white liner. */
import { SHIP_TYPES, type ShipType } from '../rules/vocabulary.ts'
import { box, discs, fill, line } from './ink.ts'

const sea = [
  fill('pool', `M-72 31q3-2 6 0t6 0${' 6 0'.repeat(30)}v5H-72Z`),
  line('cloth', 'M4 33.6h6M20 34h7M37 33.6h6', 0.7),
]

const HULLS: Record<ShipType, readonly string[]> = {
  wooden: [
    line('timber', 'M14 25V5M27 25V2M38 25V7M44 21L48 17', 1.3),
    fill(
      'cloth',
      'M8 7q6-2 12 0l1.4 8q-7-2.4-14.8 0ZM20.6 4q6.4-2 13 0l1.6 10q-8-2.6-16.2 0ZM33.6 9q4.4-1.6 9 0l1.2 7q-5.6-2-11.4 0Z',
    ),
    fill('wall', 'M6.6 17q7.4-2 15 0l.6 6h-16.4ZM19 16q8-2.2 16.4 0l.6 7H18.6Z'),
    fill('flag', 'M27 2h-5l1.2 1.4L22 4.8h5Z'),
    fill('timber', 'M3 20l5 3h32l6-2.6c-.6 6-3.6 11-8 12H12c-5-1-8.4-6.4-9-12.4Z'),
    line('door', 'M5.4 25.4h38.4M8 29h33', 0.7),
  ],
  iron: [
    line('timber', 'M11 24V6M38 24V8M11 8L24 22M38 10L28 20', 1.1),
    box('flag', 20, 8, 6, 12),
    box('coal', 20, 8, 6, 3),
    box('cloth', 15, 18, 19, 6),
    discs('glass', 1.1, [19, 21], [23, 21], [27, 21], [31, 21]),
    fill('coal', 'M2 22h44c-.6 5-2.6 9-5 11H8c-3-2-5.4-6-6-11Z'),
    line('steel', 'M4 25h40', 0.9),
    fill('flag', 'M5 29.4h38.4c-.8 1.6-1.6 2.8-2.6 3.6H8.4c-1.4-.8-2.4-2-3.4-3.6Z'),
    discs(
      'steel',
      0.5,
      [8, 27.2],
      [13, 27.2],
      [18, 27.2],
      [23, 27.2],
      [28, 27.2],
      [33, 27.2],
      [38, 27.2],
    ),
  ],
  steel: [
    line('iron', 'M19 22V8M19 10L29 17M19 10l-8 7M34 22V11M34 12l7 6', 1.3),
    fill('cloth', 'M3 22v-9h3v-3h8v3h2v9Z'),
    fill('glass', 'M5 14.4h9.6v2.4H5Z'),
    box('fish', 7, 4, 5, 6),
    box('cloth', 7, 5.6, 5, 1.6),
    box('ochre', 21, 17, 5.6, 5),
    box('tiles', 27, 17, 5.6, 5),
    box('leaf', 36, 17, 5.6, 5),
    fill('steel', 'M0 21h42l6-2.6c0 6-1.6 11-4 14.6H5c-2.6-2-5-7-5-12Z'),
    line('cloth', 'M1 24.4h45.6', 1),
    fill('fish', 'M2.6 29h43.2c-.4 1.6-1 3-1.8 4H5c-1-.8-1.8-2.2-2.4-4Z'),
  ],
  luxury: [
    fill('flag', 'M13 3h5l1 7h-5ZM22 3h5l1 7h-5ZM31 3h5l1 7h-5Z'),
    fill('coal', 'M13 3h5l.3 2h-5ZM22 3h5l.3 2h-5ZM31 3h5l.3 2h-5Z'),
    fill('cloth', 'M10 22v-4h-2v-4h4v-4.6h27V14h3v4h2v4Z'),
    fill(
      'glow',
      'M14 11.4h2v1.8h-2ZM19 11.4h2v1.8h-2ZM24 11.4h2v1.8h-2ZM29 11.4h2v1.8h-2ZM34 11.4h2v1.8h-2Z',
    ),
    line('glass', 'M10.6 16.4h30M12.6 20h30', 1.5),
    fill('cloth', 'M0 21c12 1.6 34 1.6 48-3-.6 6-3 11.4-6.4 15H7C3 31 .4 26 0 21Z'),
    line('gold', 'M1.6 24.6c13 1.4 32 1 45-2.6', 1.2),
    discs(
      'fish',
      0.7,
      [8, 28],
      [13, 28.4],
      [18, 28.6],
      [23, 28.6],
      [28, 28.4],
      [33, 28],
      [38, 27.2],
    ),
    fill('flag', 'M4.4 31h39.2l-2 2H7c-1-.4-1.8-1.2-2.6-2Z'),
  ],
}
/** Each on its water, under the name of its symbol. */
export const SHIPS: readonly (readonly [id: string, parts: readonly string[]])[] = SHIP_TYPES.map(
  (type) => [`ship-${type}`, [...HULLS[type], ...sea]],
)
