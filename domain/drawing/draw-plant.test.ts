import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { loadPlants } from '#catalog/plants.ts'

import { drawPlant, layOutPlant, pictureSizes } from './draw-plant.ts'
import { pointsOf } from './fit.ts'
import { drawPictureFile } from './picture-file.ts'

const { plants } = loadPlants()
const pictures = [...plants].flatMap(([slug, plant]) => pictureSizes.map((size) => ({ slug, plant, size })))
const maxBytes = { medallion: 2500, plate: 10_000 }
/** Share of the picture's width by which a shape may reach beyond its edge. */
const overhang = 0.02

describe('drawPlant', () => {
  it.each(pictures)('draws the same $size of $slug every time', ({ slug, plant, size }) => {
    expect(drawPlant(slug, plant, size)).toBe(drawPlant(slug, plant, size))
  })

  it('draws another picture for another slug', () => {
    const [first] = plants.values()
    if (!first) throw new Error('There are no plants.')
    expect(drawPlant('one', first, 'plate')).not.toBe(drawPlant('two', first, 'plate').replaceAll('two', 'one'))
  })

  it.each(pictures)('keeps the file of the $size of $slug within its weight', ({ slug, plant, size }) => {
    expect(gzipSync(drawPictureFile(slug, plant, size)).length).toBeLessThanOrEqual(maxBytes[size])
  })

  it.each(pictures)('writes the paths of the $size of $slug in whole numbers', ({ slug, plant, size }) => {
    const paths = [...drawPlant(slug, plant, size).matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data)
    expect(paths.length).toBeGreaterThan(3)
    expect(paths.filter((data) => !/^M[-\d mlcshvz]+$/.test(data))).toEqual([])
  })

  it.each(pictures)('gives the $size of $slug classes and no colours', ({ slug, plant, size }) => {
    expect(drawPlant(slug, plant, size)).not.toMatch(/(?:fill|stroke|style)=|#[\da-f]{6}/)
  })

  it.each(pictures)('keeps the $size of $slug inside its frame', ({ slug, plant, size }) => {
    const { width, height, groups } = layOutPlant(slug, plant, size)
    const slack = width * overhang
    const outside = groups
      .flatMap(({ items, stamps }) => pointsOf(items, stamps))
      .filter(({ x, y }) => x < -slack || y < -slack || x > width + slack || y > height + slack)
    expect(outside).toEqual([])
  })
})
