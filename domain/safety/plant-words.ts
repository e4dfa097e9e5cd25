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

/**
 * Names that are also everyday words. They count as plants beside a word for a part, an amount, drying, brewing or
 * drinking (“rose petals”, “a cup of clover tea”), and in a list with another plant (“mint and rose”, but not “prices
 * rose”). `orange`, a colour and a fruit, counts only beside drying and brewing. `tea` alone is a drink, never a plant.
 */
const everydayWords = wordSet(
  `rose orange clover balm mate poke mace rue hops elder melissa conker buckeye periwinkle moxa awa assam`,
)
const everydayPhrases = new Set([
  'tree of life',
  'naked ladies',
  'old mans beard',
  'life root',
  'fairy bells',
  'english breakfast',
])
/** Names that nearly always mean a plant, and the following words that show another meaning. */
const otherMeanings: Record<string, RegExp> = {
  sage: /^(?:advice|words?|counsel|woman|person|green|grey)$/,
  mint: /^(?:condition|green|coins?|money)$/,
  ginger: /^(?:cat|tom|hair|haired|beard|man|boy|girl|person|nuts?|biscuits?)$/,
  lavender: /^(?:dress|walls?|colour|blue|shirt)$/,
  clove: /^of$/,
}
const brewingWords =
  wordSet(`tea teas tisane infusion infusions decoction brew brews brewed brewing steep steeps steeped steeping
  infuse infuses infused infusing dried ground powder powdered tincture extract capsule capsules bud buds herb herbs`)
const drinkingWords =
  wordSet(`drink drinks drank drunk drinking sip sips sipped sipping swallow swallowed take takes took taken taking add
  added adding use uses used using chew eat ate oil water`)
const unitWords =
  wordSet(`g gram grams mg kg oz ounce ounces tsp tsps teaspoon teaspoons tbsp tbsps tablespoon tablespoons spoonful
  spoonfuls teaspoonful teaspoonfuls pinch pinches handful handfuls cup cups mug mugs bag bags teabag teabags sprig sprigs`)

/** True when a name that may be an everyday word means the plant here. */
export function meansPlant(words: readonly { key: string }[], start: number, end: number): boolean {
  const name = words
    .slice(start, end)
    .map(({ key }) => key)
    .join(' ')
  const forms = [name, ...listSingulars(name)]
  const after = words[end]?.key ?? ''
  if (forms.some((form) => otherMeanings[form]?.test(after))) return false
  if (!forms.some((form) => everydayWords.has(form) || everydayPhrases.has(form))) return true
  const before = words[start - 1]?.key ?? ''
  if (forms.includes('orange')) return brewingWords.has(before) || brewingWords.has(after)
  if (partNames.has(toPlantPart(after)) || brewingWords.has(after)) return true
  const earlier = before === 'of' || before === 'some' || before === 'the' ? (words[start - 2]?.key ?? '') : ''
  return [before, earlier, after].some((key) => brewingWords.has(key) || drinkingWords.has(key) || unitWords.has(key))
}
