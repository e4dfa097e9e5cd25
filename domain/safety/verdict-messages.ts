import type { Verdict } from './findings.ts'

/** `unansweredNote` lists the unanswered questions; undefined when all are answered. */
type VerdictMessage = { tag: string; sentence: string; unansweredNote: string | undefined }

/** Wording of each verdict for the person, without reasons. No verdict calls a tea safe. */
export const verdictTexts: Record<Verdict, { tag: string; sentence: string }> = {
  refused: { tag: 'Not suitable for you', sentence: 'Don’t drink this.' },
  needs_review: { tag: 'Ask first', sentence: 'Ask your pharmacist or doctor before you drink this.' },
  ok_with_warnings: { tag: 'Ask first', sentence: 'Ask your pharmacist or doctor before you drink this.' },
  separate: {
    tag: 'Two hours apart',
    sentence: 'Drink this at least two hours before or after your medicine or meal.',
  },
  ok: { tag: 'No concerns found', sentence: 'We found no safety concerns for you at these amounts.' },
}

/** Tag on a card without concerns when the reader left a question unanswered. */
export const incompleteTag = 'No concerns found so far'
const incompleteSentence = 'We found no safety concerns in what you told us.'

/** Returns a verdict's tag, its line (see `createVerdictWriter`) and a note on unanswered questions. */
export function getVerdictMessage(verdict: Verdict, line: string, unanswered: readonly string[]): VerdictMessage {
  const { tag } = verdictTexts[verdict]
  if (unanswered.length === 0) return { tag, sentence: line, unansweredNote: undefined }
  const unansweredNote = `You did not tell us about: ${unanswered.join(', ')}. Read what the notes for everyone say about this.`
  return verdict === 'ok'
    ? { tag: incompleteTag, sentence: incompleteSentence, unansweredNote }
    : { tag, sentence: line, unansweredNote }
}
