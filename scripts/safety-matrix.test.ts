import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createCheck } from '#domain/safety/check.ts'
import { readerGroups } from '#domain/safety/reader-groups.ts'

import { createSafetyMatrix } from './safety-matrix.ts'
import { examplePersons } from './safety-persons.ts'

const { catalogue } = loadCatalogue()

describe('the matrix of example people and recipes', () => {
  it('matches catalog/safety-matrix.txt: run `npm run safety -- --matrix`', () => {
    expect(createSafetyMatrix(catalogue)).toBe(readFileSync('catalog/safety-matrix.txt', 'utf8'))
  })

  it('has 31 people', () => {
    expect(Object.keys(examplePersons)).toHaveLength(31)
  })

  const check = createCheck(safetyFacts(catalogue))
  it.each(Object.entries(readerGroups))('lets at least 20 recipes pass for %s', (_, { profile }) => {
    const passed = catalogue.recipes.filter((recipe) => !/refused|review/.test(check(recipe, profile, 'human').verdict))
    expect(passed.length).toBeGreaterThanOrEqual(20)
  })
})
