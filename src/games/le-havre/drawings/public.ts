/** Houses of the public: stone under slate. Each is a short list of parts, from the back to the front. */
import { civic, columns, door, flag, ground, panes, water } from './houses.ts'
import { box, discs, fill, line, on } from './ink.ts'
import * as ware from './wares.ts'
import * as work from './works.ts'

export const PUBLIC = {
  artsCentre: [
    ground('quay'),
    ...civic(2, 25, 14, 8),
    columns(21, 4, 9.4, 17, 22.4),
    door(12.4, 3.8, 8),
    fill(
      'crust',
      'M34 12c7-2 13 1.6 13 7s-4 8-7 7.6c-2.6-.4-1-3.6-3.6-4.4-2-.6-3.6 1-5.6-.6-3.4-3-1.4-8.4 3.2-9.6Z',
    ),
    discs('flag', 1.4, [34.4, 15.6]),
    discs('gold', 1.4, [39, 15]),
    discs('fish', 1.4, [43, 18]),
    discs('leaf', 1.4, [42.4, 22.6]),
    line('timber', 'M32 33l6-7M45 33l-5-7M38.6 33V27', 1.2),
  ],
  localCourt: [
    ground('quay'),
    ...civic(2, 25, 14, 9),
    columns(20.6, 4, 9.4, 17.4, 22.6),
    door(12.4, 4, 9),
    on(37, ware.scales, 0.82),
  ],
  townHall: [
    ground('quay'),
    ...civic(4, 40, 13, 4),
    box('masonry', 19, 8, 10, 25),
    fill('slate', 'M17.6 8.4L24 0l6.4 8.4Z'),
    discs('cloth', 3.2, [24, 13]),
    line('door', 'M24 10.8V13l1.6 1', 0.8),
    door(22, 4, 8),
    panes(23, 7, 12.4, 32.6, 38),
    flag(9, 20),
    flag(37, 20),
  ],
  church: [
    ground('grass'),
    box('masonry', 16, 21, 26, 12),
    fill('slate', 'M14 21.4l4-8h22l4 8Z'),
    box('masonry', 6, 16, 11, 17),
    fill('slate', 'M5 16.4L11.5 5 18 16.4Z'),
    line('gold', 'M11.5 5.4V.8M9.6 2.6h3.8', 1),
    discs('glass', 2.3, [11.5, 20]),
    fill('door', 'M9 33v-5.4a2.5 2.5 0 0 1 5 0v5.4Z'),
    fill(
      'glass',
      'M21 30v-4a1.8 1.8 0 0 1 3.6 0v4ZM28 30v-4a1.8 1.8 0 0 1 3.6 0v4ZM35 30v-4a1.8 1.8 0 0 1 3.6 0v4Z',
    ),
  ],
  labourExchange: [
    ground('quay'),
    ...civic(2, 20, 16, 6),
    panes(21, 5, 10.4, 15.6),
    door(10, 4, 7),
    flag(12, 11),
    on(26, ware.person('fish'), 1.15),
    on(32.6, ware.person('flag'), 1.15),
    on(39.2, ware.person('leaf'), 1.15),
    on(45, ware.person('timber'), 1.05),
  ],
  harbourWatch: [
    water(18, 30),
    fill('masonry-shade', 'M-72 36v-6h96l3 6Z'),
    fill('cloth', 'M8 30L10 11h8l2 19Z'),
    fill('flag', 'M9.4 16.4h9.2l.5 4.6H8.9ZM8.4 25.6h11.2l.4 4.4H8Z'),
    box('iron', 8.6, 9.6, 10.8, 1.6),
    fill('glow', 'M11 9.6V5h6v4.6Z'),
    fill('slate', 'M10 5.2L14 1l4 4.2Z'),
    fill('glow', 'M17.4 6L34 2.6v8.2L17.4 8.4Z'),
    on(37, work.boat, 0.85, 34.6),
  ],
  zoo: [
    ground('grass'),
    line('flag', 'M3 33V17q0-8 8-8t8 8v16', 3),
    fill('gold', 'M4 5.6h14l2 5H2Z'),
    discs('flag', 1.1, [8, 8.2], [11, 8.2], [14, 8.2]),
    on(11, [
      fill(
        'iron',
        'M-5.4 0v-6c0-3 2-5 4.6-5h3.4c1.6 0 2.6.8 3 2.2 1 3.2-.4 5.8.8 6.4l-.6 1.2C3.6-1 4-4 3.6-5.2L3.4 0H1v-3h-3.4v3Z',
      ),
      discs('cloth', 0.5, [3.2, -7.8]),
    ]),
    fill(
      'gold',
      'M24 33v-11l2-2L28 4.6l-2.6-.8 1-2 4 .2L32 4l-.4 1.6L31 18h7l3 3v12h-2.4v-7H32v7h-2.4v-8h-3v8Z',
    ),
    discs('timber', 1, [29.4, 9], [29, 13.6], [28.6, 18], [33, 21.6], [37, 21.6], [27.4, 22]),
    line('timber', 'M28.4 1.8V.4M40.6 21l2 5', 1),
    on(45, work.tree(15)),
  ],
  footballStadium: [
    ground('grass'),
    line('iron', 'M5 33V5M43 33V5', 1.4),
    fill('glow', 'M2 3h6.4v4H2ZM39.6 3H46v4h-6.4Z'),
    fill('masonry', 'M2 29C2 18 10 13 24 13s22 5 22 16Z'),
    fill('flag', 'M7 27c1-7 7-10 17-10s16 3 17 10Z'),
    fill('leaf', 'M9 33c0-5 6-8 15-8s15 3 15 8Z'),
    line('cloth', 'M24 25v8M20 29.6a4 2.4 0 1 1 8 0 4 2.4 0 1 1-8 0M12 33v-4h3M36 33v-4h-3', 0.8),
    discs('cloth', 3, [40.6, 30]),
    discs('coal', 1, [40.6, 30]),
  ],
}
