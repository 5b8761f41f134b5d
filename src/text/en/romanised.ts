/** English names are in Latin letters already. */
export const romanised = (_name: string): string[] => []
