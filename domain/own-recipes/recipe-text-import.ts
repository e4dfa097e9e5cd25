import { parseMinutes } from '#domain/recipes/external-recipe.ts'
import {
  hasAmountPerCup,
  isHeading,
  readSegments,
  type RecipeSegment,
  splitSegments,
  startsAsStep,
} from '#domain/recipes/recipe-text.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'
import { toSentenceCase } from '#domain/words.ts'

import { emptyOwnRecipeForm, fillForm, type OwnRecipeForm } from './fill-form.ts'
import type { ImportedOwnRecipe } from './own-recipe-import.ts'
import { ownRecipeLimits } from './own-recipes.schemas.ts'
import { readWaterMl } from './water.ts'

/**
 * Reads a recipe in words, such as `2 tsp chamomile, 1 tsp lavender, 250 ml, 10 min`. The amounts are for one cup,
 * unless the text says how many cups it makes. Everything unclear is in `unread`. Returns undefined for a text without
 * an ingredient.
 */
export function importRecipeText(text: string): ImportedOwnRecipe | undefined {
  const { title, ingredientLines, steps, unread } = splitParts(text)
  const { waterMl, brewMinutes, rest } = readMeasures(ingredientLines.flatMap(splitSegments))
  const segments = readSegments(rest)
  const recipe = createRecipe(segments)
  if (recipe.ingredients.length === 0) return undefined
  const allSteps = [...recipe.steps, ...steps]
  return {
    form: fillForm({
      ...recipe.figures,
      name: title,
      waterMl,
      brewMinutes: brewMinutes || readStepMinutes(allSteps) || emptyOwnRecipeForm.brewMinutes,
      preparation: recipe.preparation,
      ingredients: recipe.ingredients.slice(0, ownRecipeLimits.ingredients),
      steps: allSteps.filter(isStepShort).slice(0, ownRecipeLimits.steps),
    }),
    unread: [
      ...unread,
      ...recipe.unread,
      ...recipe.ingredients.slice(ownRecipeLimits.ingredients).map(writeIngredient),
      ...allSteps.filter((step) => !isStepShort(step)),
      ...allSteps.filter(isStepShort).slice(ownRecipeLimits.steps),
    ],
  }
}

const isStepShort = (step: string): boolean => step.length <= ownRecipeLimits.line

const writeIngredient = ({ name, amount, notes }: Ingredient): string =>
  [[amount, name].filter(Boolean).join(' '), notes].filter(Boolean).join(', ')

