import { getMonthName } from '#domain/date-in-words.ts'
import { writeFactsNotice } from '#domain/safety/review-notices.ts'
import { isReviewed, type Review, reviews } from '#domain/safety/reviews.ts'
import { toSentenceCase } from '#domain/words.ts'

import type { Herb } from './herbs.schemas.ts'
import { formatEdition } from './source-messages.ts'

type Source = Herb['sources'][number]
/** Source as shown to readers. `address` is null if the source has no web page. */
export type ReaderSource = { words: string; address: string | null; tier: Source['tier'] }

/** Matches sentences that explain how an editor chose a figure. Readers see only the chosen figure. */
const editorReasoningPattern =
  /\d g\b|g\/day|\b(?:used|chosen|halved|lowered|raised|capped|reduced)\b|; kept|Kept at|counted at|counts as|set to|\bcap\b|\bage to\b|From \d+ years|age (?:of |is )?\d|cups;|exempt|treated as|must name|[Mm]atch for|^Conditional/
/** Matches editors' sentences that `stricterFigureNote` replaces. */
const stricterChoicePattern = /\b(?:used|chosen|halved|lowered|raised|capped|reduced)\b|set to|; kept/
const readerAdvicePattern = /stricter reading/

const stricterFigureNote = 'Where sources differ or say little, we use the stricter figure.'

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\(EMA\/HMPC\/\d+\/\d+\) /g, ''],
  [/, memory\)/g, '; general knowledge, without a source)'],
  [/\(memory\)/g, '(general knowledge, without a source)'],
  [/\bfrom memory\b/g, 'from general knowledge, without a source'],
  [/\bconditional, /g, ''],
  [/ and triggers an extra warning/g, ''],
  [/(?<!\/)\bHMPC (\d{4}) /g, 'the European herbal committee (HMPC, $1) '],
  [/(?<![/(])\bHMPC\b/g, 'the European herbal committee (HMPC)'],
  [/ EMA\/HMPC\/\d+\/(\d{4})/g, ', $1'],
  [/\bNCCIH\b/g, 'the US centre for complementary health (NCCIH)'],
  [/\bCOT\b/g, 'the British committee on toxicity (COT)'],
  [/\bIARC\b/g, 'the cancer research agency IARC'],
  [/\bPOM substance\b/g, 'prescription-only substance'],
  [/\bOTC\b/g, 'over-the-counter'],
  [/\bPA\b/g, 'pyrrolizidine alkaloid'],
  [/\bug\/kg\b/g, 'µg/kg'],
  [/(\d)-(\d+(?:\.\d+)?) (C|g|mm|days|mg)\b/g, '$1–$2 $3'],
  [/(\d) C\b/g, '$1 °C'],
]

const expandShorthand = (text: string) =>
  replacements.reduce((result, [short, long]) => result.replaceAll(short, long), text.trim())

/** Prepares a text from the facts for readers: spells out abbreviations and corrects degree signs and dashes. */
export function formatForReaders(text: string): string {
  return toSentenceCase(expandShorthand(text))
}

const isForReaders = (sentence: string) => readerAdvicePattern.test(sentence) || !editorReasoningPattern.test(sentence)

/** Splits a note into sentences for readers. Leaves out sentences that only explain how an editor chose a figure. */
export function formatNotesForReaders(note: string): string[] {
  const sentences = note.split(/(?<=[.!?])\s+(?=[A-Z])/).filter(Boolean)
  const shownSentences = sentences.filter(isForReaders).map(formatForReaders)
  const hasStricterFigure = sentences.some(
    (sentence) => !isForReaders(sentence) && stricterChoicePattern.test(sentence),
  )
  return hasStricterFigure ? [...shownSentences, stricterFigureNote] : shownSentences
}

const countries: Readonly<Record<string, string>> = {
  AU: 'Australia',
  CA: 'Canada',
  DE: 'Germany',
  DK: 'Denmark',
  EU: 'European Union',
  FR: 'France',
  NL: 'Netherlands',
  UK: 'United Kingdom',
  US: 'United States',
}

/** Spells out the country codes in an official ruling: `US: FDA ban 2004` becomes `United States: FDA ban 2004`. */
export function formatRulingForReaders(ruling: string): string {
  const [, countryCodes, statement] = /^([A-Z]{2}(?: and [A-Z]{2})*): (.*)$/.exec(ruling) ?? []
  if (countryCodes === undefined || statement === undefined) return formatForReaders(ruling)
  const result = expandShorthand(statement).replace('the European herbal committee', 'its herbal committee')
  return `${countryCodes.replaceAll(/[A-Z]{2}/g, (code) => countries[code] ?? code)}: ${result}`
}

const collectionNames: readonly (readonly [RegExp, string])[] = [
  [/^Donum Dei plant file \S+/, 'Donum Dei, a collection of plant files'],
  [/^Hippie Scientist shard \S+/, 'Hippie Scientist, research notes'],
  [/^PharmaGuide interaction rule \S+/, 'PharmaGuide, interaction rules'],
  [/^PharmaGuide citation receipts \S+/, 'PharmaGuide, quotations'],
  [/^PharmaGuide banned\/high-risk ingredient file/, 'PharmaGuide, banned and high-risk ingredients'],
  [/^Regulatory and QC layer batch \d+/, 'A digest of regulators’ texts'],
  [/^The Apothecary grimoire \S+/, 'The Apothecary, plant notes'],
  [/^The Apothecary research log/, 'The Apothecary, research notes'],
  [/^fitme-ayurveda research batch/, 'fitme-ayurveda, research notes'],
  [/\(page header only seen\)/, '(we only saw the top of the page)'],
  [/\bug\b/, 'µg'],
]

/** Prepares a source for readers. An address such as `github:owner/name@commit path` becomes a link to the file. */
export function formatSourceForReaders(source: Source): ReaderSource {
  const { cite, address, tier } = source
  const citation = collectionNames.reduce(
    (result, [fileReference, collectionName]) => result.replace(fileReference, collectionName),
    cite,
  )
  return { words: citation + formatEdition(source), tier, address: toWebUrl(address ?? '') }
}

function toWebUrl(address: string): string | null {
  if (/^https?:\/\//.test(address)) return address
  const [, repository, commit = 'HEAD', path] = /^github:([^@\s]+)(?:@(\S+))? ([^#\s]+)/.exec(address) ?? []
  return path === undefined ? null : `https://github.com/${repository}/blob/${commit}/${path}`
}

/** Describes the version of the facts, such as `2026-11-draft-2`, and its medical review. */
export function formatFactsVersion(dataVersion: string | undefined, signatures: readonly Review[] = reviews): string {
  const [yearAndMonth = '', year = ''] = /^(\d{4})-\d{2}/.exec(dataVersion ?? '') ?? []
  const month = getMonthName(yearAndMonth)
  const dateSuffix = month === '' ? '' : `, ${month} ${year}`
  const version =
    dataVersion === undefined
      ? 'We don’t know which version of our facts this page shows'
      : `Facts version ${dataVersion}${dateSuffix}`
  const isSigned = dataVersion !== undefined && isReviewed(signatures, 'facts')
  return isSigned
    ? `${version}. ${writeFactsNotice(signatures)}`
    : `${version}; no pharmacist or doctor has reviewed ${dataVersion === undefined ? 'them' : 'it'} yet.`
}
