import { spellFractions } from '../text.ts'
import type { RecipeToCheck } from './check.ts'
import { preparationRequirements } from './vocabulary.ts'

/**
 * A recipe read from plain words, ready to be checked; `unread` are the parts that could not be read, as written: a recipe
 * that has some must not pass. Amounts count for one cup unless the text says how many cups they make.
 */
type RecipeText = { recipe: RecipeToCheck; unread: string[] }

const number = String.raw`(?:(?:\d+ )?\d+/\d+|\d+(?:\.\d+)?)`
const quantity = `${number}(?: ?(?:-|to) ?${number})?`
const measure = `(?:${[
  'g|gr|grams?|mg|milligrams?|kg|kilograms?|oz|ounces?|lbs?|pounds?|ml|millilit(?:re|er)s?',
  'tsps?|teaspoons?|tbsps?|tablespoons?|tea ?bags?|pinch(?:es)?',
  'handfuls?|slices?|sprigs?|pieces?|sticks?|dash(?:es)?|drops?|parts?|cups?',
].join('|')})\\b`
const amount = `(?:(?:about|level|heaped) )*(?:${quantity}(?: ?(?:(?:level|heaped) )?${measure})?|an? (?:(?:level|heaped) )?${measure})`
const whole = (pattern: string) => new RegExp(`^${pattern}$`)

const amountFirst = whole(`(${amount})(?: of)? (\\D+)`)
const amountLast = whole(`(\\D*?)(?: ?:)? ?\\(?(${amount})\\)?`)
const nameAlone = whole(String.raw`[^\d:]+`)
const measureAlone = whole(`(?:${measure}|of)(?: .*)?`)
const perCup = / (?:per|a|each|in each|to a|in a) cup$/
const perOther = / (?:per|a|each|every) (?:day|dose|pot|week|litre|liter|serving)$/
const cupsPerDay = whole(`(?:drink )?(?:up to )?(${quantity}) (?:cups?|times)(?: ?/ ?| (?:a|per|each|every) )day`)
const course = whole(`(?:for )?(?:up to )?(${quantity}) (days?|weeks?)`)
const servings = whole(`(?:(?:makes|for|serves) (${quantity})(?: cups?| servings?| people)?|(${quantity}) servings?)`)

/** Bullets and numbers of a list, and what may end a line. */
const ornament = /^(?:[-*•·]|\d+[.)]) +|[.!]+$/g
const partLengthMax = 200

/**
 * Reads lines such as `2 g chamomile, 1.5 g lemon balm; 2 cups a day for 7 days`. Parts stand on lines of their own or between
 * commas, semicolons or `and`; an amount stands before or after its name. A range is read as its upper end. Nothing is
 * guessed: what is not understood is told in `unread`. Never throws.
 */
export function readRecipeText(text: string): RecipeText {
  const ingredients: { name: string; amount?: string }[] = []
  const unread: string[] = []
  const figures = new Map<'servings' | 'cupsPerDay' | 'courseDays', number>()
  const preparation: string[] = []
  let saysPerCup = false
  for (const written of splitParts(text)) {
    const part = written.toLowerCase()
    const figure = readFigure(part)
    const step = preparationRequirements.find(
      (code) => code === part.replaceAll(' ', '_') || code.toLowerCase() === part,
    )
    const bare = part.replace(perCup, '')
    const line = part.length > partLengthMax || perOther.test(part) ? undefined : readLine(bare)
    if (step) preparation.push(step)
    else if (figure && !figures.has(figure.name)) figures.set(figure.name, figure.value)
    else if (figure || !line) unread.push(written)
    else ingredients.push(line)
    saysPerCup ||= bare !== part
  }
  if (saysPerCup && (figures.get('servings') ?? 1) !== 1) unread.push('both a cup and several cups')
  return { recipe: { ingredients, ...Object.fromEntries(figures), preparation }, unread }
}

function splitParts(text: string): string[] {
  return spellFractions(text.normalize('NFC'))
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replaceAll(/ (?=for (?:up to )?\d[^,;\n]{0,9} (?:days?|weeks?))/gi, '\n')
    .split(/\s*[;\n\r]\s*|\s*(?<!\d),\s*|\s*,(?!\d)\s*|\s+(?:and|&|\+|plus)\s+(?=\d|an? )/i)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim().replaceAll(ornament, '').trim())
    .filter(Boolean)
}

function readFigure(part: string) {
  const cups = cupsPerDay.exec(part)?.[1]
  if (cups !== undefined) return { name: 'cupsPerDay', value: upperEnd(cups) } as const
  const [, days, unit = ''] = course.exec(part) ?? []
  if (days !== undefined)
    return { name: 'courseDays', value: upperEnd(days) * (unit.startsWith('week') ? 7 : 1) } as const
  const [, makes, serves] = servings.exec(part) ?? []
  const cupsMade = makes ?? serves
  return cupsMade === undefined ? undefined : ({ name: 'servings', value: lowerEnd(cupsMade) } as const)
}

function readLine(part: string): { name: string; amount?: string } | undefined {
  const [, first, named = ''] = amountFirst.exec(part) ?? []
  if (first !== undefined) return measureAlone.test(named) ? undefined : { name: named, amount: first }
  const [, name = '', last] = amountLast.exec(part) ?? []
  if (last !== undefined) return name.trim() ? { name: name.trim(), amount: last } : undefined
  return nameAlone.test(part) ? { name: part } : undefined
}

/** The stricter end of a range: more cups and days, and an amount shared by fewer cups. */
const upperEnd = (text: string) => Math.max(...ends(text))
const lowerEnd = (text: string) => Math.min(...ends(text))

const ends = (text: string) =>
  text.split(/-|to/).map((end) =>
    end
      .trim()
      .split(' ')
      .reduce((sum, figure) => {
        const [above = 0, below = 1] = figure.split('/').map(Number)
        return sum + above / below
      }, 0),
  )
