import { ailmentNames, ailments } from '#domain/ailments/ailments.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { driedGrams, gramsOf, parseAmount } from '#domain/safety/amounts.ts'
import { blendFindings } from '#domain/safety/blend.rules.ts'
import { indexNames, type NameIndex, resolveName } from '#domain/safety/names.ts'
import { slugify } from '#domain/text.ts'

import type { Catalogue, Fault, Report } from './load.ts'
import { wordingFaults } from './wording-faults.ts'

type Recipe = Catalogue['recipes'][number]

const shownAmountTolerance = 0.05

/** What the schemas cannot see: names that resolve to nothing, amounts that do not add up, limits, files in the wrong place. */
export function catalogueFaults(catalogue: Catalogue): Fault[] {
  const faults: Fault[] = []
  const index = indexNames(catalogue)
  const ids = new Map<string, string>()
  const slugs = new Set(catalogue.recipes.map((recipe) => recipe.slug))
  const files = new Map<string, string>()
  for (const recipe of catalogue.recipes) {
    const report: Report = (field, reason) => faults.push({ file: recipe.file, field, reason })
    const twin = ids.get(recipe.id)
    if (twin) report('id', `is also the id of ${twin}`)
    ids.set(recipe.id, recipe.file)
    const namesake = files.get(recipe.slug)
    if (namesake) report('file', `has the same slug as ${namesake}`)
    files.set(recipe.slug, recipe.file)
    placeFaults(recipe, slugs, report)
    ingredientFaults(recipe, index, report)
    if (!statedMinutes(recipe).includes(recipe.brewMinutes))
      report('brewMinutes', `no instruction says ${recipe.brewMinutes} minutes`)
  }
  return [...faults, ...wordingFaults(catalogue), ...referenceFaults(catalogue)]
}

function placeFaults(recipe: Recipe, slugs: ReadonlySet<string>, report: Report) {
  const folder = ailments.find((ailment) => ailment.name === recipe.ailment)?.slug ?? slugify(recipe.ailment)
  if (!recipe.file.startsWith(`recipes/${folder}/`)) report('ailment', `belongs in recipes/${folder}/`)
  const slug = slugify(recipe.name)
  if (recipe.slug !== slug && !new RegExp(`^${slug}-[2-9]$`).test(recipe.slug))
    report('name', `the file should be called ${slug}.yaml`)
  if (recipe.slug !== slug && !slugs.has(slug)) report('name', `a variation needs ${slug}.yaml beside it`)
}

function ingredientFaults(recipe: Recipe, index: NameIndex, report: Report) {
  const gramsPerCup = new Map<Herb, number>()
  recipe.ingredients.forEach((ingredient, position) => {
    const say = (reason: string) => report(`ingredients.${position}`, `${ingredient.name}: ${reason}`)
    const reading = resolveName(index, ingredient.name)
    if (reading.kind === 'unknown') return say('is neither a herb nor a kitchen ingredient that we know')
    if (reading.kind === 'form') return say('is not plant material for a tea')
    if (reading.kind === 'safe')
      return ingredient.gramsPerCup === undefined ? undefined : say('is a kitchen ingredient and takes no gramsPerCup')
    const [plant, ...others] = reading.readings
    if (!plant || others.length > 0) return say('is ambiguous')
    if (plant.kind === 'restricted') return say(`is restricted: ${plant.plant.reason}`)
    const { herb } = plant
    const amount = parseAmount(ingredient.amount)
    if (!amount) return say(`the amount "${ingredient.amount}" cannot be judged`)
    if (ingredient.gramsPerCup === undefined) return say('needs gramsPerCup')
    const shown = driedGrams(gramsOf(amount, herb), herb, reading.fresh) / recipe.servings
    if (Math.abs(shown - ingredient.gramsPerCup) > Math.max(0.01, shown * shownAmountTolerance))
      say(`${ingredient.amount} for ${recipe.servings} is ${shown.toFixed(2)} g a cup, not ${ingredient.gramsPerCup} g`)
    gramsPerCup.set(herb, (gramsPerCup.get(herb) ?? 0) + Math.max(shown, ingredient.gramsPerCup))
  })
  if (gramsPerCup.size === 0) report('ingredients', 'no herb at all')
  const longest = Math.max(0, ...[...gramsPerCup.keys()].map((herb) => herb.tea.steepMinutesMax))
  if (recipe.difficulty !== 'Advanced' && recipe.brewMinutes > longest)
    report('brewMinutes', `none of its herbs takes longer than ${longest} minutes`)
  for (const herb of gramsPerCup.keys()) limitFaults(recipe, herb, report)
  blendFaults(recipe, gramsPerCup, report)
  const known = ailmentNames.some((name) => name === recipe.ailment)
  if (known && ![...gramsPerCup.keys()].some((herb) => herb.categories.some((name) => name === recipe.ailment)))
    report('ailment', 'none of its herbs has a use for it')
}

