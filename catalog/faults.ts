import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { ailments } from '#domain/ailments/ailments.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { matchesGramsPerCup, calculateGramsPerCup } from '#domain/recipes/amount-error.rules.ts'
import { type CheckRecipe, createCheck } from '#domain/safety/check.ts'
import { createFindingWriter } from '#domain/safety/finding-messages.ts'
import { writeUnknownMedicine } from '#domain/safety/unknown-medicine.ts'
import type { RawFinding } from '#domain/safety/findings.ts'
import { indexNames, type NameIndex, resolveName } from '#domain/safety/names.ts'
import { slugify } from '#domain/text.ts'

import { emergencyProblems } from './emergency-faults.ts'
import type { Catalogue } from './load.ts'
import type { Problem, Report } from './reader.ts'
import { safetyFacts } from './safety-facts.ts'
import { wordingProblems } from './wording-faults.ts'

type Recipe = Catalogue['recipes'][number]

/** Finds faults that no schema can see: unknown names, amounts that do not add up, exceeded limits and misplaced files. */
export function catalogueProblems(catalogue: Catalogue): Problem[] {
  const problems: Problem[] = []
  const facts = safetyFacts(catalogue)
  const herbs = new Map(catalogue.herbs.map((herb) => [herb.slug, herb]))
  const context = { index: indexNames(facts), herbs, check: createCheck(facts), say: createFindingWriter(facts, writeUnknownMedicine) }
  const ids = new Map<string, string>()
  const slugs = new Set(catalogue.recipes.map((recipe) => recipe.slug))
  const files = new Map<string, string>()
  for (const recipe of catalogue.recipes) {
    const report: Report = (field, reason) => problems.push({ file: recipe.file, field, reason })
    const duplicate = ids.get(recipe.id)
    if (duplicate) report('id', `is also the id of ${duplicate}`)
    ids.set(recipe.id, recipe.file)
    const sameSlug = files.get(recipe.slug)
    if (sameSlug) report('file', `has the same slug as ${sameSlug}`)
    files.set(recipe.slug, recipe.file)
    reportPlaceProblems(recipe, slugs, report)
    reportIngredientProblems(recipe, context, report)
    if (!statedMinutes(recipe).includes(recipe.brewMinutes))
      report('brewMinutes', `no instruction says ${recipe.brewMinutes} minutes`)
  }
  return [...problems, ...wordingProblems(catalogue), ...referenceProblems(catalogue), ...emergencyProblems(catalogue)]
}

function reportPlaceProblems(recipe: Recipe, slugs: ReadonlySet<string>, report: Report) {
  const folder = ailments.find((ailment) => ailment.name === recipe.ailment)?.slug ?? slugify(recipe.ailment)
  if (!recipe.file.startsWith(`recipes/${folder}/`)) report('ailment', `belongs in recipes/${folder}/`)
  const slug = slugify(recipe.name)
  if (recipe.slug !== slug && !new RegExp(`^${slug}-[2-9]$`).test(recipe.slug))
    report('name', `the file should be called ${slug}.yaml`)
  if (recipe.slug !== slug && !slugs.has(slug)) report('name', `a variation needs ${slug}.yaml beside it`)
}

type Context = { index: NameIndex; herbs: ReadonlyMap<string, Herb>; check: CheckRecipe; say: (finding: RawFinding) => string }

