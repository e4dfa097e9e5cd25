// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'

import { loadPlants } from '#catalog/plants.ts'
import { drawPictureFile } from '#domain/drawing/picture-file.ts'
import { createSvg } from '#domain/labels/drawing.ts'
import { drawJar } from '#domain/labels/jar-mark.ts'

import { parseMedallion } from './use-medallion.ts'

const [[slug, plant] = []] = loadPlants().plants
const draw = (medallion: ReturnType<typeof parseMedallion>) =>
  createSvg({
    width: 20,
    height: 30,
    title: 'Jar',
    shapes: [drawJar(0, 0, 30, { line: '#1d3f9e', glaze: '#ffffff', medallion })],
  })

describe('the drawing of a herb on a label', () => {
  it('has its colours as attributes, and no class that needs a style sheet', () => {
    const svg = slug && plant ? drawPictureFile(slug, plant, 'medallion') : ''
    const label = draw(parseMedallion(svg))
    for (const [path] of svg.matchAll(/ d="[^"]+"/g)) expect(label).toContain(path)
    expect(label).not.toContain('class=')
    expect(label).toMatch(/<path d="[^"]+" stroke-linejoin="round" stroke-linecap="round" fill="#fff"/)
  })

  it('is missing if the file is no picture', () => {
    expect(parseMedallion('<html><p>Not found</p></html>')).toBeUndefined()
    expect(draw(undefined)).toContain('M66 134')
  })
})
