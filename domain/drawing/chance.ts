import { createSeededRandom } from '#domain/random.ts'

/** Repeatable irregularity of one drawing. */
export type Chance = {
  /** Returns a number from `low` to below `high`. */
  between: (low: number, high: number) => number
  /** Returns `value`, changed by at most `share` of itself. */
  vary: (value: number, share: number) => number
  /** Returns 1 or -1. */
  side: () => 1 | -1
}

/** Creates the irregularity of a drawing. The same text always gives the same numbers. */
export function createChance(text: string): Chance {
  const random = createSeededRandom(hashText(text))
  const between = (low: number, high: number) => low + (high - low) * random()
  return {
    between,
    vary: (value, share) => value * between(1 - share, 1 + share),
    side: () => (random() < 0.5 ? -1 : 1),
  }
}

/** FNV-1a hash, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
