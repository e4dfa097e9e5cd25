import { listSingulars } from '../nouns.ts'
import { partNames, toPlantPart } from './plant-words.ts'

const wordSet = (words: string) => new Set(words.split(/\s+/))

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
