const PATHS = {
  keyboard: 'M3 6h18v12H3zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M7 14h10',
  undo: 'M9 5 4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5M19.5 10H9a5 5 0 0 0 0 10h3',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  again: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9M10.5 9.2v5.6l4.5-2.8Z',
}

/** A sign for a button of the bar. */
export function Icon({ of }: { of: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  )
}
