/** Whether the part of an address behind # names a place of the page that is open, or none. */
export const isPlace = (hash: string): boolean =>
  hash.slice(1) === '' || document.getElementById(hash.slice(1)) !== null
