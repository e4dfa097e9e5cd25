import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { fieldsBesideFacts } from '#domain/herbs/herbs.schemas.ts'

import lock from './facts.lock.json' with { type: 'json' }
import { catalogueProblems } from './faults.ts'
import { loadCatalogue } from './load.ts'
import type { Problem } from './reader.ts'

const written = (problems: Problem[]) => problems.map(({ file, field, reason }) => `${file} ${field}: ${reason}`)
const allProblems = (folder?: string) => {
  const { catalogue, problems } = loadCatalogue(folder)
  return written([...problems, ...catalogueProblems(catalogue)])
}

describe('the catalogue', () => {
  it('has no fault', () => {
    expect(allProblems()).toEqual([])
  })

  const { herbs, restricted, recipes } = loadCatalogue().catalogue
  const inAilment = Map.groupBy(recipes, (recipe) => recipe.ailment)
  const sharedNames = [...Map.groupBy(recipes, (recipe) => recipe.name).values()].filter((sameName) => sameName.length > 1)

  it(`contains ${herbs.length} herbs, ${restricted.length} restricted plants and ${recipes.length} recipes`, () => {
    expect([herbs.length, restricted.length]).toEqual([96, 68])
    expect(recipes.length).toBeGreaterThanOrEqual(128)
  })

  it.each(ailmentNames.map((name) => [name, inAilment.get(name)?.length ?? 0] as const))('contains for %s %i recipes', (_, count) => {
    expect(count).toBeGreaterThanOrEqual(14)
  })

  it(`contains recipes of a further ailment, and ${sharedNames.length} names that two or three recipes share`, () => {
    expect(inAilment.size).toBeGreaterThan(ailmentNames.length)
    expect(sharedNames.length).toBeGreaterThanOrEqual(6)
    expect(sharedNames.every((sameName) => sameName.length <= 3)).toBe(true)
  })

  const quick = recipes.filter((recipe) => recipe.brewMinutes < 10).length
  it(`contains ${quick} recipes that brew in under ten minutes, more than half`, () => {
    expect(quick).toBeGreaterThan(recipes.length / 2)
  })

  it.each([...herbs, ...restricted])('has unchanged facts of $slug', ({ slug, ...plant }) => {
    expect(fingerprint(plant)).toBe(new Map(Object.entries(lock.facts)).get(slug))
  })
})

/** Returns a hash of the collected facts only, regardless of the order of their keys. */
function fingerprint(plant: object): string {
  const facts = Object.entries(plant).filter(([key]) => !fieldsBesideFacts.some((added) => added === key))
  return createHash('sha256').update(JSON.stringify(inOrder(Object.fromEntries(facts)))).digest('hex').slice(0, 16)
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]))
}

