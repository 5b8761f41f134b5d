import type { APIRoute } from 'astro'
import { LANGUAGE } from '#language/language.ts'
import { t } from '../../text/messages/site.ts'
import { to } from '../../ui/link.ts'
import { doorOf, FIRST } from '../games.ts'

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: to(`/${name}`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const shortcut = (name: string, path: `/${string}`) => ({ name, url: to(path) })

/** What a device needs to install the site. Its icons are drawn by scripts/postbuild/icons.ts. */
export const GET: APIRoute = () =>
  Response.json({
    name: t('site.name'),
    short_name: t('site.short-name'),
    description: t('home.description'),
    lang: LANGUAGE,
    id: to('/'),
    start_url: to('/'),
    scope: to('/'),
    display: 'standalone',
    background_color: '#f7f3ea',
    theme_color: '#f7f3ea',
    categories: ['games', 'education'],
    icons: [
      { src: to('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(t('site.learn'), doorOf(FIRST, 'learn')),
      shortcut(t('site.rules'), doorOf(FIRST, 'rules')),
      shortcut(t('site.play'), doorOf(FIRST, 'play')),
      shortcut(t('site.referee'), doorOf(FIRST, 'referee')),
    ],
  })
