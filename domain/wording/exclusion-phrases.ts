import { normaliseText } from '../sentences.ts'

const negationPattern =
  /\b(?:no|not|without|avoid(?:ing)?|except(?: for)?|hate|dislike|detest|cannot stand|can't stand|can't have|cannot have|(?:do not|don't|dont|doesn't) (?:like|want|drink|tolerate)|(?:nobody|no one|none of (?:us|them)) (?:likes?|wants?)|allergic to|allergy to|allergies to|intolerant to|sensitive to|leave out|skip|minus|free (?:of|from)|nothing with|nothing|(?:can't|cannot) (?:drink|take|eat|stomach)|anything but|rather not)\s+([^.;:!?\n]+)/g
const freePattern = /\b([a-z]+)[- ]free\b|\b(decaf)\w*/g
/** Matches the rest of a clause from the word that ends a list of unwanted things. */
const listEndPattern =
  /\b(?:but|because|so|please|for|to|when|while|since|as|though|at|i|my|it|that|which|should|would|with|something)\b.*$/

/** Matches up to three words blamed for a complaint, as in “lavender gives me a headache”. */
const blamePattern =
  /\b((?:[a-z'-]+ ){1,3})(?:(?:gives?|gave|causes?|makes?|made|brings?) me(?: a| an| some| bad| awful| terrible| feel)* (?:headaches?|migraines?|heartburn|reflux|rash(?:es)?|hives|nausea|nauseous|sick|ill|itch(?:y|ing)?|cramps?|wind|diarrhoea|palpitations|dizzy|bloated|sneeze)|upsets? my (?:stomach|tummy|gut)|(?:does not|doesn't|do not|don't) agree with me|disagrees? with me)\b/g

/**
 * Removes phrases such as “lavender gives me a headache” when `isUnwanted` is true for the words before the verb. A
 * complaint caused by a herb is not what the user wants a tea for.
 */
export const removeBlame = (plain: string, isUnwanted: (words: string) => boolean): string =>
  plain.replaceAll(blamePattern, (all, words: string) => (isUnwanted(words) ? ' ' : all))

/**
 * Returns the phrases for unwanted things: after “no” (“no mint or sage”) or “anything but”, before “-free” (“sugar-
 * free”), and things blamed for a complaint. Never throws.
 */
export function findExclusionPhrases(text: string): string[] {
  const plain = normaliseText(text).replaceAll(/\s+/g, ' ')
  return [
    ...[...plain.matchAll(negationPattern)].map((match) => (match[1] ?? '').replace(listEndPattern, '')),
    ...[...plain.matchAll(blamePattern)].map((match) => match[1] ?? ''),
    ...[...plain.matchAll(freePattern)].map((match) => (match[2] ? 'caffeine' : (match[1] ?? ''))),
  ]
}