describe('a fault', () => {
  /** Recipes that get a fault, and some more. Checking all recipes for each fault takes long. */
  const copiedRecipes = /cold-flu|roast-dinner-sage-thyme|saucepan-willow-with-rosehip/
  const isCopied = (path: string) =>
    !/^.recipes.*yaml$/.test(path.slice(import.meta.dirname.length)) || copiedRecipes.test(path)

  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
    cpSync(import.meta.dirname, folder, { recursive: true, filter: isCopied })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const recipe = 'recipes/cold-flu/hillside-thyme-cup.yaml'
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path, text.replace(from, to))
  }

  it.each([
    [recipe, /^servings: .*/m, 'servings: none', `${recipe} servings: Invalid input`],
    [recipe, /^name: .*/m, 'name: Other Cup', `${recipe} name: the file should be called other-cup.yaml`],
    [recipe, /^ailment: .*/m, 'ailment: Sleep Problems', `${recipe} ailment: belongs in recipes/sleep/`],
    [recipe, /name: Thyme\n/, 'name: Dragon Root\n', `${recipe} ingredients: UNKNOWN_INGREDIENT (): We do not know “dragon root”`],
    [recipe, /name: Thyme\n/, 'name: Comfrey\n', `${recipe} ingredients: RESTRICTED_BLOCK (comfrey)`],
    [recipe, /name: Thyme\n/, 'name: Cinnamon\n', `${recipe} ingredients: AMBIGUOUS_NAME (cassia-cinnamon, ceylon-cinnamon): “cinnamon” may mean`],
    [recipe, /name: Thyme\n/, 'name: Thyme Oil\n', `${recipe} ingredients: FORM_NOT_TEA (): “thyme oil” is an oil or extract`],
    [recipe, /amount: 3 g/, 'amount: a handful', `${recipe} ingredients: UNPARSEABLE_AMOUNT (thyme): We cannot judge the amount of “thyme”`],
    [recipe, /amount: 3 g/, 'amount: 5 g', `${recipe} ingredients.0: Thyme: 5 g for 2 is 2.50 g a cup, not 1.5 g`],
    [recipe, /^cupsPerDay: .*/m, 'cupsPerDay: 6', `${recipe} ingredients: DAILY_MAX_EXCEEDED (thyme`],
    ['recipes/digestive/roast-dinner-sage-thyme.yaml', /^courseDays: .*/m, 'courseDays: null', 'recipes/digestive/roast-dinner-sage-thyme.yaml courseDays: Garden Sage: at most 14 days'],
    [recipe, /^preparation:[\s\S]*?(?=^ingredients)/m, 'preparation: []\n', `${recipe} ingredients: PREPARATION_TIP (thyme): Thyme: cover the cup`],
    [recipe, /^brewMinutes: .*/m, 'brewMinutes: 9', `${recipe} brewMinutes: no instruction says 9 minutes`],
    [recipe, /Steep for 7 minutes/, 'Steep for 3 minutes', `${recipe} brewMinutes: no instruction says 7 minutes`],
    ['recipes/headaches/saucepan-willow-with-rosehip.yaml', /Simmer for 12/g, 'Keep warm for 12', 'recipes/headaches/saucepan-willow-with-rosehip.yaml instructions: Willow Bark has to simmer for 10 minutes in one step'],
    [recipe, /^description: >?-?/m, 'description: >-\n  This cures every cough.', `${recipe} description: promises too much`],
    [recipe, /^description: >?-?/m, 'description: >-\n  Take ten grams of thyme a cup.', `${recipe} description: Thyme: more in a day`],
    [recipe, /^description: >?-?/m, 'description: >-\n  Drink it with a little comfrey.', `${recipe} description: Comfrey: not for a tea`],
    [recipe, /^description: >?-?/m, 'description: >-\n  Use two handfuls of thyme.', `${recipe} description: We cannot judge the amount of “Thyme”`],
    [recipe, 'dried leaf, rubbed off the stalk', 'dried leaf, gray', `${recipe} notes: gray is spelt grey`],
    ['herbs/thyme.yaml', 'gramsPerCupMin: 1', 'gramsPerCupMin: 5', 'herbs/thyme.yaml tea.gramsPerCupMin: is above gramsPerCupMax'],
    ['herbs/thyme.yaml', /lactation: \w+/, 'lactation: perhaps', 'herbs/thyme.yaml lactation: Invalid option'],
    ['restricted/comfrey.yaml', 'marshmallow-root', 'nothing', 'restricted/comfrey.yaml alternatives: nothing is not in the catalogue'],
    ['names.yaml', 'nettle-leaf', 'nettle-tree', 'names.yaml nameDefaults.nettle: nettle-tree is not in the catalogue'],
    ['weights.yaml', 'herb: ginger, unit: slice', 'herb: gingr, unit: slice', 'weights.yaml weights: gingr is not in the catalogue'],
    ['weights.yaml', 'unit: slice', 'unit: handful', 'weights.yaml weights.0.unit: Invalid option'],
    ['weights.yaml', 'fresh: true, source: usda', 'fresh: true, source: hearsay', 'weights.yaml weights: names a source that is not listed'],
    ['weights.yaml', 'herb: ginger, unit: cup', 'herb: ginger, unit: slice', 'weights.yaml weights: names a unit of a herb twice'],
    ['herbs/thyme.yaml', /^commonName: .*/m, '- : [', 'herbs/thyme.yaml file: '],
  ])('in %s (%s -> %s) is reported with file, field and reason', (file, from, to, problem) => {
    change(file, from, to)
    expect(allProblems(folder).filter((line) => line.startsWith(problem))).not.toEqual([])
  })

  it('names both recipes with the same slug', () => {
    cpSync(join(folder, recipe), join(folder, 'recipes/sleep/hillside-thyme-cup.yaml'))
    change('recipes/sleep/hillside-thyme-cup.yaml', /^id: .*/m, 'id: 3f2a8c1e-5b7d-4e9a-8c3f-1a2b3c4d5e6f')
    expect(allProblems(folder)).toContain(`recipes/sleep/hillside-thyme-cup.yaml file: has the same slug as ${recipe}`)
  })

  it('names both recipes with the same id', () => {
    const id = /^id: (.*)$/m.exec(readFileSync(join(folder, recipe), 'utf8'))?.[1] ?? ''
    change('recipes/cold-flu/hillside-thyme-cup-2.yaml', /^id: .*/m, `id: ${id}`)
    expect(allProblems(folder)).toEqual([`${recipe} id: is also the id of recipes/cold-flu/hillside-thyme-cup-2.yaml`])
  })
})
