import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { emojiCode } from '#domain/emoji.ts'
import { calmingTags, rousingTags } from '#domain/herbs/effects.ts'
import { randomFrom } from '#domain/random.ts'
import drawnEmoji from '#worker/pages/share/emoji.json'

import { botFacts } from './bot-facts.ts'
import type { ExistingRecipe, RecipeDraft } from './bot.types.ts'
import { composeRecipe } from './compose.ts'
import { medicinePhrases } from './compose/warning-words.ts'
import { isDuplicate } from './duplicates.rules.ts'
import { judgeCandidate } from './judge.ts'
import { herbLines } from './lines/herb-lines.ts'
import { planNext } from './plan.rules.ts'

const { catalogue } = loadCatalogue()
const facts = botFacts(safetyFacts(catalogue), catalogue.herbs)
const toExisting = (recipe: RecipeDraft): ExistingRecipe => ({
  name: recipe.name,
  ailment: recipe.ailment,
  description: recipe.description,
  ingredientNames: recipe.ingredients.map(({ name }) => name),
})
const sheets = new Map(catalogue.herbs.map((herb) => [herb.slug, herb]))
const inCatalogue = catalogue.recipes.map(toExisting)
const slugsOf = ({ ingredientNames }: ExistingRecipe) =>
  ingredientNames.map(facts.read).flatMap((found) => (typeof found === 'object' ? found.slug : []))

const linesOf = (recipes: readonly RecipeDraft[], pattern: RegExp) =>
  recipes.flatMap(({ description, instructions, benefits, tips, warnings }) =>
    [description, ...instructions, ...benefits, ...tips, ...warnings].filter((line) => pattern.test(line)),
  )
const has = (slugs: readonly string[], tags: readonly string[]) =>
  slugs.some((slug) => sheets.get(slug)?.effectTags.some((tag) => tags.includes(tag)))
const isSour = ({ ingredients }: RecipeDraft) => ingredients.some(({ name }) => /hibiscus|rosehip/i.test(name))

/** Plans, composes and adds recipes month after month, as the bot does. */
function writeMany(count: number): RecipeDraft[] {
  const existing = [...inCatalogue]
  const written: RecipeDraft[] = []
  const random = randomFrom(20_261_122)
  while (written.length < count) {
    const counts: Record<string, number> = {}
    const herbUses: Record<string, number> = {}
    for (const recipe of existing) {
      counts[recipe.ailment] = (counts[recipe.ailment] ?? 0) + 1
      for (const slug of slugsOf(recipe)) herbUses[slug] = (herbUses[slug] ?? 0) + 1
    }
    const month = 1 + (Math.floor(written.length / 25) % 12)
    const plan = planNext({ facts, counts, herbUses, month, emptySearches: { 'holy-basil': 2, nonsense: 9 }, random })
    const recipe = composeRecipe({ facts, ...plan, existing, random })
    if (!recipe) throw new Error(`nothing was composed for ${plan.ailment}`)
    written.push(recipe)
    existing.push(toExisting(recipe))
  }
  return written
}

describe('300 composed recipes', () => {
  const written = writeMany(300)
  const recipes = written.map(toExisting)

  it('are all accepted when judged against the catalogue and each other', () => {
    const refused = written.flatMap((recipe, position) => {
      const existing = [...inCatalogue, ...recipes.slice(0, position)]
      const { outcome, codes, reasons } = judgeCandidate(recipe, { facts, existing })
      return outcome === 'published' ? [] : [[recipe.name, outcome, ...codes, ...reasons].join(' ')]
    })
    expect(refused).toEqual([])
  })

  it('contain no duplicate and repeat no name or description', () => {
    const all = [...inCatalogue, ...recipes]
    const doubles = all.filter((one, position) => all.slice(position + 1).some((other) => isDuplicate(one, other)))
    expect(doubles).toEqual([])
    expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length)
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
  })

  it('cover every ailment and use nearly every herb', () => {
    for (const ailment of ailmentNames)
      expect(written.filter((recipe) => recipe.ailment === ailment).length).toBeGreaterThan(15)
    expect(new Set(recipes.flatMap(slugsOf)).size).toBeGreaterThan(Object.keys(herbLines).length - 5)
  })

  it('never repeat a combination, and use no herb in more than a fifth of the recipes', () => {
    const blends = recipes.map((recipe) => slugsOf(recipe).toSorted().join(' '))
    expect(new Set(blends).size).toBe(blends.length)
    const uses = Object.values(Object.groupBy(recipes.flatMap(slugsOf), (slug) => slug)).map(
      (group) => group?.length ?? 0,
    )
    expect(Math.max(...uses)).toBeLessThan(recipes.length / 5)
  })

  it('use emoji that share images can draw', () => {
    const undrawn = written.map(({ emoji }) => emoji).filter((emoji) => !Object.hasOwn(drawnEmoji, emojiCode(emoji)))
    expect(undrawn).toEqual([])
  })

  it('start their descriptions in many ways', () => {
    const openings = Map.groupBy(recipes, ({ description }) => description.split(' ').slice(0, 8).join(' '))
    expect(openings.size).toBeGreaterThan(120)
    expect(Math.max(...[...openings.values()].map(({ length }) => length))).toBeLessThan(9)
  })

  it('contain complete sentences without undefined values', () => {
    const lines = written.flatMap(({ description, instructions, benefits, tips, warnings }) =>
      [[description], instructions, benefits, tips, warnings].flat(),
    )
    expect(lines.filter((line) => /undefined|NaN|null|  |\.\.|,,| ,|\( /.test(line))).toEqual([])
    expect(lines.filter((line) => !/^\p{Lu}|^\d/u.test(line) || !/[.?!]$/.test(line))).toEqual([])
  })
})

