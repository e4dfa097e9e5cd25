import { describe, expect, it } from 'vitest'

import { findHerbSlug } from '#domain/recipes/ingredient-herb.ts'
import { indexNames } from '#domain/safety/names.ts'
import { teaMonographs } from '#domain/tea-blends/monographs.ts'
import { describeRecipe, findMonograph } from '#domain/tea-blends/recipe-monograph.rules.ts'

import { loadCatalogue } from './load.ts'
import { safetyFacts } from './safety-facts.ts'

const { catalogue } = loadCatalogue()
const index = indexNames(safetyFacts(catalogue))
const slugs = new Set(catalogue.herbs.map(({ slug }) => slug))
const described = catalogue.recipes.map(({ slug, ailment, cupsPerDay, ingredients }) => ({
  slug,
  ailment,
  found: describeRecipe({
    ailment,
    cupsPerDay,
    ingredients: ingredients.map(({ name, gramsPerCup = null }) => ({ name, gramsPerCup, herb: findHerbSlug(index, name) })),
  }),
}))
const labelOf = (slug: string) => described.find((recipe) => recipe.slug === slug)?.found?.label

describe('the monographs for tea blends', () => {
  it.each(teaMonographs)('name only herbs of the catalogue: $title', ({ listedHerbs: listed, absentSlugs: absent }) => {
    const named = [...listed.flatMap((entry) => entry.slugs), ...(absent ?? [])]
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
  })

  it('exclude for digestion every herb whose Latin name comes before the end of our copy of the list', () => {
    const digestive = teaMonographs.find(({ id }) => id === 'digestive')
    const listed = new Set(digestive?.listedHerbs.flatMap((entry) => entry.slugs))
    const before = catalogue.herbs.filter(({ scientificName }) => scientificName <= 'Marrubium vulgare')
    const expected = before.map(({ slug }) => slug).filter((slug) => !listed.has(slug))
    expect(digestive?.absentSlugs?.toSorted()).toEqual(expected.toSorted())
  })
})

describe('a recipe of the catalogue', () => {
  it.each(['Sleep Problems', 'Digestive Issues'])('has a description for %s', (ailment) => {
    const recipes = described.filter((recipe) => recipe.ailment === ailment)
    expect(recipes.every(({ found }) => found !== undefined)).toBe(true)
  })

  it.each(teaMonographs)('is wholly inside $title in three cases or more', ({ id }) => {
    const inside = described.filter(({ found }) => found?.monograph === id && found.status === 'inside')
    expect(inside.length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['lavender-lemon-balm-last-cup', 'This recipe is not one of the European Medicines Agency’s sleep teas: sweet orange peel is not on the agency’s list.'],
    ['bitter-glass-before-dinner', 'This recipe is not one of the European Medicines Agency’s bitter teas: sweet orange peel is not on the agency’s list.'],
    ['verbena-cardamom-for-four', 'This recipe is not one of the European Medicines Agency’s digestive teas: green cardamom is not on the agency’s list.'],
    ['rowing-flask-with-birch', 'This recipe is not one of the European Medicines Agency’s diuretic teas: lemon verbena is not on the agency’s list.'],
    ['small-pan-of-milk', /^This recipe is not one of .* German chamomile and green cardamom are not on the agency’s list\.$/],
    ['three-bell-balm-lavender', 'This recipe follows the parts of the European Medicines Agency’s rules for sleep teas (EMA/HMPC/438183/2017) that we could read.'],
    ['peppermint-chamomile-kitchen-table-cup', /^We can’t tell .* peppermint and German chamomile are on the agency’s list\.$/],
  ])('has the right description: %s', (slug, label) => {
    expect(labelOf(slug)).toMatch(label)
  })

  it('is compared with the bitter rules if at least half of its herbs are on their list', () => {
    expect(findMonograph('Digestive Issues', ['centaury', 'orange-peel'])?.id).toBe('bitter')
    expect(findMonograph('Digestive Issues', ['centaury', 'orange-peel', 'fennel'])?.id).toBe('digestive')
  })

  it('is compared with nothing for a cold, for sore joints without such herbs, or without herbs', () => {
    expect(findMonograph('Cold & Flu', ['lemon-balm', 'lavender'])).toBeUndefined()
    expect(findMonograph('Inflammation', ['ginger', 'rooibos'])).toBeUndefined()
    expect(findMonograph('Sleep Problems', [])).toBeUndefined()
  })
})
