import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { toEmojiCode } from '#domain/emoji.ts'
import { calmingTags, stimulatingTags } from '#domain/herbs/effects.ts'
import { createSeededRandom } from '#domain/random.ts'
import drawnEmoji from '#worker/pages/share/emoji.json'

import { createBotFacts } from './bot-facts.ts'
import type { ExistingRecipe, RecipeDraft } from './bot.types.ts'
import { checkCandidate } from './check-candidate.ts'
import { composeRecipe } from './compose.ts'
import { medicinePhrases } from './compose/warning-texts.ts'
import { isDuplicate } from './duplicates.rules.ts'
import { herbTexts } from './herb-texts/herb-texts.ts'
import { planNextRecipe } from './plan.rules.ts'

const { catalogue } = loadCatalogue()
const facts = createBotFacts(safetyFacts(catalogue), catalogue.herbs)
const toExisting = (recipe: RecipeDraft): ExistingRecipe => ({
  name: recipe.name,
  ailment: recipe.ailment,
  description: recipe.description,
  ingredientNames: recipe.ingredients.map(({ name }) => name),
})
const sheets = new Map(catalogue.herbs.map((herb) => [herb.slug, herb]))
const catalogueRecipes = catalogue.recipes.map(toExisting)
const findSlugs = ({ ingredientNames }: ExistingRecipe) =>
  ingredientNames.map(facts.findHerbByIngredient).flatMap((match) => (typeof match === 'object' ? match.slug : []))

const findLines = (recipes: readonly RecipeDraft[], pattern: RegExp) =>
  recipes.flatMap(({ description, instructions, benefits, tips, warnings }) =>
    [description, ...instructions, ...benefits, ...tips, ...warnings].filter((line) => pattern.test(line)),
  )
const hasEffect = (slugs: readonly string[], tags: readonly string[]) =>
  slugs.some((slug) => sheets.get(slug)?.effectTags.some((tag) => tags.includes(tag)))
const isSour = ({ ingredients }: RecipeDraft) => ingredients.some(({ name }) => /hibiscus|rosehip/i.test(name))

/** Plans, composes and adds recipes month after month, like the bot. */
function composeMany(count: number): RecipeDraft[] {
  const existing = [...catalogueRecipes]
  const drafts: RecipeDraft[] = []
  const random = createSeededRandom(20_261_122)
  while (drafts.length < count) {
    const counts: Record<string, number> = {}
    const herbUses: Record<string, number> = {}
    for (const recipe of existing) {
      counts[recipe.ailment] = (counts[recipe.ailment] ?? 0) + 1
      for (const slug of findSlugs(recipe)) herbUses[slug] = (herbUses[slug] ?? 0) + 1
    }
    const month = 1 + (Math.floor(drafts.length / 25) % 12)
    const plan = planNextRecipe({
      facts,
      counts,
      herbUses,
      month,
      emptySearches: { 'holy-basil': 2, nonsense: 9 },
      random,
    })
    const recipe = composeRecipe({ facts, ...plan, existing, random })
    if (!recipe) throw new Error(`nothing was composed for ${plan.ailment}`)
    drafts.push(recipe)
    existing.push(toExisting(recipe))
  }
  return drafts
}

describe('300 composed recipes', () => {
  const drafts = composeMany(300)
  const recipes = drafts.map(toExisting)

  it('pass the checks against the catalogue and each other', () => {
    const refused = drafts.flatMap((recipe, position) => {
      const existing = [...catalogueRecipes, ...recipes.slice(0, position)]
      const { outcome, codes, reasons } = checkCandidate(recipe, { facts, existing })
      return outcome === 'published' ? [] : [[recipe.name, outcome, ...codes, ...reasons].join(' ')]
    })
    expect(refused).toEqual([])
  })

  it('contain no duplicate and repeat no name or description', () => {
    const allRecipes = [...catalogueRecipes, ...recipes]
    const duplicates = allRecipes.filter((one, position) =>
      allRecipes.slice(position + 1).some((other) => isDuplicate(one, other)),
    )
    expect(duplicates).toEqual([])
    expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length)
    expect(new Set(allRecipes.map(({ description }) => description)).size).toBe(allRecipes.length)
  })

  it('cover every ailment and use nearly every herb', () => {
    for (const ailment of ailmentNames)
      expect(drafts.filter((recipe) => recipe.ailment === ailment).length).toBeGreaterThan(15)
    expect(new Set(recipes.flatMap(findSlugs)).size).toBeGreaterThan(Object.keys(herbTexts).length - 5)
  })

  it('never repeat a combination, and use no herb in more than a fifth of the recipes', () => {
    const blends = recipes.map((recipe) => findSlugs(recipe).toSorted().join(' '))
    expect(new Set(blends).size).toBe(blends.length)
    const uses = Object.values(Object.groupBy(recipes.flatMap(findSlugs), (slug) => slug)).map(
      (group) => group?.length ?? 0,
    )
    expect(Math.max(...uses)).toBeLessThan(recipes.length / 5)
  })

  it('use emoji that share images can draw', () => {
    const emojiWithoutImage = drafts
      .map(({ emoji }) => emoji)
      .filter((emoji) => !Object.hasOwn(drawnEmoji, toEmojiCode(emoji)))
    expect(emojiWithoutImage).toEqual([])
  })

  it('start their descriptions in many ways', () => {
    const openings = Map.groupBy(recipes, ({ description }) => description.split(' ').slice(0, 8).join(' '))
    expect(openings.size).toBeGreaterThan(120)
    expect(Math.max(...[...openings.values()].map(({ length }) => length))).toBeLessThan(9)
  })

  it('contain complete sentences without undefined values', () => {
    const lines = drafts.flatMap(({ description, instructions, benefits, tips, warnings }) =>
      [[description], instructions, benefits, tips, warnings].flat(),
    )
    expect(lines.filter((line) => /undefined|NaN|null|  |\.\.|,,| ,|\( /.test(line))).toEqual([])
    expect(lines.filter((line) => !/^\p{Lu}|^\d/u.test(line) || !/[.?!]$/.test(line))).toEqual([])
  })
})

