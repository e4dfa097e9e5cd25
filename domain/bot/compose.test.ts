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
import { medicineWords } from './compose/warning-words.ts'
import { isDuplicate } from './duplicates.rules.ts'
import { judgeCandidate } from './judge.ts'
import { herbLines } from './lines/herb-lines.ts'
import { planNext } from './plan.rules.ts'

const { catalogue } = loadCatalogue()
const facts = botFacts(safetyFacts(catalogue), catalogue.herbs)
const shown = (recipe: RecipeDraft): ExistingRecipe => ({
  name: recipe.name,
  ailment: recipe.ailment,
  description: recipe.description,
  ingredientNames: recipe.ingredients.map(({ name }) => name),
})
const sheets = new Map(catalogue.herbs.map((herb) => [herb.slug, herb]))
const inCatalogue = catalogue.recipes.map(shown)
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
    existing.push(shown(recipe))
  }
  return written
}

describe('three hundred recipes in a row', () => {
  const written = writeMany(300)
  const recipes = written.map(shown)

  it('are all published, each judged beside the others', () => {
    const refused = written.flatMap((recipe, position) => {
      const existing = [...inCatalogue, ...recipes.slice(0, position)]
      const { outcome, codes, reasons } = judgeCandidate(recipe, { facts, existing })
      return outcome === 'published' ? [] : [[recipe.name, outcome, ...codes, ...reasons].join(' ')]
    })
    expect(refused).toEqual([])
  })

  it('hold no duplicate, no name twice and no description twice, the catalogue counted in', () => {
    const all = [...inCatalogue, ...recipes]
    const doubles = all.filter((one, position) => all.slice(position + 1).some((other) => isDuplicate(one, other)))
    expect(doubles).toEqual([])
    expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length)
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
  })

  it('serve every ailment, and use nearly every herb', () => {
    for (const ailment of ailmentNames)
      expect(written.filter((recipe) => recipe.ailment === ailment).length).toBeGreaterThan(15)
    expect(new Set(recipes.flatMap(slugsOf)).size).toBeGreaterThan(Object.keys(herbLines).length - 5)
  })

  it('never put the same herbs together twice, nor one herb into more than a fifth of them', () => {
    const blends = recipes.map((recipe) => slugsOf(recipe).toSorted().join(' '))
    expect(new Set(blends).size).toBe(blends.length)
    const uses = Object.values(Object.groupBy(recipes.flatMap(slugsOf), (slug) => slug)).map(
      (those) => those?.length ?? 0,
    )
    expect(Math.max(...uses)).toBeLessThan(recipes.length / 5)
  })

  it('wear emoji that share images can draw', () => {
    const undrawn = written.map(({ emoji }) => emoji).filter((emoji) => !Object.hasOwn(drawnEmoji, emojiCode(emoji)))
    expect(undrawn).toEqual([])
  })

  it('begin in many ways', () => {
    const openings = Map.groupBy(recipes, ({ description }) => description.split(' ').slice(0, 8).join(' '))
    expect(openings.size).toBeGreaterThan(120)
    expect(Math.max(...[...openings.values()].map(({ length }) => length))).toBeLessThan(9)
  })

  it('speak as the catalogue does: nothing is undefined, no sentence begins small or ends without a stop', () => {
    const lines = written.flatMap(({ description, instructions, benefits, tips, warnings }) =>
      [[description], instructions, benefits, tips, warnings].flat(),
    )
    expect(lines.filter((line) => /undefined|NaN|null|  |\.\.|,,| ,|\( /.test(line))).toEqual([])
    expect(lines.filter((line) => !/^\p{Lu}|^\d/u.test(line) || !/[.?!]$/.test(line))).toEqual([])
  })
})

describe('three hundred recipes, read by a pharmacist,', () => {
  const written = writeMany(300)

  it('ask for company where the pot holds more cups than a day may have', () => {
    const larger = written.filter(({ servings, cupsPerDay }) => servings > cupsPerDay)
    expect(larger.length).toBeGreaterThan(10)
    const shared = linesOf(larger, /somebody|Share it: /)
    expect(shared.length).toBeGreaterThan(larger.length * 0.9)
    expect(linesOf(larger, /cups some hours apart|good for the same day|later in the day|across the day/)).toEqual([])
  })

  it('put no two bitter herbs into a cup, and nothing that calms beside what stirs', () => {
    for (const recipe of written) {
      const slugs = slugsOf(shown(recipe))
      const bitter = slugs.filter((slug) => sheets.get(slug)?.tasteTags[0] === 'bitter')
      expect(bitter.length, `${recipe.name}: ${bitter.join(', ')}`).toBeLessThan(2)
      expect(has(slugs, calmingTags) && has(slugs, rousingTags), recipe.name).toBe(false)
    }
  })

  it('keep nothing overnight', () => {
    expect(linesOf(written, /tomorrow evening|yesterday|overnight|keeps until the evening/i)).toEqual([])
  })

  it('do not ask about a medicine that the line before forbids', () => {
    const twice = written.flatMap(({ warnings }) => {
      const [avoided, asked] = [/^Do not drink it while you take/, /pharmacist/].map((kind) =>
        warnings.filter((line) => kind.test(line)).join(' '),
      )
      return Object.values(medicineWords).filter((words) => avoided?.includes(words) && asked?.includes(words))
    })
    expect(twice).toEqual([])
  })

  it('tell no use of a rinse, which is not swallowed', () => {
    expect(linesOf(written, /\brinse for|gargle|sore gums/)).toEqual([])
  })

  it('measure no stalks, cones or pods by the spoon', () => {
    expect(linesOf(written, /of (?:mountain tea|hop|cinnamon|lemon verbena|corn silk) is about/)).toEqual([])
  })

  it('call nothing mild that is sour, and keep the capitals of countries', () => {
    expect(linesOf(written.filter(isSour), /without anything sour|hardly needs honey/)).toEqual([])
    expect(linesOf(written, /\b(?:european|german|greek|ceylon)\b/)).toEqual([])
  })

  it('say no first step too often', () => {
    const firsts = Map.groupBy(written, ({ instructions }) => instructions[0]?.replace(/\b(?:an?|the) .*/, ''))
    expect(Math.max(...[...firsts.values()].map(({ length }) => length))).toBeLessThan(written.length / 8)
  })
})

const writeOne = () =>
  composeRecipe({ facts, ailment: 'Cold & Flu', season: 'Winter', existing: [], random: randomFrom(7) })

it('gives the same recipe for the same numbers', () => {
  expect(writeOne()).toBeDefined()
  expect(writeOne()).toEqual(writeOne())
})

it('uses a herb that is wanted, where it has a use', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const holding = seeds.filter((seed) => {
    const recipe = composeRecipe({
      facts,
      ailment: 'Digestive Issues',
      wanted: ['cumin'],
      existing: inCatalogue,
      random: randomFrom(seed),
    })
    return recipe && slugsOf(shown(recipe)).includes('cumin')
  })
  expect(holding.length).toBeGreaterThan(3)
})

it('finds nothing for an ailment that no herb has a use for', () => {
  expect(composeRecipe({ facts, ailment: 'Wanderlust', existing: [], random: randomFrom(1) })).toBeUndefined()
})

it('knows every herb that needs no checks of its own', () => {
  const known = catalogue.herbs.filter(({ conditional }) => !conditional).map(({ slug }) => slug)
  expect(Object.keys(herbLines).toSorted()).toEqual(known.toSorted())
})
