import { defaultCupsPerDay } from '../safety/amounts.ts'
import { type CheckRecipe, type RecipeToCheck } from '../safety/check.ts'
import type { HerbFacts } from '../safety/facts.ts'
import type { Finding, FindingCode, RawFinding } from '../safety/findings.ts'
import { type NameIndex, oneHerb } from '../safety/names.ts'
import type { NamingSentence } from '../safety/naming-sentences.ts'
import { type Quantity, weigh } from '../safety/quantities.ts'
import { around, meantBy } from '../safety/text-doses.ts'
import { timesIn } from '../safety/times-a-day.ts'
import { preparationRequirements } from '../safety/vocabulary.ts'

/** Grams of dried herb that an answer names of one: in a day, and at once where it tells that; `isTotal`: it says that this is all. */
type Amount = { herb: HerbFacts; day: number; once: number | undefined; isTotal: boolean }

/** What an answer has measured so far, by slug, and how many cups a day it has told last. */
export type Measured = { amounts: ReadonlyMap<string, Amount>; cups: number | undefined }

export const nothingMeasured: Measured = { amounts: new Map(), cups: undefined }

const again = /\b(?:another|further|additional(?:ly)?|extra|again|more of|on top|as well)\b/i

/**
 * What an answer has measured after one more sentence: the largest amount of a herb counts, and the sum where it says so. An amount of
 * a sentence that names no herb is meant of `subject`, which the answer speaks of there.
 */
export function measure(before: Measured, sentence: NamingSentence, subject?: HerbFacts): Measured {
  const after = new Map(before.amounts)
  const isSum = again.test(sentence.text)
  let isMeasured = false
  const told = timesIn(sentence.text)
  for (const amount of sentence.amounts.flatMap((quantity) => amountsOf(quantity, sentence, subject))) {
    const { herb, once } = amount
    const known = after.get(herb.slug)
    const day = told === undefined ? withoutTimes(amount, known, before.cups) : amount.day
    const join = isSum ? (one = 0, other = 0) => one + other : (one = 0, other = 0) => Math.max(one, other)
    after.set(herb.slug, {
      herb,
      day: join(known?.day, day),
      once: known?.once === undefined && once === undefined ? undefined : join(known?.once, once),
      isTotal: amount.isTotal || known?.isTotal === true,
    })
    isMeasured = true
  }
  const times = told ?? cupsIn(sentence)
  const cups = times ?? before.cups
  if (times === undefined || isMeasured || sentence.named.some(({ plants }) => plants.length > 0))
    return { amounts: after, cups }
  for (const [slug, { day, once, ...amount }] of after)
    after.set(slug, { ...amount, day: Math.max(day, (once ?? 0) * times), once })
  return { amounts: after, cups }
}

/** A cup of a sentence that does not say how many: as many as were told, or what a day holds in all. */
function withoutTimes({ day, once, isTotal }: Amount, known: Amount | undefined, cups: number | undefined): number {
  if (isTotal || once === undefined) return day
  if (known?.isTotal) return once
  return cups !== undefined && day > once ? once * cups : day
}

function amountsOf(amount: Quantity, sentence: NamingSentence, subject: HerbFacts | undefined): Amount[] {
  const own = meantBy(sentence, amount)
  const isNamed = sentence.named.some(({ plants }) => plants.length > 0)
  const behind = sentence.text.slice(amount.end - sentence.start)
  const herbs =
    own?.plants.flatMap((plant) => (plant.kind === 'herb' ? [plant.herb] : [])) ??
    (isNamed || !subject || kitchen.test(behind) ? [] : [subject])
  const ahead = sentence.text.slice(0, amount.start - sentence.start)
  if (weighsBehind.test(behind) || weighsAhead.test(ahead) || isTool(ahead, behind)) return []
  const isTotal = totalBehind.test(behind) || totalAhead.test(ahead)
  return herbs.flatMap((herb) => {
    const grams = weigh(amount, isTotal ? '' : around(sentence, amount), herb)
    return grams ? [{ herb, day: grams.day, once: isTotal ? undefined : grams.once, isTotal }] : []
  })
}

/** "A level teaspoon of it weighs about 2 g": no dose. */
const weighsBehind = /^(?:\s+of (?:it|them|\w+))?\s+(?:is|weighs|equals)\b/i
const weighsAhead = /spoon(?:ful)?(?:\s+of (?:it|them|\w+))?\s+(?:is|weighs|equals)\s+(?:about\s+|roughly\s+)?$/i
/** "Press it down with a teaspoon": a tool, unless something is on it. */
const isTool = (ahead: string, behind: string) =>
  /\b(?:with|using) (?:the (?:back|tip|handle|edge|bowl) of )?$/i.test(ahead) && !/^\s+(?:of\b|\p{L})/u.test(behind)
