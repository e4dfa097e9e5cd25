import { joinWords } from '../words.ts'
import type { Status, TeaMonograph } from './tea-blends.types.ts'

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const formatCount = (count: number): string => numberWords[count] ?? String(count)
const formatRange = (min: number, max: number) =>
  min === max ? formatCount(min) : `${formatCount(min)} to ${formatCount(max)}`
const chooseVerb = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are')
const formatCups = (count: number) => `${formatCount(count)} cup${count === 1 ? '' : 's'}`

/** Clauses that explain why a blend is outside the rules, or why we can't say. */
export const reasonTexts = {
  notListed: (names: readonly string[]) => `${joinWords(names)} ${chooseVerb(names)} not on the agency’s list`,
  together: (name: string, listed: string) => `${name} is on the agency’s list only as ${listed}`,
  single: 'the rules are for blends, and this recipe has only one herb',
  tooFew: (count: number, min: number) =>
    `it has ${formatCount(count)} herbs, and they require at least ${formatCount(min)}`,
  tooMany: (count: number, max: number) =>
    `it has ${formatCount(count)} herbs, and they allow up to ${formatCount(max)}`,
  tooManyCups: (count: number, max: number) =>
    `it has ${formatCups(count)} a day, and they allow up to ${formatCount(max)}`,
  cupTooWeak: (grams: number, min: number) => `a cup has ${grams} g of herbs, and they require at least ${min} g`,
  cupTooStrong: (grams: number, max: number) => `a cup has ${grams} g of herbs, and they allow up to ${max} g`,
  dayTooStrong: (grams: number, max: number) => `it has ${grams} g of herbs a day, and they allow up to ${max} g`,
  unreadHerbs: (names: readonly string[]) =>
    `we could not find out whether ${joinWords(names)} ${chooseVerb(names)} on the agency’s list`,
  unreadCount: (count: number) => `we could not find out whether they allow ${formatCount(count)} herbs`,
  unknownGrams: (names: readonly string[]) => `we do not know the amount of ${joinWords(names)}`,
}

/**
 * Formats the line on a recipe page: “This recipe is not one of the European Medicines Agency’s sleep teas: chamomile is not
 * on the agency’s list.”
 */
export function formatLabel(
  { kind, document }: Pick<TeaMonograph, 'kind' | 'document'>,
  status: Status,
  reasons: readonly string[],
  isComplete: boolean,
) {
  const reasonsText = reasons.join('; ')
  const agency = 'the European Medicines Agency’s'
  if (status === 'outside') return `This recipe is not one of ${agency} ${kind}: ${reasonsText}.`
  if (status === 'unknown') return `We can’t tell if this recipe is one of ${agency} ${kind}: ${reasonsText}.`
  const rules = `${agency} rules for ${kind}`
  return isComplete
    ? `This recipe follows ${rules} (${document}).`
    : `This recipe follows the parts of ${rules} (${document}) that we could read.`
}

export const noteTexts = {
  tradition: ({ indication }: TeaMonograph) =>
    `The EMA lists these teas for ${indication} because of their long use. There is not enough evidence from trials.`,
  fewerCups: (count: number, { min, max }: { min: number; max: number }) =>
    `Their instructions are for ${formatRange(min, max)} cups a day. This recipe has ${formatCount(count)}.`,
  age: (years: number) => `These teas are for people aged ${years} and over.`,
  advice: (days: number) => `See a doctor if your symptoms last longer than ${days} days or get worse.`,
  unread: (parts: readonly string[]) => `We could not read what the documents say about ${joinWords(parts)}.`,
}
