import { listWords } from '../words.ts'
import type { Status, TeaMonograph } from './tea-blends.types.ts'

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const countWord = (count: number): string => inWords[count] ?? String(count)
const rangeWords = (min: number, max: number) =>
  min === max ? countWord(min) : `${countWord(min)} to ${countWord(max)}`
const be = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are')
const cups = (count: number) => `${countWord(count)} cup${count === 1 ? '' : 's'}`

/** Clauses that explain why a blend is outside the rules, or why we can't tell. */
export const reasonWords = {
  notListed: (names: readonly string[]) => `${listWords(names)} ${be(names)} not on their list`,
  together: (name: string, listed: string) => `${name} is on their list only as ${listed}`,
  single: 'they cover blends, and this has one herb',
  tooFew: (count: number, min: number) =>
    `it has ${countWord(count)} herbs and they ask for at least ${countWord(min)}`,
  tooMany: (count: number, max: number) => `it has ${countWord(count)} herbs and they allow ${countWord(max)}`,
  tooManyCups: (count: number, max: number) => `it has ${cups(count)} a day and they allow ${countWord(max)}`,
  cupTooWeak: (grams: number, min: number) => `a cup has ${grams} g of herbs and they ask for at least ${min} g`,
  cupTooStrong: (grams: number, max: number) => `a cup has ${grams} g of herbs and they allow ${max} g`,
  dayTooStrong: (grams: number, max: number) => `a day has ${grams} g of herbs and they allow ${max} g`,
  unreadHerbs: (names: readonly string[]) => `we could not read whether ${listWords(names)} ${be(names)} on their list`,
  unreadCount: (count: number) => `we could not read whether they allow ${countWord(count)} herbs`,
  unknownGrams: (names: readonly string[]) => `we do not know the amount of ${listWords(names)}`,
}

/**
 * Writes the line for a recipe page: "Not one of the European Medicines Agency’s sleep teas: chamomile is not on their
 * list."
 */
export function labelWords(
  { kind, document }: Pick<TeaMonograph, 'kind' | 'document'>,
  status: Status,
  reasons: readonly string[],
  isWhole: boolean,
) {
  const why = reasons.join('; ')
  const agency = 'the European Medicines Agency’s'
  if (status === 'outside') return `Not one of ${agency} ${kind}: ${why}.`
  if (status === 'unknown') return `We can’t tell if this is one of ${agency} ${kind}: ${why}.`
  return `Follows ${agency} rules for ${kind} (${document})${isWhole ? '' : ', as far as we could read them'}.`
}

export const noteWords = {
  tradition: ({ indication }: TeaMonograph) =>
    `The EMA lists these teas for ${indication} because of their long use. There is not enough evidence from trials.`,
  fewerCups: (count: number, { min, max }: { min: number; max: number }) =>
    `They describe ${rangeWords(min, max)} cups a day. This recipe has ${countWord(count)}.`,
  age: (years: number) => `They are for people aged ${years} and over.`,
  advice: (days: number) => `See a doctor if it lasts longer than ${days} days or gets worse.`,
  unread: (parts: readonly string[]) => `We could not read what they say about ${listWords(parts)}.`,
}
