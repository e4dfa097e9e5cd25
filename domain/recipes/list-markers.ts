/** Regular expression source for emoji and digits on keys, without signs such as ®. */
const emojiPattern = String.raw`(?:\d\uFE0F?\u20E3|(?![©®™])\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D)`
const emojiRunPattern = new RegExp(String.raw`\s*${emojiPattern}+\s*`, 'gu')
const markerPattern = new RegExp(String.raw`^(?:${emojiPattern}+\s*|[•·‣◦▪▫●○□▢☐]\s*|(?:[-*–—]|#+|\d+[.)])\s+)+`, 'u')
const emojiAtEndPattern = new RegExp(String.raw`\s*${emojiPattern}+$`, 'u')

/** Removes bullets, list numbers and emoji at the start of a line, and emoji at its end. */
export const stripListMarker = (line: string): string => line.replace(markerPattern, '').replace(emojiAtEndPattern, '')

/** Replaces emoji with line breaks, because people use them as bullets within a line. */
export const splitAtEmoji = (text: string): string => text.replaceAll(emojiRunPattern, '\n')
