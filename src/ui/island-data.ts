/**
 * What islands are drawn from besides their props, by address: a page of many would be heavy with it.
 * While pages are made it is put here; in a browser `client:touch="address"` fetches it together with
 * the island's code.
 */
declare global {
  // Pages carry the script that fetches it by itself, apart from all modules.
  var islandData: Record<string, unknown> | undefined
}

/** Makes data known for islands that ask for this address. */
export function putIslandData(address: string, data: unknown): void {
  globalThis.islandData ??= {}
  globalThis.islandData[address] = data
}

/** The data at an address; undefined before it has come. */
export const islandDataAt = (address: string): unknown => globalThis.islandData?.[address]
