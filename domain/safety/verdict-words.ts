import type { Verdict } from './findings.ts'

type Words = { tag: string; sentence: string }

const askFirst: Words = { tag: 'Ask first', sentence: 'Ask your pharmacist or doctor before you drink it.' }

/** What a verdict means for the person who asked; nothing is ever called safe. */
export const verdictWords: Record<Verdict, Words> = {
  refused: { tag: 'Not for you', sentence: 'Not for you: leave it out.' },
  needs_review: askFirst,
  ok_with_warnings: askFirst,
  separate: { tag: 'Two hours apart', sentence: 'Drink it two hours before or after your medicine.' },
  ok: { tag: 'Nothing known against it', sentence: 'Nothing we know speaks against it.' },
}

/** What a card says where nothing is known against a recipe, but not everything was told. */
export const halfToldTag = 'Nothing known so far'

/** The words of a verdict beside what was left open: what was not told was not checked. */
export function wordsOfVerdict(verdict: Verdict, untold: readonly string[]): Words {
  const words = verdictWords[verdict]
  if (untold.length === 0) return words
  const open = `You left open: ${untold.join(', ')}. For these the notes of the recipe hold.`
  if (verdict !== 'ok') return { tag: words.tag, sentence: `${words.sentence} ${open}` }
  return { tag: halfToldTag, sentence: `Nothing we know of what you told speaks against it. ${open}` }
}
