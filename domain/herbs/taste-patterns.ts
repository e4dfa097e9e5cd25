import type { tasteTags } from '../safety/vocabulary.ts'
import { normaliseText } from '../sentences.ts'
import { findExclusionPhrases } from '../wording/exclusion-phrases.ts'

type Taste = (typeof tasteTags)[number]
type Tastes = { wanted: ReadonlySet<Taste>; unwanted: ReadonlySet<Taste> }

/** Words for each taste. The second pattern has ambiguous words, such as "light" or "warming". */
const tastePatterns: readonly (readonly [Taste, plainly: RegExp, widely?: RegExp])[] = [
  ['sweet', /\bsweet\w*\b/, /\bhoneyed\b/],
  ['bitter', /\bbitter\w*\b/],
  ['minty', /\bminty?\b/, /\b(?:cooling|menthol)\b/],
  ['floral', /\b(?:floral|flowery)\b/, /\b(?:flowers|perfumed|blossoms?)\b/],
  ['citrusy', /\b(?:citrus\w*|lemony)\b/, /\b(?:orangey|tangy|fruity|zesty|sour)\b/],
  ['earthy', /\bearthy\b/, /\b(?:woody|malty|roasty|nutty)\b/],
  ['spicy', /\bspic\w*\b/, /\b(?:chai|warming|peppery|hot and sharp)\b/],
  ['mild', /\bmild\b/, /\b(?:gentle|light|delicate|soft)\b/],
]

/**
 * Finds the tastes that a text asks for and the tastes that it excludes. `includesWidePatterns` adds ambiguous words.
 */
export function parseTastes(text: string, includesWidePatterns = true): Tastes {
  const findTastes = (passage: string) =>
    tastePatterns.flatMap(([taste, narrowPattern, widePattern]) =>
      narrowPattern.test(passage) || (includesWidePatterns && widePattern?.test(passage)) ? [taste] : [],
    )
  const unwanted = new Set(findExclusionPhrases(text).flatMap(findTastes))
  const mentionedTastes = findTastes(normaliseText(text).replaceAll(/\s+/g, ' '))
  return { wanted: new Set(mentionedTastes.filter((taste) => !unwanted.has(taste))), unwanted }
}
