import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { ZoneName } from '../components/table/Zone.tsx'

/** When somebody else decides, or something else is decided, brings the zone in question into view. */
export function useZoneInView(
  root: RefObject<HTMLElement>,
  zone: ZoneName,
  decision: string,
): void {
  const seen = useRef(decision)
  useEffect(() => {
    if (seen.current === decision) return
    seen.current = decision
    root.current?.querySelector(`[data-zone="${zone}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [root, zone, decision])
}
