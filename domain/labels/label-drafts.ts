import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { codeKinds, type LabelDraft, type LabelLine, labelOutputs } from './label.types.ts'

/** Key under which the browser stores the labels. */
export const labelDraftKey = 'labelDraft'
export const maxLines = 20
/** Maximum characters in the name of a blend or an ingredient. */
export const maxNameLength = 80
export const maxInstructionsLength = 1500
export const maxNotesLength = 300

/** Returns an empty label made on `today` (`yyyy-mm-dd`). */
export const createEmptyLabel = (today: string): LabelDraft => ({
  from: '',
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

export function createRecipeLabel(recipe: Recipe, today: string): LabelDraft {
  return {
    ...createEmptyLabel(today),
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

/** Labels stored in the browser. `previous` is the label that `draft` replaced. */
export type SavedLabels = { draft: LabelDraft; previous: LabelDraft | undefined }

export const serialiseLabels = ({ draft, previous }: SavedLabels): string =>
  JSON.stringify({ ...draft, former: previous })

/** Parses stored labels. Invalid values become the default. `today` is the date of a new label, `yyyy-mm-dd`. */
export function parseSavedLabels(stored: string | null, today: string): SavedLabels {
  const fields = parseJson(stored)
  const previous = toFields(fields['former'])
  return { draft: parseLabel(fields, today), previous: previous && parseLabel(previous, today) }
}

function parseLabel(fields: Readonly<Record<string, unknown>>, today: string): LabelDraft {
  const defaults = createEmptyLabel(today)
  const pickText = (key: keyof LabelDraft) => {
    const value = fields[key]
    return typeof value === 'string' ? { [key]: value } : {}
  }
  const lines = Array.isArray(fields['lines']) ? fields['lines'].filter(isLine).slice(0, maxLines) : []
  const steps = Array.isArray(fields['preparation'])
    ? fields['preparation'].filter((code) => typeof code === 'string')
    : []
  return {
    ...defaults,
    ...Object.assign({}, ...textKeys.map(pickText)),
    lines:
      lines.length > 0
        ? lines.map(({ name, amount }, index) => ({ key: String(index + 1), name, amount }))
        : defaults.lines,
    preparation: steps,
    output: labelOutputs.find((output) => output === fields['output']) ?? defaults.output,
    code: codeKinds.find((code) => code === fields['code']) ?? defaults.code,
  }
}

export const hasContent = ({ name, lines, instructions, notes }: LabelDraft): boolean =>
  [name, instructions, notes, ...lines.map((line) => line.name)].some((text) => text.trim() !== '')

const textKeys = [
  'from',
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

function parseJson(stored: string | null): Record<string, unknown> {
  try {
    return toFields(JSON.parse(stored ?? '{}')) ?? {}
  } catch {
    return {}
  }
}

const toFields = (fields: unknown): Record<string, unknown> | undefined =>
  typeof fields === 'object' && fields !== null ? { ...fields } : undefined
