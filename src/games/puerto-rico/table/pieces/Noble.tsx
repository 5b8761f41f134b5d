import './pieces.css'

/** A noble: a taller peg with a collar. */
export function Noble() {
  return (
    <svg class="piece noble" viewBox="0 0 20 20" aria-hidden="true">
      <path
        class="fill"
        d="M5 18.5c0-4.6 1.2-7.2 2.6-8.5a4.5 4.5 0 1 1 4.8 0c1.4 1.3 2.6 3.9 2.6 8.5Z"
      />
      <path class="collar" d="M6.3 11.3c2.4 1.5 5 1.5 7.4 0" />
    </svg>
  )
}
