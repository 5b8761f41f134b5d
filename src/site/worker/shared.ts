/** What the service worker and the pages have to call alike. */
export const TAKE_OVER = 'take-over'
/** Asks the worker to fetch cases that are kept on the device anew, where a new version has others. */
export const RENEW_CASES = 'renew-cases'
/** Shown for a page that is not kept, when there is no net. Relative to the site. */
export const OFFLINE_PAGE = 'offline/'
