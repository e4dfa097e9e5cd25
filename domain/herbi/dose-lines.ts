import { cupsMax, judgeDay } from '#domain/safety/quantities.ts'
import { repeatsIn } from '#domain/safety/times-a-day.ts'
import { range } from '#domain/words.ts'

import { type Asking, nameOf } from './answer-parts.ts'
import { exclusionLines, mostLines, teaspoonLine } from './herb-words.ts'
import type { KnownHerb } from './knowledge.types.ts'

/** Judges the amount in the question and states the herb's limits. */
export function doseLines(herb: KnownHerb, { question, shelf }: Asking): string[] {
  const { amounts, text } = question.reading
  const facts = shelf.facts(herb.slug)
  const judged = facts ? amounts.map((amount) => judgeDay(amount, text, facts)) : []
  const times = amounts.length === 0 ? repeatsIn(text) : undefined
  const isOften = facts !== undefined && times !== undefined && times > cupsMax(facts)
  const isOtherForm = question.topics.has('otherForms')
  const isTooMuch = judged.includes('above') || isOften || wholeStock.test(text)
  const isMeasured = isTooMuch || (!isOtherForm && (judged.length > 0 || times !== undefined))
  const isUnclear = !isTooMuch && judged.includes('unclear')
  const [first = '', ...rest] = mostLines(herb)
  const name = nameOf(shelf, herb)
  const isDrunk = /\b(?:drank|drunk|had|have had|took|taken|swallowed)\b/.test(text)
  const isAbove = [
    ...(isTooMuch ? [`That is more in a day than the most of ${name} that we know to be in use.`] : []),
    ...(isTooMuch && isDrunk
      ? ['Have no more of it today, and if you feel unwell or take medicines, ask a pharmacist or doctor.']
      : []),
  ]
  if (isLessForPerson(herb, question)) return isAbove
  return [
    ...isAbove,
    ...(isUnclear ? [`How much of ${name} that is I cannot tell: please weigh it.`] : []),
    ...(isMeasured && !isTooMuch && !isUnclear
      ? [`That is within the day’s limit of ${name}, if the cups are no stronger than usual.`]
      : []),
    ...(isMeasured ? [] : [`${name} has these limits.`]),
    first,
    `A cup takes ${range(herb.tea.gramsPerCupMin, herb.tea.gramsPerCupMax)} g of it.`,
    teaspoonLine(herb),
    ...rest,
    ...(herb.conditional ? exclusionLines(herb) : []),
  ]
}

/** Amounts such as a whole jar, always judged as too much. */
const wholeStock = /\b(?:whole|entire|full) (?:jar|packet|pack|box|bag|tin)\b/

/** True when pregnancy or breastfeeding rules out the usual limits, so that they aren't stated. */
const isLessForPerson = ({ pregnancy, lactation }: KnownHerb, { topics, person }: Asking['question']) =>
  (pregnancy !== 'ok' && (person.pregnant || topics.has('pregnancy'))) ||
  (lactation !== 'ok' && (person.breastfeeding || topics.has('breastfeeding')))
