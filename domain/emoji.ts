const variationSelector = 'fe0f'

/**
 * Returns the code points of an emoji as in Noto's file names: lower-case hexadecimal, joined with hyphens, without
 * variation selectors.
 */
export function toEmojiCode(emoji: string): string {
  return Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== variationSelector)
    .join('-')
}
