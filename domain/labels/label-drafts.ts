import type { Recipe } from '#domain/recipes/recipes.types.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'

import { codeKinds, type LabelDraft, type LabelLine, labelOutputs } from './label.types.ts'

/** Where a browser keeps what was typed for a label. */
export const labelDraftKey = 'labelDraft'
export const linesMax = 20

/** A label that nothing was typed for, made on this day (`yyyy-mm-dd`). */
export const newLabel = (today: string): LabelDraft => ({
  recipe: '',
  name: '',
  subtitle: '',
  lines: [{ key: '1', name: '', amount: '' }],
  cups: '1',
  cupsPerDay: '3',
  courseDays: '',
  preparation: [],
  instructions: '',
  madeOn: today,
  bestBefore: '',
  batch: '',
  notes: '',
  output: 'card',
  design: 'porcelain',
  size: '',
  code: 'full',
  paper: 'exact',
})

/** The label of a remedy. */
export function labelOfRecipe(recipe: Recipe, today: string): LabelDraft {
  return {
    ...newLabel(today),
    recipe: recipe.slug,
    name: recipe.name,
    lines: recipe.ingredients.map(({ name, amount }, position) => ({ key: String(position + 1), name, amount })),
    cups: String(recipe.servings),
    cupsPerDay: String(recipe.cupsPerDay),
    courseDays: recipe.courseDays === null ? '' : String(recipe.courseDays),
    preparation: [...recipe.preparation],
    instructions: recipe.instructions.join('\n'),
  }
}

/** The label of a jar with one herb, with the most that a cup and a day may hold of it. */
export function labelOfHerb(herb: HerbFacts, today: string): LabelDraft {
  const { gramsPerCupMax, requirements } = herb.tea
  const name = herb.commonName.replace(/ \(.*\)$/, '')
  return {
    ...newLabel(today),
    name,
    subtitle: `${herb.scientificName}, ${herb.plantPart}`,
    lines: [{ key: '1', name, amount: `${gramsPerCupMax} g` }],
    cupsPerDay: String(Math.min(3, Math.max(1, Math.floor(herb.maxDailyGrams / gramsPerCupMax)))),
    preparation: [...requirements],
  }
}

/** What a browser kept; whatever is no draft is left at its default. */
export function readLabel(stored: string | null, today: string): LabelDraft {
  const fresh = newLabel(today)
  const found = parse(stored)
  const text = (key: keyof LabelDraft) => {
    const value = found[key]
    return typeof value === 'string' ? { [key]: value } : {}
  }
  const lines = Array.isArray(found['lines']) ? found['lines'].filter(isLine).slice(0, linesMax) : []
  const steps = Array.isArray(found['preparation'])
    ? found['preparation'].filter((code) => typeof code === 'string')
    : []
  return {
    ...fresh,
    ...Object.assign({}, ...textKeys.map(text)),
    lines:
      lines.length > 0 ? lines.map(({ name, amount }, at) => ({ key: String(at + 1), name, amount })) : fresh.lines,
    preparation: steps,
    output: labelOutputs.find((output) => output === found['output']) ?? fresh.output,
    code: codeKinds.find((code) => code === found['code']) ?? fresh.code,
  }
}

/** Whether somebody would miss it. */
export const isWorthKeeping = ({ name, lines, instructions, notes }: LabelDraft): boolean =>
  [name, instructions, notes, ...lines.map((line) => line.name)].some((text) => text.trim() !== '')

const textKeys = [
  'recipe',
  'name',
  'subtitle',
  'cups',
  'cupsPerDay',
  'courseDays',
  'instructions',
  'madeOn',
  'bestBefore',
  'batch',
  'notes',
  'design',
  'size',
  'paper',
] as const

const isLine = (line: unknown): line is LabelLine =>
  typeof line === 'object' &&
  line !== null &&
  typeof Reflect.get(line, 'name') === 'string' &&
  typeof Reflect.get(line, 'amount') === 'string'

function parse(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}
