import type { Verdict } from './findings.ts'

/** `unansweredNote` names the questions that the reader did not answer; undefined when they answered all. */
type VerdictMessage = { tag: string; sentence: string; unansweredNote: string | undefined }

/** Words of a verdict for the person, without the reasons. Nothing is ever called safe. */
export const verdictTexts: Record<Verdict, { tag: string; sentence: string }> = {
  refused: { tag: 'Not for you', sentence: "Don't drink this." },
  needs_review: { tag: 'Ask first', sentence: 'Ask your pharmacist or doctor before you drink this.' },
  ok_with_warnings: { tag: 'Ask first', sentence: 'Ask your pharmacist or doctor before you drink this.' },
  separate: { tag: 'Two hours apart', sentence: 'Drink this two hours before or after your medicine or meal.' },
  ok: { tag: 'No concerns found', sentence: 'We found no safety concerns for you at these amounts.' },
}

/** Tag of a card without concerns when the reader left a question open. */
export const incompleteTag = 'No concerns found so far'
const incompleteSentence = 'We found no safety concerns in what you told us.'

/**
 * Returns the tag of a verdict, its line (see `createVerdictWriter`), and the questions that were not checked because the
 * reader left them open.
 */
export function verdictMessage(verdict: Verdict, line: string, unanswered: readonly string[]): VerdictMessage {
  const { tag } = verdictTexts[verdict]
  if (unanswered.length === 0) return { tag, sentence: line, unansweredNote: undefined }
  const unansweredNote = `You did not tell us about: ${unanswered.join(', ')}. Read the notes for everyone on these points.`
  return verdict === 'ok'
    ? { tag: incompleteTag, sentence: incompleteSentence, unansweredNote }
    : { tag, sentence: line, unansweredNote }
}
