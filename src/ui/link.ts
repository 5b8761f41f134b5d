const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a page of ours, `/puerto-rico/rules/`, wherever the site is hosted. */
export const to = (path: `/${string}`): string => base + path
