import { helpElsewhere } from '#domain/safety/help-lines.ts'

import type { SuggestResult } from './blend.schemas.ts'
import type { CheckResult } from './check.schemas.ts'
import type { PublicHerb, PublicPlant, PublicRestrictedPlant } from './herbs.schemas.ts'
import type { PublicRecipe, PublicRecipeList } from './recipes.schemas.ts'
import type { PublicEmergency, PublicSource } from './shared.schemas.ts'

/** Writes the answers of the public API as plain text, for assistants. Each text ends with its sources and links. */

type Part = string | false | undefined

const join = (...parts: readonly Part[]): string => parts.filter(Boolean).join('\n\n')

const list = (title: string, lines: readonly string[]): Part =>
  lines.length > 0 && [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n')

const cite = (positions: readonly number[]) => positions.map((position) => ` [${position + 1}]`).join('')

const listSources = (sources: readonly PublicSource[]): Part =>
  sources.length > 0 &&
  ['Sources:', ...sources.map(({ title, url }, index) => `[${index + 1}] ${title}${url ? ` ${url}` : ''}`)].join('\n')

const describeEmergencies = (emergencies: readonly PublicEmergency[]): Part =>
  emergencies.length > 0 &&
  [
    ...emergencies.map(
      ({ name, advice, numbers }) =>
        `${name}: ${advice} ${numbers.map((line) => `${line.name}: ${line.numbers.join(' or ')}.`).join(' ')}`,
    ),
    helpElsewhere,
  ].join('\n')

export const describeCheck = (result: CheckResult): string =>
  join(
    `${result.title}. ${result.summary}`,
    list(
      'Reasons',
      result.findings.map(({ text, sources }) => text + cite(sources)),
    ),
    result.unanswered ?? undefined,
    list(
      'Dried herb in a day',
      result.daily.map(
        ({ name, gramsPerDay, maxGramsPerDay, url }) =>
          `${name}: ${Math.round(gramsPerDay * 100) / 100} g. At most ${maxGramsPerDay} g. ${url}`,
      ),
    ),
    list(
      'Notes for everybody',
      result.notes.map(({ text, sources }) => text + cite(sources)),
    ),
    listSources(result.sources),
    result.disclaimer,
  )

export const describeRecipeList = (result: PublicRecipeList): string =>
  join(
    describeEmergencies(result.emergencies),
    result.recipes.length === 0
      ? 'We found no recipe for this.'
      : list(
          `Recipes, page ${result.page} of ${result.pages}`,
          result.recipes.map(({ name, subtitle, slug, url }) => `${name}: ${subtitle} (${slug}) ${url}`),
        ),
    result.disclaimer,
  )

export const describeRecipe = (recipe: PublicRecipe): string =>
  join(
    `${recipe.name}: ${recipe.subtitle}`,
    recipe.description,
    list(
      'Ingredients',
      recipe.ingredients.map(({ name, amount, note }) => [name, amount, note].filter(Boolean).join(', ')),
    ),
    recipe.isPremium
      ? 'Only premium members see its amounts and steps, on the site.'
      : list(`Steps for ${recipe.servings} cups`, recipe.steps),
    `At most ${recipe.cupsPerDay} cups a day${recipe.courseDays === null ? '' : `, for up to ${recipe.courseDays} days`}.`,
    list('Traditional uses, which are no proof that it works', recipe.benefits),
    list(
      'Important notes',
      recipe.warnings.map(({ text, sources }) => text + cite(sources)),
    ),
    listSources(recipe.sources),
    `${recipe.disclaimer} ${recipe.url}`,
  )

export function describePlant(plant: PublicPlant): string {
  if (plant.kind === 'herb') return describeHerb(plant)
  if (plant.kind === 'restricted') return describeRestricted(plant)
  const plants = plant.plants.map(
    ({ name, scientificName, slug, url }) => `${name}, ${scientificName} (${slug}) ${url}`,
  )
  return join(list(`“${plant.name}” can mean several plants. Ask which one`, plants))
}

const describeHerb = (herb: PublicHerb): string =>
  join(
    `${herb.name} (${herb.scientificName}), ${herb.partUsed}`,
    herb.description,
    list(
      'Amounts',
      herb.amounts.map(({ label, text }) => `${label}: ${text}`),
    ),
    list('Who should leave it out', herb.exclusions),
    list('If you are pregnant', herb.pregnancy),
    list('If you are breastfeeding', herb.breastfeeding),
    list('Children', herb.children),
    list(
      'If you take',
      herb.medicines.map(({ medicine, effects, advice }) => `${medicine}: ${effects}. ${advice}`),
    ),
    list('Allergies', herb.allergens),
    list('For everybody', herb.cautions),
    list(
      'Uses',
      herb.uses.map(({ use, evidence }) => `${use}: ${evidence}`),
    ),
    herb.factCheck,
    listSources(herb.sources),
    `${herb.disclaimer} ${herb.url}`,
  )

const describeRestricted = (plant: PublicRestrictedPlant): string =>
  join(
    `${plant.name} (${plant.scientificName}): no tea may contain it. ${plant.reason}`,
    list('Official rulings', plant.rulings),
    list(
      'Herbs to use instead',
      plant.alternatives.map(({ name, url }) => `${name} ${url}`),
    ),
    listSources(plant.sources),
    `${plant.disclaimer} ${plant.url}`,
  )

export function describeSuggestion({ emergencies, blend, message, sources, disclaimer }: SuggestResult): string {
  return join(
    describeEmergencies(emergencies),
    message ?? undefined,
    blend !== null && describeBlend(blend),
    listSources(sources),
    disclaimer,
  )
}

const describeBlend = (blend: NonNullable<SuggestResult['blend']>): string =>
  join(
    `${blend.name}. ${blend.description}`,
    list(
      'For one cup',
      blend.herbs.map(({ name, gramsPerCup, why, url }) => `${gramsPerCup} g of ${name}. ${why} ${url}`),
    ),
    list('Steps', blend.steps),
    `At most ${blend.cupsPerDay} cups a day${blend.courseDays === null ? '' : `, for up to ${blend.courseDays} days`}.`,
    list('Important notes', blend.warnings),
    list('Remarks', blend.remarks),
  )
