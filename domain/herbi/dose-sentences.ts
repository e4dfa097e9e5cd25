import { maxCupsPerDay, compareWithDailyLimit } from '#domain/amounts/daily-limit.ts'
import { findRepeatsPerDay } from '#domain/amounts/frequency.ts'
import { formatRange } from '#domain/words.ts'

import { type AnswerContext, getUniqueHerbName } from './answer-shared.ts'
import { writeExclusionLines, limitLines, writeTeaspoonLine } from './herb-sentences.ts'
import type { KnownHerb } from './knowledge.types.ts'

/** Says whether the amount in the question is within the herb's limits, and states the limits. */
export function createDoseLines(herb: KnownHerb, { question, herbIndex }: AnswerContext): string[] {
  const { amounts, text } = question.message
  const facts = herbIndex.findFacts(herb.slug)
  const verdicts = facts ? amounts.map((amount) => compareWithDailyLimit(amount, text, facts)) : []
  const times = amounts.length === 0 ? findRepeatsPerDay(text) : undefined
  const isTooFrequent = facts !== undefined && times !== undefined && times > maxCupsPerDay(facts)
  const isOtherForm = question.topics.has('otherForms')
  const isTooMuch = verdicts.includes('above') || isTooFrequent || wholePackage.test(text)
  const hasVerdict = isTooMuch || (!isOtherForm && (verdicts.length > 0 || times !== undefined))
  const isUnclear = !isTooMuch && verdicts.includes('unclear')
  const [first = '', ...rest] = limitLines(herb)
  const name = getUniqueHerbName(herbIndex, herb)
  const hasDrunk = /\b(?:drank|drunk|had|have had|took|taken|swallowed)\b/.test(text)
  const excessLines = [
    ...(isTooMuch ? [`That is more in a day than the most of ${name} that we know to be in use.`] : []),
    ...(isTooMuch && hasDrunk
      ? ['Have no more of it today, and if you feel unwell or take medicines, ask a pharmacist or doctor.']
      : []),
  ]
  if (hasLowerLimits(herb, question)) return excessLines
  const litres = findLitres(text)
  if (litres !== undefined) return [writePotLine(herb, litres), first, ...rest]
  return [
    ...excessLines,
    ...(isUnclear ? [`How much of ${name} that is I cannot tell: please weigh it.`] : []),
    ...(hasVerdict && !isTooMuch && !isUnclear
      ? [`That is within the day’s limit of ${name}, if the cups are no stronger than usual.`]
      : []),
    ...(hasVerdict ? [] : [`${name} has these limits.`]),
    first,
    `A cup takes ${formatRange(herb.tea.gramsPerCupMin, herb.tea.gramsPerCupMax)} g of it.`,
    writeTeaspoonLine(herb),
    ...rest,
    ...(herb.conditional ? writeExclusionLines(herb) : []),
  ]
}

/** Matches amounts such as a whole jar, which are always too much. */
const wholePackage = /\b(?:whole|entire|full) (?:jar|packet|pack|box|bag|tin)\b/

/** True when the usual limits don't apply because of pregnancy or breastfeeding. */
const hasLowerLimits = ({ pregnancy, lactation }: KnownHerb, { topics, person }: AnswerContext['question']) =>
  (pregnancy !== 'ok' && (person.pregnant || topics.has('pregnancy'))) ||
  (lactation !== 'ok' && (person.breastfeeding || topics.has('breastfeeding')))

const litrePattern = /\b(?:(one|two|a|1|2|half a|1\/2|0\.5|1\.5)[ -]?)?(?:litres?|liters?|l)\b/
const litresByWord: Record<string, number> = { two: 2, '2': 2, 'half a': 0.5, '1/2': 0.5, '0.5': 0.5, '1.5': 1.5 }

/** Returns the litres of a pot in a question such as "how many spoons for one litre?"; undefined without. */
function findLitres(text: string): number | undefined {
  const match = /\b(?:spoon|teaspoon|gram|how much|how many)/.test(text) ? litrePattern.exec(text) : null
  return match ? (litresByWord[match[1] ?? ''] ?? 1) : undefined
}

const mlPerLitre = 1000
const roundHalf = (grams: number) => Math.round(grams * 2) / 2

function writePotLine({ tea, gramsPerTeaspoon, maxDailyGrams }: KnownHerb, litres: number): string {
  const cups = (litres * mlPerLitre) / tea.waterMl
  const [min, max] = [tea.gramsPerCupMin * cups, tea.gramsPerCupMax * cups]
  const spoons = formatRange(
    Math.max(1, Math.round(min / gramsPerTeaspoon)),
    Math.max(1, Math.round(max / gramsPerTeaspoon)),
  )
  const isForSeveral = max > maxDailyGrams
  return `For ${litres === 1 ? 'one litre' : `${litres} litres`} of water take ${formatRange(roundHalf(min), roundHalf(max))} g of it, dried, about ${spoons} level teaspoons${isForSeveral ? ', and share the pot, because that may be more than one person’s day' : ''}.`
}
