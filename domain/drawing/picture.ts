import type { Item, Stamps } from './pen.ts'
import { writeSvgBody } from './svg.ts'

/** Bar that shows the real size of the part used; `x`, `y` and `width` in units of the picture. */
export type Scale = { x: number; y: number; width: number; label: string }

/** Finished picture. Each group has its own stamps. */
export type Picture = {
  width: number
  height: number
  groups: { items: readonly Item[]; stamps: Stamps }[]
  scale?: Scale
}

/** Writes a picture as SVG without colours: each path has the class of its tone. `id` makes ids unique on a page. */
export function writePicture({ width, height, groups, scale }: Picture, id: string): string {
  const body = groups.map(({ items, stamps }, position) => writeSvgBody(items, stamps, `${id}${position}`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}${scale ? writeScale(scale) : ''}</svg>`
}

const writeScale = ({ x, y, width, label }: Scale) =>
  `<path class="outline" d="M${x} ${y - 12}v12h${width}v-12"/><text class="scale" x="${x + Math.round(width / 2)}" y="${y + 44}">${label}</text>`
