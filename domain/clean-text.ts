/** Matches invisible characters in an emoji: joiners, and the tags in a region's flag. */
const emojiJoinerPattern =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{20E3}])\u{200D}(?=\p{Extended_Pictographic})|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]/u
const hiddenPattern = /(?![\u{FE0E}\u{FE0F}])[\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]|(?![\n\t])\p{Cc}/u
const joinerOrHiddenPattern = new RegExp(`(${emojiJoinerPattern.source})|${hiddenPattern.source}`, 'gu')

/**
 * Cleans a text from a user. Removes control characters, zero-width characters and direction marks, which can hide or
 * reverse text. Keeps emoji whole, allows at most four marks on a letter, and ends lines with `\n`, at most two
 * in a row.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u{85}\u{2028}\u{2029}]/gu, '\n')
    .replaceAll(joinerOrHiddenPattern, '$1')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/\n(?:[ \t]*\n){2,}/g, '\n\n')
}
