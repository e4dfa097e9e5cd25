const variationSelector = 'fe0f'

/**
 * Returns an emoji's code points in the format of Noto's file names: lower-case hexadecimal, joined with hyphens,
 * without variation selectors.
 */
export function toEmojiCode(emoji: string): string {
  return Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== variationSelector)
    .join('-')
}
