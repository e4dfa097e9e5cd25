import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { drawHerbarium } from './herbarium.ts'
import { loadPlants } from './plants.ts'

const folder = mkdtempSync(join(tmpdir(), 'plants-'))
beforeAll(() => cpSync(join(import.meta.dirname, 'plants'), join(folder, 'plants'), { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the herbarium', () => {
  it.each(drawHerbarium().files)('is written into $path: run `npm run data`', ({ path, content }) => {
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(content)
  })
})

describe('loadPlants', () => {
  it('finds no fault in the plants of the catalogue', () => {
    expect(loadPlants().problems).toEqual([])
  })

  it('has a plant for every herb, and no other', () => {
    const herbs = readdirSync(join(import.meta.dirname, 'herbs')).map((name) => name.replace('.yaml', ''))
    expect([...loadPlants().plants.keys()].toSorted()).toEqual(herbs.toSorted())
  })

  it('gives every plant marks of its own', () => {
    const marks = [...loadPlants().plants.values()].map((plant) => plant.marks.join('; '))
    expect(new Set(marks).size).toBe(marks.length)
  })

  it.each([
    { field: 'leaf.margin', from: 'margin: serrate', to: 'margin: jagged' },
    { field: 'habit', from: 'habit: upright herb', to: 'habit: herb' },
    { field: 'leaf', from: 'width: 0.44', to: 'width: 0.44, colour: green' },
  ])('names file and field of a wrong word in $field', ({ field, from, to }) => {
    const path = join(folder, 'plants/peppermint.yaml')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(from, to))
    const { problems } = loadPlants(folder)
    writeFileSync(path, text)
    expect(problems.map((problem) => [problem.file, problem.field])).toEqual([['plants/peppermint.yaml', field]])
  })
})
