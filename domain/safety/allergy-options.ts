import { sentenceCase } from '../words.ts'
import { familyWords, substanceWords } from './allergen-words.ts'
import type { allergenFamilies, allergenSubstances } from './vocabulary.ts'

type Family = (typeof allergenFamilies)[number]
type Substance = (typeof allergenSubstances)[number]

/** Something that one may be allergic to: `value` is its code, or the address of a plant. */
export type AllergyOption = { value: string; label: string; note?: string | undefined }

/** An option to choose; `values` are all that it adds, where an everyday word means several. */
type FoundAllergy = AllergyOption & { values?: readonly string[] }

/** Plants by which people know a family; its name says it for the others. */
const familyMembers: Partial<Record<Family, string>> = {
  Apiaceae: 'fennel, anise, caraway',
  Asteraceae: 'chamomile, ragweed, yarrow',
  Caprifoliaceae: 'valerian',
  Crassulaceae: 'rhodiola',
  Ericaceae: 'bilberry',
  Fabaceae: 'peanut, liquorice, rooibos',
  Lamiaceae: 'sage, thyme, lemon balm',
  Lauraceae: 'cinnamon',
  Malvaceae: 'linden, hibiscus',
  Myrtaceae: 'clove, eucalyptus',
  Parmeliaceae: 'Iceland moss',
  Pedaliaceae: 'devil’s claw',
  Plantaginaceae: 'psyllium',
  Poaceae: 'oat, lemongrass',
  Rosaceae: 'apple, almond, hawthorn',
  Scrophulariaceae: 'mullein',
  Zingiberaceae: 'turmeric, cardamom',
  Aquifoliaceae: 'yerba mate',
}

/** What people say, and every family and substance that they may mean by it. Latex and the like are in no fact of ours. */
const everydayWords: readonly (readonly [words: string, codes: readonly (Family | Substance | 'honey')[]])[] = [
  ['hay fever, hayfever, seasonal allergy', ['birch_pollen', 'mugwort_pollen', 'Poaceae']],
  ['tree pollen, birch', ['birch_pollen', 'Betulaceae']],
  ['grass, grasses, grass pollen, hay, rice, maize, corn', ['Poaceae']],
  [
    'daisy, daisies, ragweed, chrysanthemum, sunflower, marigold, arnica, echinacea, artichoke, lettuce',
    ['Asteraceae'],
  ],
  ['mugwort, weed pollen', ['mugwort_pollen', 'Asteraceae']],
  ['celery, carrot, carrots, parsley, coriander, dill, cumin', ['Apiaceae']],
  ['aniseed', ['anethole', 'Apiaceae']],
  ['peanut, peanuts, groundnut', ['peanut_cross_reaction', 'Fabaceae']],
  ['soy, soya, lentils, peas, chickpeas, lupin, pulses, liquorice, licorice', ['Fabaceae']],
  ['almond, almonds', ['nut', 'Rosaceae']],
  ['hazelnut, hazelnuts', ['nut', 'Betulaceae', 'birch_pollen']],
  ['walnut, cashew, pistachio, pecan, tree nut, tree nuts', ['nut']],
  ['apple, apples, peach, cherry, plum, pear', ['Rosaceae', 'birch_pollen']],
  ['strawberry, strawberries, raspberry', ['Rosaceae']],
  ['dairy, lactose, cow’s milk, cheese, butter, whey', ['milk']],
  ['wheat, rye, barley, bread, flour, coeliac, celiac', ['gluten', 'gluten_cross_contact', 'Poaceae']],
  ['gluten', ['gluten', 'gluten_cross_contact']],
  ['oat, oats', ['gluten_cross_contact', 'Poaceae']],
  ['mint', ['Lamiaceae', 'menthol']],
  ['basil, oregano, rosemary, lavender', ['Lamiaceae']],
  ['orange, lemon, lime, citrus', ['Rutaceae']],
  ['aspirin', ['salicylates', 'Salicaceae']],
  ['bee, bees, propolis', ['honey', 'peru_balsam']],
  ['perfume, fragrance', ['peru_balsam', 'cinnamal', 'eugenol']],
]

/** What somebody may say to be allergic to, before single herbs. */
export const allergenOptions: readonly AllergyOption[] = [
  ...Object.entries(substanceWords).map(([value, words]) => ({ value, label: sentenceCase(words) })),
  { value: 'honey', label: 'Honey' },
  ...Object.entries(familyWords).map(([value, words]) => ({
    value,
    label: sentenceCase(withMembers(value, words)),
    note: value,
  })),
]

const codesByWord = new Map(
  everydayWords.flatMap(([words, codes]) => words.split(', ').map((word) => [lettersOf(word), codes] as const)),
)

/**
 * At most `limit` of these options: what is called exactly as `typed`, what an everyday word means, what begins so by its name,
 * then by an everyday word, what has a later word that begins so, and last what holds it within a word; of equal ones in the
 * order given. Where an everyday word means several, all of them together stand first.
 */
export function findAllergies(options: readonly AllergyOption[], typed: string, limit: number): FoundAllergy[] {
  const sought = lettersOf(typed)
  if (sought === '') return []
  const meant: readonly string[] = codesByWord.get(sought) ?? []
  const found = options
    .map((option) => ({ option, rank: rankOf(option, sought, meant) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
  const together =
    meant.length > 1
      ? [{ value: `all of ${sought}`, label: `${sentenceCase(typed.trim())}: all that it may mean`, values: meant }]
      : []
  return [...together, ...found].slice(0, limit)
}

function rankOf({ value, label, note = '' }: AllergyOption, sought: string, meant: readonly string[]): number {
  const names = [label, value, note].map(lettersOf)
  const words = wordsMeaning(value)
  if (names.includes(sought)) return 0
  if (meant.includes(value)) return 1 + meant.indexOf(value) / meant.length
  if (names.some((name) => name.startsWith(sought))) return 2
  if (words.some((word) => word.startsWith(sought))) return 3
  if ([...names, ...words].some((name) => name.includes(` ${sought}`))) return 4
  return names.some((name) => name.includes(sought)) ? 5 : Infinity
}

/** An everyday word that is not written out yet leads to what it means as well. */
const wordsMeaning = (value: string) =>
  [...codesByWord].filter(([, codes]) => codes.some((code) => code === value)).map(([word]) => word)

function withMembers(value: string, words: string): string {
  const members = Object.entries(familyMembers).find(([family]) => family === value)?.[1]
  return members ? `${words} (${members})` : words
}

/** Words parted by one space, in lower case and without accents and signs. */
function lettersOf(text: string): string {
  const bare = text.normalize('NFKD').toLowerCase()
  return bare
    .replaceAll(/\p{M}|[’']/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
