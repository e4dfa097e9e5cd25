import type { Herb } from './herbs.schemas.ts'

type Tier = Herb['sources'][number]['tier']

/** How sure we are of a source, in words for people. */
export const tierWords: Record<Tier, string> = {
  regulator_page: 'a regulator’s own page',
  primary_copy: 'a copy of the original text',
  secondary_transcription: 'a transcription by others, not checked against the original',
  memory: 'general knowledge, no source read',
}
