import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { findHerbSlug } from '#domain/recipes/ingredient-herb.ts'
import { createCheck } from '#domain/safety/check.ts'
import { indexNames, parseBinomial } from '#domain/safety/names.ts'
import { findPassingGroups } from '#domain/safety/passing-groups.ts'

import { isNoWorseVerdict, replaceHerb } from './replace-herb.ts'
import { findSubstitutes, maxSubstitutes } from './substitutes.rules.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const check = createCheck(facts)
const index = indexNames(facts)
const herbs = new Map(catalogue.herbs.map((herb) => [herb.slug, herb]))
const toPlant = (slug: string) => parseBinomial(herbs.get(slug)?.scientificName ?? '')

const results = catalogue.recipes.map(
  ({ slug, ailment, servings, cupsPerDay, courseDays, preparation, ingredients }) => {
    const recipe = {
      ailment,
      servings,
      cupsPerDay,
      courseDays,
      preparation,
      ingredients: ingredients.map(({ name, amount, gramsPerCup = null }) => ({
        name,
        amount,
        gramsPerCup,
        herb: findHerbSlug(index, name),
      })),
    }
    return { slug, recipe, lines: findSubstitutes(recipe, catalogue.herbs, check) }
  },
)
const proposals = results.flatMap(({ slug, recipe, lines }) =>
  lines.flatMap((line) => line.substitutes.map((substitute) => ({ slug, recipe, line, substitute }))),
)

describe('the substitutes for the herbs of every recipe in the catalogue', () => {
  it('exist for many herbs, and are at most six', () => {
    const lines = results.flatMap(({ lines: own }) => own)
    expect(lines.filter(({ substitutes }) => substitutes.length > 0).length / lines.length).toBeGreaterThan(0.3)
    for (const { substitutes } of lines) expect(substitutes.length).toBeLessThanOrEqual(maxSubstitutes)
  })

  it('pass the check with no worse verdict, for everybody and for each reader group', () => {
    for (const { slug, recipe, substitute } of proposals) {
      const changed = replaceHerb(recipe, substitute)
      const text = `${slug} ${substitute.herb}`
      const [verdict, original] = [changed, recipe].map((one) => check(one, undefined, 'human').verdict)
      expect(verdict && original && isNoWorseVerdict(verdict, original), text).toBe(true)
      expect(findPassingGroups(check, changed, 'human'), text).toEqual(
        expect.arrayContaining(findPassingGroups(check, recipe, 'human')),
      )
    }
  })

  it('are another plant, which the recipe does not contain', () => {
    for (const { slug, recipe, substitute } of proposals)
      for (const { herb } of recipe.ingredients)
        if (herb) expect(toPlant(substitute.herb), `${slug} ${substitute.herb}`).not.toBe(toPlant(herb))
  })

  it('share a stated use for the ailment, and at least half of the taste', () => {
    for (const { recipe, line, substitute } of proposals) {
      const herb = herbs.get(substitute.herb)
      expect(herb?.uses.map(({ category }) => category)).toContain(recipe.ailment)
      const tastes: readonly string[] = herbs.get(line.herb)?.tasteTags ?? []
      const shared = herb?.tasteTags.filter((taste) => tastes.includes(taste)) ?? []
      expect(shared.length * 2).toBeGreaterThanOrEqual(Math.max(1, tastes.length))
      expect(substitute.sources.length).toBeGreaterThan(0)
    }
  })

  it('stay within the limits of their herb', () => {
    for (const { recipe, substitute } of proposals) {
      const herb = herbs.get(substitute.herb)
      expect(substitute.gramsPerCup).toBeGreaterThan(0)
      expect(substitute.gramsPerCup).toBeLessThanOrEqual(herb?.tea.gramsPerCupMax ?? 0)
      expect(substitute.gramsPerCup * recipe.cupsPerDay).toBeLessThanOrEqual((herb?.maxDailyGrams ?? 0) + 1e-9)
    }
  })
})
