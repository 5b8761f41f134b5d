/** What the service worker and the pages have to call alike. */
export const TAKE_OVER = 'take-over'
export const PAGES = 'pages'
/** Shown for a page that is not kept, when there is no net. Relative to the site. */
export const OFFLINE_PAGE = 'offline/'
