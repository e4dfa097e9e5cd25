import { normaliseText, splitSentences } from '../sentences.ts'
import { type Claim, claimPatterns, type ClaimPattern } from './claims.ts'
import { isDenied, isPlainQuestion } from './denial.ts'

/** `sentence` is in lower case and plain letters, from `normaliseText`. */
type ClaimFinding = { sentence: string; claim: Claim }

/** Fixed texts on the site that the claim check would otherwise refuse. Each is allowed only as the whole text. */
export const claimAllowlist: readonly string[] = [
  '100% Natural Healing',
  'Gentle on Your Body',
  'Proven Results',
  'Time-Tested Wisdom',
  'Ready to Start Your Natural Healing Journey?',
  'No prescription needed for a cup of tea, but never stop taking a medicine because of it',
  'Instant access to 100+ remedies',
  'Natural ingredients, each checked for safety limits',
  'Guidance with named sources, and a team that answers questions',
  'Immunity Boost Tea',
  'Stress Relief Blend',
  'Healing Journal',
  'Healing Journal and Protocol Planner',
  '21-Day Gut Reset',
  'Energy Boosting',
  "You've reached your free limit. Upgrade to premium for unlimited blend generation!",
]

const normalise = (text: string) => normaliseText(text).replaceAll(/\s+/g, ' ')
const allowedTexts = new Set(claimAllowlist.map(normalise))

/**
 * Finds claims that no tea site may make, each claim once a sentence. Allows denied claims, some plain questions, and
 * fixed texts on the site. Ignores letter case, spacing, typographic signs and emoji. Never throws.
 */
export function findClaims(text: string): ClaimFinding[] {
  const plain = normaliseText(text)
  if (allowedTexts.has(normalise(text))) return []
  return splitSentences(plain).flatMap((sentence) => {
    const isQuestion = isPlainQuestion(sentence)
    const claims = claimPatterns.flatMap((pattern) =>
      makesClaim(pattern, sentence) && !(isQuestion && askableClaims.has(pattern.claim)) ? [pattern.claim] : [],
    )
    return [...new Set(claims)].map((claim) => ({ sentence, claim }))
  })
}

/**
 * True when any sentence makes the claim, by the same patterns as `findClaims`. Plain questions count too. Never
 * throws.
 */
export function isClaimed(claim: Claim, text: string): boolean {
  const patterns = claimPatterns.filter((pattern) => pattern.claim === claim)
  return splitSentences(normaliseText(text)).some((sentence) =>
    patterns.some((pattern) => makesClaim(pattern, sentence)),
  )
}

/** Claims that a plain question may mention without suggesting them. */
const askableClaims: ReadonlySet<Claim> = new Set<Claim>([
  'CURE',
  'HEAL',
  'TREAT',
  'PREVENTS',
  'REPLACES_MEDICINE',
  'SAFE',
  'FOR_EVERYONE',
  'PROVEN',
])

/** Number of characters on each side of a claim that `exclude` is tested on. */
const contextLength = 100

function makesClaim({ pattern, verb, exclude }: ClaimPattern, sentence: string): boolean {
  for (const match of sentence.matchAll(pattern)) {
    const end = match.index + match[0].length
    const context = `${sentence.slice(Math.max(0, match.index - contextLength), match.index)}⟨${match[0]}⟩${sentence.slice(end, end + contextLength)}`
    if (exclude?.test(context)) continue
    const isFiniteVerb = verb === true && /^\p{L}+s\b/u.test(match[0])
    if (!isDenied(sentence, match.index, end, isFiniteVerb)) return true
  }
  return false
}
