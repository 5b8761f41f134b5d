/** How long a move of others takes, in milliseconds, so that it is seen to come; no time where motion is unwelcome. */
export function pace(usual: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : usual
}
