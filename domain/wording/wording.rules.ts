import { claimAllowlist } from './claim-allowlist.ts'
import { type Claim, claimPatterns, type ClaimPattern } from './claims.ts'
import { isDenied, isPlainQuestion } from './denial.ts'
import { plainText, sentencesOf } from './sentences.ts'

/** `sentence` as the gate reads it, in lower case with plain letters. */
type ClaimFinding = { sentence: string; claim: Claim }

const folded = (text: string) => plainText(text).replaceAll(/\s+/g, ' ')
const fixed = new Set(claimAllowlist.map(folded))

/**
 * The claims of a text that no tea site may make, one finding for each claim of a sentence. A claim that is denied passes if
 * the denial governs it; a plain question whether it is so passes; a fixed string of the product passes as a whole text.
 * Total: any text has an answer. Letter case, spacing, typographic signs and emoji do not matter.
 */
export function claimsIn(text: string): ClaimFinding[] {
  const plain = plainText(text)
  if (fixed.has(folded(text))) return []
  return sentencesOf(plain).flatMap((sentence) => {
    const asks = isPlainQuestion(sentence)
    const claims = claimPatterns.flatMap((pattern) =>
      isMade(pattern, sentence) && !(asks && asked.has(pattern.claim)) ? [pattern.claim] : [],
    )
    return [...new Set(claims)].map((claim) => ({ sentence, claim }))
  })
}

/** Whether any sentence of a text makes one claim, as `claimsIn` judges it. Total. */
export function isClaimed(claim: Claim, text: string): boolean {
  const patterns = claimPatterns.filter((pattern) => pattern.claim === claim)
  return sentencesOf(plainText(text)).some((sentence) => patterns.some((pattern) => isMade(pattern, sentence)))
}

/** What a question may ask without insinuating it. */
const asked: ReadonlySet<Claim> = new Set<Claim>([
  'CURE',
  'HEAL',
  'TREAT',
  'PREVENTS',
  'REPLACES_MEDICINE',
  'SAFE',
  'FOR_EVERYONE',
  'PROVEN',
])

/** Characters around a claim that say what is meant by it. */
const nearby = 100

function isMade({ pattern, verb, besides }: ClaimPattern, sentence: string): boolean {
  for (const match of sentence.matchAll(pattern)) {
    const end = match.index + match[0].length
    const marked = `${sentence.slice(Math.max(0, match.index - nearby), match.index)}⟨${match[0]}⟩${sentence.slice(end, end + nearby)}`
    if (besides?.test(marked)) continue
    const finite = verb === true && /^\p{L}+s\b/u.test(match[0])
    if (!isDenied(sentence, match.index, end, finite)) return true
  }
  return false
}
