import type { BuildingId } from '../../rules/vocabulary.ts'
import './pieces.css'

const stall =
  'M4 12 6 6h12l2 6M4 12c0 2.5 4 2.5 4 0 0 2.5 4 2.5 4 0 0 2.5 4 2.5 4 0 0 2.5 4 2.5 4 0M6 14.5V20h12v-5.5'
const crate = 'M4 9h16v11H4ZM4 9l3-4h10l3 4M9.5 9v4h5V9'

/** Line drawings of the buildings that produce nothing; the others show their good. */
const LINES: Partial<Record<BuildingId, string>> = {
  smallMarket: stall,
  largeMarket: `${stall}M2 20h20M10 20v-4h4v4M12 6V3h3`,
  hacienda: 'M3 20V10l5-4 5 4v10M6.5 20v-5h3v5M3 20h18M16 12v8M20 12v8M13 14h8M13 17.5h8',
  constructionHut: 'M4 20V11l5-4 5 4v9M7.5 20v-5h3v5M14 15h6.5v5H14M16 15v-4h4v4M2 20h20',
  smallWarehouse: crate,
  largeWarehouse:
    'M2.5 12.5h9V20h-9ZM12.5 12.5h9V20h-9ZM7.5 4.5h9V12h-9ZM6 12.5v3h2v-3M16 12.5v3h2v-3M11 4.5v3h2v-3',
  hospice: 'M5 20V9l7-5 7 5v11ZM12 9.5v6M9 12.5h6',
  office: 'M5 4h11l3 3v13H5ZM8 9h8M8 12.5h8M8 16h5',
  factory: 'M3 20V10l5 3.5V10l5 3.5V10l3 2V4h4v16ZM7 17h2M12 17h2',
  university: 'M2 9l10-4.5L22 9l-10 4.5ZM6.5 11v5c3 2.5 8 2.5 11 0v-5M20.5 10v6',
  harbor: 'M9 20 10 8h4l1 12M9.5 8V5.5L12 3.5l2.5 2V8M4 20h16M9.6 13h4.8M3 6.5l3 .5M21 6.5l-3 .5',
  wharf:
    'M3 10c3 1 15 1 18 0-1 4-3 6-5 6H8c-2 0-4-2-5-6ZM7 16l-2 4M17 16l2 4M12 10V3l5 5h-5M3 20h18',
  guildHall:
    'M4 20V10h16v10ZM3 10l9-5 9 5M12 5V2h4l-1 1.2L16 4.5h-4M10 20v-5a2 2 0 0 1 4 0v5M6.5 13v3M17.5 13v3',
  residence: 'M3 20V11l4-3 5-4 5 4 4 3v9ZM10 20v-4h4v4M6 13h2v2H6ZM16 13h2v2h-2ZM11 9h2v2h-2Z',
  fortress: 'M5 20V5h3v2h2.5V5h3v2H16V5h3v15ZM10 20v-4a2 2 0 0 1 4 0v4M5 11h14',
  customsHouse: 'M3 20h18M4.5 20v-8M9.5 20v-8M14.5 20v-8M19.5 20v-8M3 12h18L12 5ZM12 8.5v1',
  cityHall:
    'M3 20h18M5 20v-7h14v7M8 13c0-3 1.5-5 4-5s4 2 4 5M12 8V4M12 4h3l-.7 1 .7 1h-3M8.5 20v-4M12 20v-4M15.5 20v-4',
}

/** The emblem of a commercial or large building. */
export function BuildingEmblem({ id }: { id: BuildingId }) {
  return (
    <svg class="piece emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[id]} />
    </svg>
  )
}
