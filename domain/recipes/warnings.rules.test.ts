import { describe, expect, it } from 'vitest'

import { educationalDisclaimer } from '../safety/disclaimers.ts'
import type { RecipeWarning } from './recipes.types.ts'
import { sortWarnings } from './warnings.rules.ts'

const warning = (text: string, overrides: Partial<RecipeWarning> = {}): RecipeWarning => ({
  text,
  origin: 'derived',
  topic: 'summary',
  sources: [],
  ...overrides,
})

describe('recipe warnings', () => {
  const sorted = sortWarnings([
    warning('Strain it well.', { origin: 'written', topic: null }),
    warning('Not for children under 12.'),
    warning('Warfarin', { topic: 'medicine', sources: [0] }),
    warning('Gallstones', { topic: 'condition' }),
    warning('About horsetail', { topic: 'detail' }),
    warning(educationalDisclaimer),
  ])
  const texts = (group: keyof typeof sorted) => sorted[group].map(({ text }) => text)

  it('concern everybody, derived warnings first, unless they are about a medicine, an illness or a detail', () => {
    expect(texts('everybody')).toEqual(['Not for children under 12.', 'Strain it well.'])
    expect(texts('medicines')).toEqual(['Warfarin'])
    expect(texts('conditions')).toEqual(['Gallstones'])
  })

  it('collapse details', () => {
    expect(texts('more')).toEqual(['About horsetail'])
  })
})
