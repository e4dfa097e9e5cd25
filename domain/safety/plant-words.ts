import { listSingulars } from '../nouns.ts'

const wordSet = (words: string) => new Set(words.split(/\s+/))

/** Words for how a plant was prepared or sold. They do not change which plant a name means. */
const preparationWords = wordSet(
  `dried dry organic cut loose grated ground powder powdered crushed chopped sliced diced minced shredded torn bruised cracked crumbled rubbed
  peeled unpeeled washed rinsed squeezed pressed strained melted whole fine finely freshly roughly coarsely coarse thinly thickly lightly gently
  slightly well very homegrown unwaxed raw natural pure quality plain good small medium large big thin thick
  unsweetened creamy boiled simmered cooked toasted`,
)
/** Words for powder. `green tea powder` is not green tea: people drink the whole leaf. */
const powderWords = wordSet('powder powdered ground')

/** True for a word that does not change which plant a name means. `words` are all words in the name. */
export const isPreparationWord = (word: string, words: readonly string[]): boolean =>
  word === 'fresh' || (preparationWords.has(word) && !(powderWords.has(word) && words.includes('tea')))

export const shapeWords = wordSet('slice piece chunk coin round wedge strip ring cube half knob thumb')

/** Pieces that count only if the catalogue has their weight: elder twigs are not elder flowers. */
export const countedPieces: ReadonlySet<string> = wordSet('stick quill sprig stalk stem twig')

/** Words for oils and extracts, which have no facts. */
export const extractWords = wordSet('oil essential tincture extract resin')

/** Plant parts for which a name may use another word. */
const partSynonyms: Record<string, string> = { blossom: 'flower', berry: 'fruit' }

export const partNames: ReadonlySet<string> = new Set(
  'leaf flower head petal root rhizome seed fruit hip pod bark herb cone bud peel calyx stigma stem'.split(' '),
)

/** Returns the singular name of a plant part: `flower` for `blossoms`. Any other word is returned unchanged. */
export function toPlantPart(word: string): string {
  const names = [word, ...listSingulars(word)].map((form) => partSynonyms[form] ?? form)
  return names.find((name) => partNames.has(name)) ?? word
}