describe('wording of 300 composed recipes', () => {
  const written = writeMany(300)

  it('suggests sharing when the pot contains more cups than the daily maximum', () => {
    const larger = written.filter(({ servings, cupsPerDay }) => servings > cupsPerDay)
    expect(larger.length).toBeGreaterThan(10)
    const shared = linesOf(larger, /somebody|Share it: /)
    expect(shared.length).toBeGreaterThan(larger.length * 0.9)
    expect(linesOf(larger, /cups some hours apart|good for the same day|later in the day|across the day/)).toEqual([])
  })

  it('never combines two bitter herbs, or calming with rousing herbs', () => {
    for (const recipe of written) {
      const slugs = slugsOf(toExisting(recipe))
      const bitter = slugs.filter((slug) => sheets.get(slug)?.tasteTags[0] === 'bitter')
      expect(bitter.length, `${recipe.name}: ${bitter.join(', ')}`).toBeLessThan(2)
      expect(has(slugs, calmingTags) && has(slugs, rousingTags), recipe.name).toBe(false)
    }
  })

  it('never suggests keeping tea overnight', () => {
    expect(linesOf(written, /tomorrow evening|yesterday|overnight|keeps until the evening/i)).toEqual([])
  })

  it('never says to ask about a medicine that another warning rules out', () => {
    const twice = written.flatMap(({ warnings }) => {
      const [avoided, askedFirst] = [/^Do not drink it while you take/, /pharmacist/].map((kind) =>
        warnings.filter((line) => kind.test(line)).join(' '),
      )
      return Object.values(medicinePhrases).filter((words) => avoided?.includes(words) && askedFirst?.includes(words))
    })
    expect(twice).toEqual([])
  })

  it('mentions no use as a rinse', () => {
    expect(linesOf(written, /\brinse for|gargle|sore gums/)).toEqual([])
  })

  it('never measures stalks, cones or pods with a spoon', () => {
    expect(linesOf(written, /of (?:mountain tea|hop|cinnamon|lemon verbena|corn silk) is about/)).toEqual([])
  })

  it('calls no sour tea mild, and capitalises countries', () => {
    expect(linesOf(written.filter(isSour), /without anything sour|hardly needs honey/)).toEqual([])
    expect(linesOf(written, /\b(?:european|german|greek|ceylon)\b/)).toEqual([])
  })

  it('varies the first step', () => {
    const firsts = Map.groupBy(written, ({ instructions }) => instructions[0]?.replace(/\b(?:an?|the) .*/, ''))
    expect(Math.max(...[...firsts.values()].map(({ length }) => length))).toBeLessThan(written.length / 8)
  })
})

const writeOne = () =>
  composeRecipe({ facts, ailment: 'Cold & Flu', season: 'Winter', existing: [], random: randomFrom(7) })

it('composes the same recipe from the same random numbers', () => {
  expect(writeOne()).toBeDefined()
  expect(writeOne()).toEqual(writeOne())
})

it('uses a requested herb that has a use for the ailment', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const holding = seeds.filter((seed) => {
    const recipe = composeRecipe({
      facts,
      ailment: 'Digestive Issues',
      herbSlugs: ['cumin'],
      existing: inCatalogue,
      random: randomFrom(seed),
    })
    return recipe && slugsOf(toExisting(recipe)).includes('cumin')
  })
  expect(holding.length).toBeGreaterThan(3)
})

it('returns undefined for an ailment that no herb has a use for', () => {
  expect(composeRecipe({ facts, ailment: 'Wanderlust', existing: [], random: randomFrom(1) })).toBeUndefined()
})

it('has texts for every herb that is not conditional', () => {
  const known = catalogue.herbs.filter(({ conditional }) => !conditional).map(({ slug }) => slug)
  expect(Object.keys(herbLines).toSorted()).toEqual(known.toSorted())
})
