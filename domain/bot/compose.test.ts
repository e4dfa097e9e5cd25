import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { toEmojiCode } from '#domain/emoji.ts'
import { calmingTags, stimulatingTags } from '#domain/herbs/effects.ts'
import { createSeededRandom } from '#domain/random.ts'
import drawnEmoji from '#worker/pages/share/emoji.json'

import { createBotFacts } from './bot-facts.ts'
import { botTexts } from './bot-texts.ts'
import type { ExistingRecipe, RecipeDraft } from './bot.types.ts'
import { checkCandidate } from './check-candidate.ts'
import { composePlannedRecipe } from './compose-planned.ts'
import { composeRecipe } from './compose.ts'
import { isDuplicate } from './duplicates.rules.ts'
import { getOpening, recentRecipeCount } from './fresh-texts.rules.ts'
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

/** Plans, composes and adds recipes month after month, like the bot. */
function composeMany(count: number, seed = 20_261_122): RecipeDraft[] {
  const existing = [...catalogueRecipes]
  const drafts: RecipeDraft[] = []
  const random = createSeededRandom(seed)
  while (drafts.length < count) {
    const counts: Record<string, number> = {}
    const herbUses: Record<string, number> = {}
    for (const recipe of existing) {
      counts[recipe.ailment] = (counts[recipe.ailment] ?? 0) + 1
      for (const slug of findSlugs(recipe)) herbUses[slug] = (herbUses[slug] ?? 0) + 1
    }
    const month = 1 + (Math.floor(drafts.length / 25) % 12)
    const emptySearches = { 'holy-basil': 2, nonsense: 9 }
    const planInput = { facts, counts, herbUses, month, emptySearches, random }
    const recentRecipes = drafts.toReversed()
    const { draft } = composePlannedRecipe(planInput, planNextRecipe(planInput), {
      ailment: null,
      existing,
      recentRecipes,
    })
    if (!draft) throw new Error(`Nothing new was left after ${drafts.length} recipes.`)
    drafts.push(draft)
    existing.push(toExisting(draft))
  }
  return drafts
}

/** Returns the openings and tips that occur twice within 200 consecutive recipes. */
function findRepeatedTexts(drafts: readonly RecipeDraft[]): string[] {
  const lastPositions = new Map<string, number>()
  return drafts.flatMap(({ description, tips }, position) =>
    [getOpening(description), ...tips].filter((text) => {
      const lastPosition = lastPositions.get(text)
      lastPositions.set(text, position)
      return lastPosition !== undefined && position - lastPosition <= recentRecipeCount
    }),
  )
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
    expect(new Set(recipes.flatMap(findSlugs)).size).toBeGreaterThan(Object.keys(botTexts.herbs).length - 5)
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

  it('repeat no opening and no tip within 200 recipes', () => {
    expect(findRepeatedTexts(drafts)).toEqual([])
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
    const [largerPots, otherPots] = [true, false].map((isLarger) =>
      drafts.filter(({ servings, cupsPerDay }) => servings > cupsPerDay === isLarger),
    )
    expect(largerPots?.length).toBeGreaterThan(10)
    expect(findLines(largerPots ?? [], /^Share the pot: /)).toHaveLength(largerPots?.length ?? 0)
    expect(findLines(otherPots ?? [], /^Share the pot: /)).toEqual([])
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
      const [avoided, askedFirst] = [/^Do not drink this while you take/, /pharmacist/].map((kind) =>
        warnings.filter((line) => kind.test(line)).join(' '),
      )
      return Object.values(botTexts.warnings.medicines).filter(
        (words) => avoided?.includes(words) && askedFirst?.includes(words),
      )
    })
    expect(repeatedMedicines).toEqual([])
  })

  it('mentions no use as a rinse', () => {
    expect(findLines(drafts, /\brinse for|gargle|sore gums/)).toEqual([])
  })

  it('never measures stalks, cones or pods with a spoon', () => {
    expect(findLines(drafts, /of (?:mountain tea|hop|cinnamon|lemon verbena|corn silk) is about/)).toEqual([])
  })

  it('capitalises countries', () => {
    expect(findLines(drafts, /\b(?:european|german|greek|ceylon)\b/)).toEqual([])
  })

  it('never says that an iced tea is drunk warm, or that an evening tea is drunk in the morning', () => {
    const icedTeas = drafts.filter(({ ingredients }) => ingredients.some(({ name }) => name === 'Ice Cubes'))
    expect(icedTeas.length).toBeGreaterThan(0)
    expect(icedTeas.filter(({ description }) => /\b[Dd]rink it (?:warm|hot)\b/.test(description))).toEqual([])
    const sleepyTeas = drafts.filter((recipe) => hasEffect(findSlugs(toExisting(recipe)), ['sedative']))
    expect(sleepyTeas.length).toBeGreaterThan(0)
    expect(sleepyTeas.filter(({ name, description }) => /morning|afternoon/i.test(name + description))).toEqual([])
  })
})

