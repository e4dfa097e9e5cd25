import { plainText } from './sentences.ts'

const negating =
  /\b(?:no|not|without|avoid(?:ing)?|except(?: for)?|hate|dislike|detest|cannot stand|can't stand|can't have|cannot have|(?:do not|don't|dont|doesn't) (?:like|want|drink|tolerate)|allergic to|allergy to|allergies to|intolerant to|sensitive to|leave out|skip|minus|free (?:of|from)|nothing with|nothing|(?:can't|cannot) (?:drink|take|eat|stomach)|anything but|rather not)\s+([^.;:!?\n]+)/g
const freeFrom = /\b([a-z]+)[- ]free\b|\b(decaf)\w*/g
/** Where what is left out ends within a clause. */
const listEnd =
  /\b(?:but|because|so|please|for|to|when|while|since|as|though|at|i|my|it|that|which|should|would|with|something)\b.*$/

/** Up to three words that somebody blames for a complaint, as in “lavender gives me a headache”. */
const blaming =
  /\b((?:[a-z'-]+ ){1,3})(?:(?:gives?|gave|causes?|makes?|made|brings?) me(?: a| an| some| bad| awful| terrible| feel)* (?:headaches?|migraines?|heartburn|reflux|rash(?:es)?|hives|nausea|nauseous|sick|ill|itch(?:y|ing)?|cramps?|wind|diarrhoea|palpitations|dizzy|bloated|sneeze)|upsets? my (?:stomach|tummy|gut)|(?:does not|doesn't|do not|don't) agree with me|disagrees? with me)\b/g

/** Returns the text without what somebody blames on words for which `isLeftOut` is true: a complaint from a herb is no wish. */
export const withoutBlame = (plain: string, isLeftOut: (words: string) => boolean): string =>
  plain.replaceAll(blaming, (all, words: string) => (isLeftOut(words) ? ' ' : all))

/** What follows a word that leaves something out: "no mint or sage", "anything but bitter", "sugar-free", and what is blamed for a complaint. Total. */
export function exclusionPhrases(text: string): string[] {
  const plain = plainText(text).replaceAll(/\s+/g, ' ')
  return [
    ...[...plain.matchAll(negating)].map((match) => (match[1] ?? '').replace(listEnd, '')),
    ...[...plain.matchAll(blaming)].map((match) => match[1] ?? ''),
    ...[...plain.matchAll(freeFrom)].map((match) => (match[2] ? 'caffeine' : (match[1] ?? ''))),
  ]
}
