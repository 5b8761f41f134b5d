/** The icons of the installed site, drawn from one ship. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const SHIP =
  '<path fill="#0b5c7a" d="M15 3v16H5.5C9 15 12 10 15 3Zm2 3c5 3 7 8 7.5 13H17Z"/>' +
  '<path fill="#a87b52" d="M3 21.5h26c-1.5 4-4 6.5-7.5 6.5H11c-4 0-6.5-2.5-8-6.5Z"/>'

/** The ship on paper; `share` of the side is the ship's, `radius` rounds the corners of the paper. */
function icon(share: number, radius: number): string {
  const side = 32 / share
  const inset = (side - 32) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${side} ${side}">` +
    `<rect x="${-inset}" y="${-inset}" width="${side}" height="${side}" rx="${side * radius}" fill="#f7f3ea"/>` +
    `${SHIP}</svg>`
  )
}

/** A maskable icon is cut to a circle of four fifths by some devices; Apple's rounds by itself. */
const ICONS = [
  { name: 'icon-192.png', size: 192, svg: icon(0.76, 0.2) },
  { name: 'icon-512.png', size: 512, svg: icon(0.76, 0.2) },
  { name: 'maskable-512.png', size: 512, svg: icon(0.58, 0) },
  { name: 'apple-touch-icon.png', size: 180, svg: icon(0.7, 0) },
] as const

/** Draws the icons that manifest.webmanifest and the head of each page name. */
export async function writeIcons(out: string): Promise<void> {
  for (const { name, size, svg } of ICONS) {
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render()
    await writeFile(join(out, name), picture.asPng())
  }
}
