import type { Verdict } from './findings.ts'

type Words = { tag: string; sentence: string }

const askFirst: Words = { tag: 'Ask first', sentence: 'Ask your pharmacist or doctor before you drink it.' }

/** What a verdict means for the person who asked; nothing is ever called safe. */
export const verdictWords: Record<Verdict, Words> = {
  refused: { tag: 'Not for you', sentence: 'Not for you: leave it out.' },
  needs_review: askFirst,
  ok_with_warnings: askFirst,
  ok: { tag: 'Nothing known against it', sentence: 'Nothing we know speaks against it.' },
}