const kitchen =
  /^\s*(?:of\s+)?(?:hot |cold |warm |boiling |dark |brown |maple )?(?:water|honey|sugar|syrup|milk|lemon|caffeine)\b/i
/** "3 g of it in all", "in all 3 g": said of a day. */
const totalBehind = /^[^.;\d]{0,40}\b(?:in all|altogether|in total)\b/i
const totalAhead = /\b(?:in all|altogether|in total)\b[^.;\d]{0,20}$/i

/** "Drink eight cups a day", of whatever was named before. */
const cupsIn = ({ amounts, text }: NamingSentence): number | undefined => {
  const cups = amounts
    .find(({ unit }) => /^(?:cup|mug|glass)/.test(unit))
    ?.number.split('-')
    .at(-1)
  const count = cups !== undefined && /^\d{1,3}$/.test(cups) ? Number(cups) : 0
  return count > 1 || (count === 1 && /\bday\b|\bdaily\b/i.test(text)) ? count : undefined
}

/** What each herb is called, so that the name means it alone. */
type NameOf = (herb: HerbFacts) => string

export const createNameOf =
  (index: NameIndex): NameOf =>
  ({ slug, commonName, scientificName, synonyms }) => {
    const own = [scientificName, commonName, ...synonyms].find((name) => oneHerb(index, name)?.slug === slug)
    return own ?? scientificName
  }

/** Rules about the making, which an answer may tell later than the amount. */
const ofTheMaking: ReadonlySet<FindingCode> = new Set(['PREPARATION_MISSING', 'PREPARATION_ADVICE'])

/**
 * What speaks against the herbs and amounts that an answer has named, taken as one day's tea of a model: all that refuses, and
 * for several herbs together what a person would have to see first.
 */
export function objections(measured: Measured, check: CheckRecipe, nameOf: NameOf): Finding[] {
  if (measured.amounts.size === 0) return []
  const { findings } = check(recipeOf(measured, nameOf), undefined, 'ai')
  return findings.filter(
    ({ level, code }) =>
      !ofTheMaking.has(code) && (level === 'REFUSE' || (level === 'REVIEW' && measured.amounts.size > 1)),
  )
}

/** What has to be said beside the amounts that an answer names: how a herb must be made, and what has to be checked first. */
export function conditionsOf(measured: Measured, check: CheckRecipe, nameOf: NameOf): RawFinding[] {
  return [...measured.amounts].flatMap((entry) => {
    const recipe = { ...recipeOf({ ...measured, amounts: new Map([entry]) }, nameOf), preparation: [] }
    return check(recipe, undefined, 'ai').findings.filter(
      ({ code }) => code === 'PREPARATION_MISSING' || code === 'CONDITIONAL_HERB',
    )
  })
}

/**
 * Several herbs make a blend of which as many cups are drunk as was told, otherwise as every check assumes. The cups are then as
 * many as leave each herb within what is usual in one.
 */
function recipeOf({ amounts, cups = defaultCupsPerDay }: Measured, nameOf: NameOf): RecipeToCheck {
  const herbs = [...amounts.values()].map(({ herb, day, once = 0, isTotal }) => ({
    herb,
    day: amounts.size > 1 && !isTotal ? Math.max(day, once * cups) : day,
  }))
  const shared = Math.max(1, ...herbs.map(({ herb, day }) => Math.ceil(day / herb.tea.gramsPerCupMax - 1e-9)))
  return {
    ingredients: herbs.map(({ herb, day }) => ({ name: nameOf(herb), gramsPerCup: day / shared })),
    cupsPerDay: shared,
    preparation: [...preparationRequirements],
  }
}

/** Too little for any rule of amounts: what refuses these herbs refuses them together. */
const trace = 0.01

/** What speaks against some herbs in one cup, whatever their amounts. */
export function objectionsToMixing(herbs: readonly HerbFacts[], check: CheckRecipe, nameOf: NameOf): Finding[] {
  const ingredients = herbs.map((herb) => ({ name: nameOf(herb), gramsPerCup: trace }))
  const recipe = { ingredients, cupsPerDay: 1, preparation: [...preparationRequirements] }
  return check(recipe, undefined, 'ai').findings.filter(({ level }) => level === 'REFUSE')
}
