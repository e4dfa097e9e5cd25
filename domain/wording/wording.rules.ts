import { claimAllowlist } from './claim-allowlist.ts'
import { type Claim, claimPatterns, type ClaimPattern } from './claims.ts'
import { isDenied, isPlainQuestion } from './denial.ts'
import { plainText, sentencesOf } from './sentences.ts'

/** `sentence` is normalised by `plainText`: lower case and plain letters. */
type ClaimFinding = { sentence: string; claim: Claim }

const folded = (text: string) => plainText(text).replaceAll(/\s+/g, ' ')
const fixed = new Set(claimAllowlist.map(folded))

/**
 * Finds the claims in a text that no tea site may make, each claim once per sentence. Denied claims and some plain
 * questions pass, and so does a fixed text of the product as a whole. Ignores letter case, spacing, typographic signs
 * and emoji. Never throws.
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

/**
 * True when any sentence makes the claim, by the same patterns as `claimsIn`. Plain questions count too. Never throws.
 */
export function isClaimed(claim: Claim, text: string): boolean {
  const patterns = claimPatterns.filter((pattern) => pattern.claim === claim)
  return sentencesOf(plainText(text)).some((sentence) => patterns.some((pattern) => isMade(pattern, sentence)))
}

/** Claims that a plain question may mention without suggesting them. */
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

/** Number of characters on each side of a claim that are searched for its meaning. */
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