/** Warnings that a recipe of the catalogue may carry: of one herb, and said on its page. */
const permittedWarnings = new Set(['CONDITIONAL_HERB', 'STACK_HEPATOTOXIC_SIGNAL'])

function blendFaults(recipe: Recipe, gramsPerCup: Map<Herb, number>, report: Report) {
  const parts = [...gramsPerCup].map(([herb, grams]) => ({ herb, gramsPerCup: grams }))
  for (const { level, code, herbs } of blendFindings({ ...recipe, parts }))
    if (level === 'REFUSE' || (level === 'WARN' && !permittedWarnings.has(code))) report('ingredients', `${code} (${herbs.join(', ')})`)
}

function limitFaults(recipe: Recipe, herb: Herb, report: Report) {
  if (recipe.cupsPerDay > herb.tea.cupsPerDayMax)
    report('cupsPerDay', `${herb.commonName}: at most ${herb.tea.cupsPerDayMax} cups a day`)
  if (herb.maxDurationDays !== null && (recipe.courseDays ?? Infinity) > herb.maxDurationDays)
    report('courseDays', `${herb.commonName}: at most ${herb.maxDurationDays} days`)
  const { steepMinutesMin, method } = herb.tea
  if (![recipe.brewMinutes, ...statedMinutes(recipe)].some((minutes) => minutes >= steepMinutesMin))
    report('brewMinutes', `${herb.commonName} takes at least ${steepMinutesMin} minutes`)
  if (method === 'decoction' && !cooksFor(recipe, /simmer|boil|tick over|tremble/i, steepMinutesMin))
    report('instructions', `${herb.commonName} has to simmer for ${steepMinutesMin} minutes in one step`)
  if (herb.tea.requirements.includes('boil_15_min') && !cooksFor(recipe, /boil/i, 15))
    report('instructions', `${herb.commonName} has to boil for 15 minutes in one step`)
  for (const requirement of herb.tea.requirements)
    if (!recipe.preparation.includes(requirement)) report('preparation', `${herb.commonName} needs ${requirement}`)
}

function referenceFaults({ herbs, restricted, names }: Catalogue): Fault[] {
  const herbSlugs = new Set(herbs.map((herb) => herb.slug))
  const plants = new Set([...herbSlugs, ...restricted.map((plant) => plant.slug)])
  return [
    ...restricted.flatMap(({ slug, alternatives }) =>
      missing(`restricted/${slug}.yaml`, 'alternatives', alternatives, herbSlugs),
    ),
    ...Object.entries(names.ambiguousNames).flatMap(([name, slugs]) =>
      missing('names.yaml', `ambiguousNames.${name}`, slugs, plants),
    ),
    ...Object.entries(names.nameDefaults).flatMap(([name, slug]) =>
      missing('names.yaml', `nameDefaults.${name}`, [slug], plants),
    ),
    ...herbs
      .filter((herb) => herb.uses.some((use) => !herb.categories.includes(use.category)))
      .map(({ slug }) => ({ file: `herbs/${slug}.yaml`, field: 'uses', reason: 'names an ailment that categories does not' })),
  ]
}

function missing(file: string, field: string, slugs: readonly string[], known: ReadonlySet<string>): Fault[] {
  return slugs
    .filter((slug) => !known.has(slug))
    .map((slug) => ({ file, field, reason: `${slug} is not in the catalogue` }))
}

/** Whether one step does it for at least so long. */
function cooksFor({ instructions }: Recipe, verb: RegExp, minutes: number): boolean {
  return instructions.some((step) => verb.test(step) && minutesIn(step).some((stated) => stated >= minutes))
}

/** Every number of minutes that the steps name. */
function statedMinutes({ instructions }: Recipe): number[] {
  return instructions.flatMap(minutesIn)
}

function minutesIn(step: string): number[] {
  return [...step.matchAll(/(\d+) (?:more )?minutes?/gi)].map((match) => Number(match[1]))
}
