import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createCheck } from './check.ts'
import { stripSources } from './facts.ts'
import { readerGroups } from './reader-groups.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const budgetBytes = 30_000

describe('the facts without sources', () => {
  it('are less than 30 kB after gzip', () => {
    expect(gzipSync(JSON.stringify(stripSources(facts)), { level: 9 }).length).toBeLessThan(budgetBytes)
  })

  it('give the same findings as the full facts', () => {
    const [whole, lean] = [createCheck(facts), createCheck(stripSources(facts))]
    const findingKeys = (check: typeof whole) =>
      catalogue.recipes.flatMap((recipe) =>
        Object.values(readerGroups).map(({ profile }) =>
          check(recipe, profile, 'human').findings.map(({ level, code, subject, herbs }) =>
            [level, code, subject, ...herbs].join(' '),
          ),
        ),
      )
    expect(findingKeys(lean)).toEqual(findingKeys(whole))
  })
})