/** Reports the findings of the check, and amounts and times that the author has to correct. */
function reportIngredientProblems(recipe: Recipe, { index, herbs, check, say }: Context, report: Report) {
  const usedHerbs = new Set<Herb>()
  recipe.ingredients.forEach((ingredient, position) => {
    const problem = (reason: string) => report(`ingredients.${position}`, `${ingredient.name}: ${reason}`)
    const reading = resolveName(index, ingredient.name)
    if (reading.kind === 'safe' && ingredient.gramsPerCup !== undefined)
      problem('is a kitchen ingredient and takes no gramsPerCup')
    const [plant] = reading.kind === 'plants' ? reading.plants : []
    const herb = plant?.kind === 'herb' ? herbs.get(plant.herb.slug) : undefined
    if (!herb) return
    usedHerbs.add(herb)
    if (ingredient.gramsPerCup === undefined) return problem('needs gramsPerCup')
    const shown = calculateGramsPerCup(ingredient, recipe.servings, herb)
    if (shown !== undefined && !matchesGramsPerCup(shown, ingredient.gramsPerCup))
      problem(`${ingredient.amount} for ${recipe.servings} is ${shown.toFixed(2)} g a cup, not ${ingredient.gramsPerCup} g`)
  })
  const { findings } = check(recipe, undefined, 'human')
  for (const finding of findings)
    if (!isPermitted(finding)) report('ingredients', `${finding.code} (${finding.herbs.join(', ')}): ${say(finding)}`)
  const longest = Math.max(0, ...[...usedHerbs].map((herb) => herb.tea.steepMinutesMax))
  if (recipe.difficulty !== 'Advanced' && recipe.brewMinutes > longest)
    report('brewMinutes', `none of its herbs takes longer than ${longest} minutes`)
  for (const herb of usedHerbs) reportLimitProblems(recipe, herb, report)
  const isKnownAilment = ailmentNames.some((name) => name === recipe.ailment)
  if (isKnownAilment && ![...usedHerbs].some((herb) => herb.categories.some((name) => name === recipe.ailment)))
    report('ailment', 'none of its herbs has a use for it')
}

/** Warnings that a recipe of the catalogue may raise: they concern one herb, and its page shows them. */
const permittedWarnings = new Set(['CONDITIONAL_HERB', 'STACK_HEPATOTOXIC_SIGNAL'])

const isPermitted = ({ level, code }: RawFinding) =>
  level === 'NOTICE' ? code !== 'PREPARATION_TIP' && code !== 'AMBIGUOUS_NAME' : level === 'WARN' && permittedWarnings.has(code)

function reportLimitProblems(recipe: Recipe, herb: Herb, report: Report) {
  if (recipe.cupsPerDay > herb.tea.cupsPerDayMax)
    report('cupsPerDay', `${herb.commonName}: at most ${herb.tea.cupsPerDayMax} cups a day`)
  if (herb.maxDurationDays !== null && (recipe.courseDays ?? Infinity) > herb.maxDurationDays)
    report('courseDays', `${herb.commonName}: at most ${herb.maxDurationDays} days`)
  const { steepMinutesMin, method } = herb.tea
  if (![recipe.brewMinutes, ...statedMinutes(recipe)].some((minutes) => minutes >= steepMinutesMin))
    report('brewMinutes', `${herb.commonName} takes at least ${steepMinutesMin} minutes`)
  if (method === 'decoction' && !hasStepFor(recipe, /simmer|boil|tick over|tremble/i, steepMinutesMin))
    report('instructions', `${herb.commonName} has to simmer for ${steepMinutesMin} minutes in one step`)
  if (herb.tea.requirements.includes('boil_15_min') && !hasStepFor(recipe, /boil/i, 15))
    report('instructions', `${herb.commonName} has to boil for 15 minutes in one step`)
}

function referenceProblems({ herbs, restricted, names, weights }: Catalogue): Problem[] {
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
    ...missing('weights.yaml', 'weights', weights.map(({ herb }) => herb), herbSlugs),
    ...herbs
      .filter((herb) => herb.uses.some((use) => !herb.categories.includes(use.category)))
      .map(({ slug }) => ({ file: `herbs/${slug}.yaml`, field: 'uses', reason: 'names an ailment that categories does not' })),
  ]
}

function missing(file: string, field: string, slugs: readonly string[], knownSlugs: ReadonlySet<string>): Problem[] {
  return slugs
    .filter((slug) => !knownSlugs.has(slug))
    .map((slug) => ({ file, field, reason: `${slug} is not in the catalogue` }))
}

/** True when one step names the verb and at least that many minutes. */
function hasStepFor({ instructions }: Recipe, verb: RegExp, minutes: number): boolean {
  return instructions.some((step) => verb.test(step) && minutesIn(step).some((stated) => stated >= minutes))
}

function statedMinutes({ instructions }: Recipe): number[] {
  return instructions.flatMap(minutesIn)
}

function minutesIn(step: string): number[] {
  return [...step.matchAll(/(\d+) (?:more )?minutes?/gi)].map((match) => Number(match[1]))
}