describe('wording of 300 composed recipes', () => {
  const drafts = composeMany(300)

  it('suggests sharing when the pot contains more cups than the daily maximum', () => {
    const largerPots = drafts.filter(({ servings, cupsPerDay }) => servings > cupsPerDay)
    expect(largerPots.length).toBeGreaterThan(10)
    const sharingLines = findLines(largerPots, /somebody|Share it: /)
    expect(sharingLines.length).toBeGreaterThan(largerPots.length * 0.9)
    expect(
      findLines(largerPots, /cups some hours apart|good for the same day|later in the day|across the day/),
    ).toEqual([])
  })

  it('never combines two bitter herbs, or calming with rousing herbs', () => {
    for (const recipe of drafts) {
      const slugs = findSlugs(toExisting(recipe))
      const bitter = slugs.filter((slug) => sheets.get(slug)?.tasteTags[0] === 'bitter')
      expect(bitter.length, `${recipe.name}: ${bitter.join(', ')}`).toBeLessThan(2)
      expect(hasEffect(slugs, calmingTags) && hasEffect(slugs, stimulatingTags), recipe.name).toBe(false)
    }
  })

  it('never suggests keeping tea overnight', () => {
    expect(findLines(drafts, /tomorrow evening|yesterday|overnight|keeps until the evening/i)).toEqual([])
  })

  it('never says to ask about a medicine that another warning rules out', () => {
    const repeatedMedicines = drafts.flatMap(({ warnings }) => {
      const [avoided, askedFirst] = [/^Do not drink it while you take/, /pharmacist/].map((kind) =>
        warnings.filter((line) => kind.test(line)).join(' '),
      )
      return Object.values(medicinePhrases).filter((words) => avoided?.includes(words) && askedFirst?.includes(words))
    })
    expect(repeatedMedicines).toEqual([])
  })

  it('mentions no use as a rinse', () => {
    expect(findLines(drafts, /\brinse for|gargle|sore gums/)).toEqual([])
  })

  it('never measures stalks, cones or pods with a spoon', () => {
    expect(findLines(drafts, /of (?:mountain tea|hop|cinnamon|lemon verbena|corn silk) is about/)).toEqual([])
  })

  it('calls no sour tea mild, and capitalises countries', () => {
    expect(findLines(drafts.filter(isSour), /without anything sour|hardly needs honey/)).toEqual([])
    expect(findLines(drafts, /\b(?:european|german|greek|ceylon)\b/)).toEqual([])
  })

  it('varies the first step', () => {
    const firstSteps = Map.groupBy(drafts, ({ instructions }) => instructions[0]?.replace(/\b(?:an?|the) .*/, ''))
    expect(Math.max(...[...firstSteps.values()].map(({ length }) => length))).toBeLessThan(drafts.length / 8)
  })
})

const composeOne = () =>
  composeRecipe({ facts, ailment: 'Cold & Flu', season: 'Winter', existing: [], random: createSeededRandom(7) })

it('composeRecipe returns the same recipe for the same random numbers', () => {
  expect(composeOne()).toBeDefined()
  expect(composeOne()).toEqual(composeOne())
})

it('composeRecipe uses a requested herb that has a use for the ailment', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const seedsWithCumin = seeds.filter((seed) => {
    const recipe = composeRecipe({
      facts,
      ailment: 'Digestive Issues',
      herbSlugs: ['cumin'],
      existing: catalogueRecipes,
      random: createSeededRandom(seed),
    })
    return recipe && findSlugs(toExisting(recipe)).includes('cumin')
  })
  expect(seedsWithCumin.length).toBeGreaterThan(3)
})

it('composeRecipe returns undefined for an ailment that no herb has a use for', () => {
  expect(composeRecipe({ facts, ailment: 'Wanderlust', existing: [], random: createSeededRandom(1) })).toBeUndefined()
})

it('herbTexts covers every herb that is not conditional', () => {
  const unconditionalSlugs = catalogue.herbs.filter(({ conditional }) => !conditional).map(({ slug }) => slug)
  expect(Object.keys(herbTexts).toSorted()).toEqual(unconditionalSlugs.toSorted())
})