const createPlanInput = () => ({
  facts,
  counts: {},
  herbUses: {},
  month: 1,
  emptySearches: {},
  random: createSeededRandom(3),
})

const composeAfter = (recentRecipes: { description: string; tips: string[] }[], ailment: string | null = null) =>
  composePlannedRecipe(createPlanInput(), planNextRecipe(createPlanInput()), { ailment, existing: [], recentRecipes })

describe('composing within 200 recipes', () => {
  it.each([1, 2, 3, 4, 5, 6])('repeats no opening and no tip with seed %d', (seed) => {
    expect(findRepeatedTexts(composeMany(40, seed))).toEqual([])
  })

  const everyHerb = Object.values(botTexts.herbs)
  const everyTip = everyHerb.flatMap(({ tips }) => tips)

  it('writes for another ailment if every opening for the planned one was used', () => {
    const { ailment } = planNextRecipe(createPlanInput())
    const usedHerbs = catalogue.herbs.filter((herb) => herb.categories.some((category) => category === ailment))
    const usedOpenings = usedHerbs.flatMap((herb) => botTexts.herbs[herb.slug]?.openings ?? [])
    const recentRecipes = usedOpenings.slice(0, recentRecipeCount).map((description) => ({ description, tips: [] }))
    expect(usedOpenings.length).toBeLessThanOrEqual(recentRecipeCount)
    const { draft } = composeAfter(recentRecipes)
    expect(draft?.ailment).toEqual(expect.any(String))
    expect(draft?.ailment).not.toBe(ailment)
    expect(composeAfter(recentRecipes, ailment)).toEqual({ triedAilments: [ailment] })
  })

  it('writes nothing, and names every ailment that it tried, if every tip was used', () => {
    const tips = [...everyTip, ...Object.values(botTexts.advice.tips).flat()]
    expect(composeAfter([{ description: '', tips }])).toEqual({
      triedAilments: expect.toSatisfy((tried: string[]) => new Set(tried).size === ailmentNames.length),
    })
  })

  it('may repeat what is older than 200 recipes', () => {
    const recent = Array.from({ length: recentRecipeCount }, () => ({ description: '', tips: [] }))
    expect(composeAfter([...recent, { description: '', tips: everyTip }]).draft).toBeDefined()
  })
})

const composeOne = () =>
  composeRecipe({
    facts,
    ailment: 'Cold & Flu',
    season: 'Winter',
    existing: [],
    recentRecipes: [],
    random: createSeededRandom(7),
  })

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
      recentRecipes: [],
      random: createSeededRandom(seed),
    })
    return recipe && findSlugs(toExisting(recipe)).includes('cumin')
  })
  expect(seedsWithCumin.length).toBeGreaterThan(3)
})

it('composeRecipe returns undefined for an ailment that no herb has a use for', () => {
  expect(
    composeRecipe({ facts, ailment: 'Wanderlust', existing: [], recentRecipes: [], random: createSeededRandom(1) }),
  ).toBeUndefined()
})