const markerPattern = /^(?:[-*•·]|#+|\d+[.)]) +/
const stepHeadingPattern = /^(?:method|directions|instructions|steps|preparation)\s*:?$/i
const titlePattern = /\b(?:tea|blend|infusion|tisane|cup|brew|mix|drink|decoction)$/i
const amountInStepPattern = /\d[\d./, ]*(?:g|mg|grams?|tsp|tbsp|teaspoons?|tablespoons?|oz|pinch(?:es)?|drops?)\b/i

/** Separates the name and the steps, which are lines of their own, from lines with ingredients and figures. */
function splitParts(text: string) {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  const title = findTitle(lines)
  const parts = { title: title ?? '', ingredientLines: [] as string[], steps: [] as string[], unread: [] as string[] }
  let areSteps = false
  for (const line of title === undefined ? lines : lines.slice(lines.findIndex(Boolean) + 1)) {
    const plainLine = line.replace(markerPattern, '')
    if (isHeading(plainLine.toLowerCase())) areSteps = stepHeadingPattern.test(plainLine)
    else if (plainLine === '') continue
    else if (areSteps || (startsAsStep(plainLine) && !amountInStepPattern.test(plainLine)))
      parts[areSteps || !plainLine.includes(',') ? 'steps' : 'ingredientLines'].push(plainLine)
    else parts.ingredientLines.push(plainLine)
  }
  return parts
}

/** The first line is a name if it has no figures and a blank line or a heading follows, or if it ends with `tea`. */
function findTitle(lines: readonly string[]): string | undefined {
  const start = lines.findIndex(Boolean)
  const [first = '', second = ''] = lines.slice(start)
  const title = first.replace(markerPattern, '')
  const isAlone = lines.slice(start + 1).every((line) => line === '')
  if (isAlone || /[\d,;:]/.test(title) || isHeading(title.toLowerCase()) || title.length > ownRecipeLimits.name)
    return undefined
  const isName = second === '' || first.startsWith('#') || isHeading(second.toLowerCase()) || titlePattern.test(title)
  return isName ? title : undefined
}

/** Takes the first water and the first time without a verb out of the segments. */
function readMeasures(segments: readonly string[]) {
  const measures = { waterMl: '', brewMinutes: '', rest: [] as string[] }
  for (const segment of segments) {
    const water = readWaterMl(segment)
    const minutes = parseMinutes(segment)
    if (water !== undefined && measures.waterMl === '') measures.waterMl = String(water)
    else if (minutes !== undefined && minutes <= ownRecipeLimits.brewMinutes && measures.brewMinutes === '')
      measures.brewMinutes = String(minutes)
    else measures.rest.push(segment)
  }
  return measures
}

/** Reads the time to steep from a step such as `Steep for 10 minutes`. */
function readStepMinutes(steps: readonly string[]): string {
  const steeping = steps.flatMap(
    (step) => /\b(?:steep|infuse|brew|simmer|stand|boil)\w*\b\D{0,40}(\d[^,.;]*)/i.exec(step)?.[1] ?? [],
  )
  const minutes = steeping.map((text) => parseMinutes(/^.*?(?:h(?:ou)?rs?|min(?:ute)?s?)/i.exec(text)?.[0] ?? ''))
  const known = minutes.find((time) => time !== undefined && time <= ownRecipeLimits.brewMinutes)
  return known === undefined ? '' : String(known)
}

type Ingredient = { name: string; amount: string; notes: string }

function createRecipe(segments: readonly RecipeSegment[]) {
  const ingredients: Ingredient[] = []
  const figures: Partial<Pick<OwnRecipeForm, 'servings' | 'cupsPerDay' | 'courseDays'>> = {}
  const preparation: OwnRecipeForm['preparation'] = []
  const steps: string[] = []
  const unread: string[] = []
  const isPerCup = hasAmountPerCup(segments)
  for (const segment of segments) {
    const { written } = segment
    const last = ingredients.at(-1)
    if (segment.kind === 'ingredients') {
      const added = segment.lines.map(({ name, amount = '' }) => ({ name: toSentenceCase(name), amount, notes: '' }))
      if (added.every(fits)) ingredients.push(...added)
      else unread.push(written)
    } else if (segment.kind === 'figure') {
      const limit = ownRecipeLimits[segment.name]
      const isUsable = Number.isInteger(segment.value) && segment.value >= 1 && segment.value <= limit
      if (isUsable && !(segment.name === 'servings' && isPerCup && segment.value !== 1))
        figures[segment.name] = String(segment.value)
      else unread.push(written)
    } else if (segment.kind === 'preparation') {
      const code = preparationRequirements.find((one) => one === segment.code)
      if (code && !preparation.includes(code)) preparation.push(code)
      steps.push(toSentenceCase(written))
    } else if (segment.kind === 'step') steps.push(toSentenceCase(written))
    else if (segment.kind === 'remark' && last && last.notes.length + written.length < ownRecipeLimits.notes)
      last.notes = [last.notes, written].filter(Boolean).join(', ')
    else if (segment.kind === 'unread' || segment.kind === 'remark') unread.push(written)
  }
  return { ingredients, figures, preparation, steps, unread }
}

/** Words that a name without an amount may have. A longer one is a sentence. */
const maxNameWords = 5

const fits = ({ name, amount }: Ingredient): boolean =>
  name.length <= ownRecipeLimits.ingredientName &&
  amount.length <= ownRecipeLimits.amount &&
  (amount !== '' || name.split(' ').length <= maxNameWords)
