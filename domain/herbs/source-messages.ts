import { formatFullDate } from '../date-in-words.ts'
import type { Herb } from './herbs.schemas.ts'

type Source = Herb['sources'][number]
type Tier = Source['tier']

export const tierLabels: Record<Tier, string> = {
  regulator_page: 'a regulator’s own page',
  primary_copy: 'a copy of the original text',
  secondary_transcription: 'a transcription by others, not checked against the original',
  memory: 'general knowledge, without a source',
}

/**
 * Formats the edition and date of a source, such as `, NBK501786, 15 November 2023`. Leaves out details that are
 * missing or already in the citation.
 */
export const formatEdition = ({ cite, edition, date }: Pick<Source, 'cite' | 'edition' | 'date'>): string =>
  [edition, date === undefined ? undefined : formatFullDate(date)]
    .filter((text) => text !== undefined && !cite.includes(text))
    .map((text) => `, ${text}`)
    .join('')
