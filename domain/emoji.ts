const variationSelector = 'fe0f'

/** The code points of an emoji as Noto names its pictures: lower-case hexadecimal, hyphens between, no variation selectors. */
export function emojiCode(emoji: string): string {
  return Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== variationSelector)
    .join('-')
}
