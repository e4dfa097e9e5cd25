import { decodeEntities } from '#domain/decode-entities.ts'
import { stripListMarker } from '#domain/recipes/list-markers.ts'
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

import { fillForm, omitEmpty, type OwnRecipeForm } from './fill-form.ts'
import { describeAssumptions, describeRange } from './import-remarks.ts'
import { findLeftOut } from './left-out-words.ts'
import type { ImportedOwnRecipe } from './own-recipe-import.ts'
import { ownRecipeLimits } from './own-recipes.schemas.ts'
import { findStatedFigures, readDuration, type StatedFigure, type StatedFigures } from './stated-figures.ts'
import { readWater, sumWater } from './water.ts'

/**
 * Reads a recipe in words, such as `2 tsp chamomile, 1 tsp lavender, 250 ml, 10 min`. The amounts are for one cup,
 * unless the text says how many cups it makes. Everything unclear is in `unread`. Returns undefined for a text without
 * an ingredient.
 */
export function importRecipeText(written: string): ImportedOwnRecipe | undefined {
  const text = decodeEntities(written)
  const { title, ingredientLines, steps, unread } = splitParts(text)
  const measures = takeMeasures(ingredientLines.flatMap(splitSegments))
  const segments = readSegments(measures.rest)
  const recipe = createRecipe(segments)
  if (recipe.ingredients.length === 0) return undefined
  const allSteps = [...recipe.steps, ...steps]
  const stated = findStatedFigures(text)
  const water = sumWater(measures.waterLines)
  const minutes = measures.minutes ?? stated.minutes
  const figures = chooseFigures(recipe, stated, minutes)
  return {
    form: fillForm({
      ...omitEmpty(figures),
      name: title,
      waterMl: water.waterMl || writeFigure(stated.waterMl),
      preparation: recipe.preparation,
      ingredients: recipe.ingredients.slice(0, ownRecipeLimits.ingredients),
      steps: allSteps.filter(isStepShort).slice(0, ownRecipeLimits.steps),
      notes: water.details.join('\n'),
    }),
    unread: [
      ...unread,
      ...water.unread,
      ...recipe.unread.filter((line) => !potPattern.test(line)),
      ...recipe.ingredients.slice(ownRecipeLimits.ingredients).map(writeIngredient),
      ...allSteps.filter((step) => !isStepShort(step)),
      ...allSteps.filter(isStepShort).slice(ownRecipeLimits.steps),
    ],
    remarks: [...describeAssumptions(figures), ...describeRange(minutes)],
  }
}

/** Line that only says how much a pot holds, whose figures are read. */
const potPattern = /^(?:one |an? |1 )?(?:tea)?pot \((?:about )?\d+ cups?(?: ?\/ ?\d+ ?ml)?\)$/i

type Recipe = ReturnType<typeof createRecipe>

/** Figures on lines of their own come first. Of several cups a day, the most count, because this is stricter. */
function chooseFigures({ figures, isPerCup }: Recipe, stated: StatedFigures, minutes: StatedFigure | undefined) {
  const cupsPerDay = Math.max(Number(figures.cupsPerDay ?? 0), stated.cupsPerDay ?? 0)
  return {
    servings: isPerCup ? '1' : (figures.servings ?? writeFigure(stated.servings)),
    cupsPerDay: writeFigure(cupsPerDay || undefined),
    courseDays: figures.courseDays ?? writeFigure(stated.courseDays),
    brewMinutes: writeFigure(minutes?.value),
  }
}

const writeFigure = (figure: number | undefined): string => (figure === undefined ? '' : String(figure))

const isStepShort = (step: string): boolean => step.length <= ownRecipeLimits.line

const writeIngredient = ({ name, amount, notes }: Ingredient): string =>
  [[amount, name].filter(Boolean).join(' '), notes].filter(Boolean).join(', ')

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
    const plainLine = stripListMarker(line)
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
  const title = stripListMarker(first)
  const isAlone = lines.slice(start + 1).every((line) => line === '')
  if (isAlone || /[\d,;:]/.test(title) || isHeading(title.toLowerCase()) || title.length > ownRecipeLimits.name)
    return undefined
  const isName = second === '' || first.startsWith('#') || isHeading(second.toLowerCase()) || titlePattern.test(title)
  return isName ? title : undefined
}

/** Takes the water and the first time without a verb out of the segments. */
function takeMeasures(segments: readonly string[]) {
  const waterLines: string[] = []
  const rest: string[] = []
  let minutes: StatedFigure | undefined
  for (const segment of segments) {
    const duration = minutes === undefined ? readDuration(segment) : undefined
    if (readWater(segment) && (waterLines.length === 0 || /water/i.test(segment))) waterLines.push(segment)
    else if (duration) minutes = duration
    else rest.push(segment)
  }
  return { waterLines, minutes, rest }
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
      const leftOut = findLeftOut(written, segment.lines).join(', ')
      const added = segment.lines.map(({ name, amount = '' }) => ({
        name: toSentenceCase(name),
        amount,
        notes: leftOut,
      }))
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
  return { ingredients, figures, isPerCup, preparation, steps, unread }
}

/** Words that a name without an amount may have. A longer one is a sentence. */
const maxNameWords = 5

const fits = ({ name, amount, notes }: Ingredient): boolean =>
  name.length <= ownRecipeLimits.ingredientName &&
  amount.length <= ownRecipeLimits.amount &&
  notes.length <= ownRecipeLimits.notes &&
  (amount !== '' || name.split(' ').length <= maxNameWords)
