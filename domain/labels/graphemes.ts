let segmenter: Intl.Segmenter | undefined

/** Splits text into the characters that readers see. */
export function splitGraphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
