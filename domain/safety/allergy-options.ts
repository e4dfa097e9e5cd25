import { toSentenceCase } from '../words.ts'
import { familyNames, substanceNames } from './allergen-names.ts'
import { type AllergyCode, otherAllergyNames } from './allergy-codes.ts'

type Family = keyof typeof familyNames

/** Question about the kind of an allergy. A choice adds all of its `values`. */
type AllergyQuestion = { question: string; choices: readonly { label: string; values: readonly AllergyCode[] }[] }

/**
 * Allergy that people can choose. `value` is a code, a plant slug or the name of a kitchen ingredient. It counts until
 * the `followUp` question is answered.
 */
export type AllergyOption = {
  value: string
  label: string
  note?: string | undefined
  followUp?: AllergyQuestion | undefined
}

/** Search result. When an everyday word means several allergies, `values` lists all of them. */
type AllergyMatch = AllergyOption & { values?: readonly string[] }

/** Well-known plants in families with less familiar names. */
const familyExamples: Partial<Record<Family, string>> = {
  Apiaceae: 'fennel, anise, caraway',
  Asteraceae: 'chamomile, ragweed, yarrow',
  Caprifoliaceae: 'valerian',
  Crassulaceae: 'rhodiola',
  Ericaceae: 'bilberry',
  Fabaceae: 'fenugreek, liquorice, rooibos',
  Lamiaceae: 'sage, thyme, lemon balm',
  Lauraceae: 'cinnamon',
  Malvaceae: 'linden, hibiscus',
  Myrtaceae: 'clove, eucalyptus',
  Parmeliaceae: 'Iceland moss',
  Pedaliaceae: 'devil’s claw',
  Plantaginaceae: 'psyllium',
  Poaceae: 'lemongrass, cornsilk',
  Rosaceae: 'hawthorn, rosehip, agrimony',
  Scrophulariaceae: 'mullein',
  Zingiberaceae: 'turmeric, cardamom',
  Aquifoliaceae: 'yerba mate',
}

/** Kitchen ingredients without an allergy code. */
const kitchenOptions = { cocoa: 'Cocoa', 'coconut milk': 'Coconut', vanilla: 'Vanilla' } as const

type Meaning = AllergyCode | keyof typeof kitchenOptions | 'liquorice'

const allergySynonyms: readonly (readonly [words: string, meanings: readonly Meaning[]])[] = [
  ['hay fever, hayfever, seasonal allergy, seasonal allergies, pollen', ['pollen_unknown']],
  ['tree pollen, birch, alder, hazel pollen', ['birch_pollen']],
  ['grass, grasses, hay, timothy', ['grass_pollen']],
  ['mugwort', ['mugwort_pollen']],
  ['ragweed, ambrosia', ['ragweed_pollen']],
  ['weed, weeds, weed pollen', ['mugwort_pollen', 'ragweed_pollen']],
  ['daisy, daisies, chrysanthemum, sunflower, marigold, arnica, echinacea, artichoke, lettuce', ['Asteraceae']],
  ['celeriac', ['celery']],
  ['carrots, parsley, parsnip', ['carrot']],
  ['coriander, dill, cumin', ['Apiaceae']],
  ['aniseed', ['anethole', 'Apiaceae']],
  ['peanuts, groundnut', ['peanut_cross_reaction']],
  ['soy, soybean, soybeans, tofu', ['soya']],
  ['lupine', ['lupin']],
  ['lentil, lentils, pea, peas, chickpea, beans, legumes', ['pulses']],
  ['liquorice, licorice', ['liquorice', 'Fabaceae']],
  ['almond, almonds, hazelnut, hazelnuts, walnut, cashew, pistachio, pecan, tree nut, tree nuts', ['nut']],
  ['nuts', ['nut', 'peanut_cross_reaction']],
  ['apples, peaches, cherries, apricot, nectarine, stone fruit', ['rose_fruit']],
  ['strawberries, raspberries', ['rose_berries']],
  ['dairy, lactose, cow’s milk, cheese, butter, whey', ['milk']],
  ['wheat, rye, barley, bread, flour', ['gluten']],
  ['coeliac, celiac, celiac disease', ['coeliac']],
  ['oat', ['oats']],
  ['corn, sweetcorn', ['maize']],
  ['rice', ['Poaceae']],
  ['mint', ['Lamiaceae', 'menthol']],
  ['basil, oregano, rosemary, lavender', ['Lamiaceae']],
  ['orange, lemon, lime, citrus', ['Rutaceae']],
  ['aspirin', ['salicylates']],
  ['bee, bees', ['bee_products', 'honey']],
  ['propolis', ['bee_products', 'peru_balsam']],
  ['perfume, fragrance', ['peru_balsam', 'cinnamal', 'eugenol']],
  ['chocolate, cacao', ['cocoa']],
  ['rubber', ['latex']],
  ['ibuprofen, naproxen, diclofenac, nsaid, nsaids, anti inflammatories, painkillers', ['nsaid_painkillers']],
  [
    'penicillins, amoxicillin, flucloxacillin, co amoxiclav, cefalexin, cephalosporins, erythromycin, clarithromycin, doxycycline, ' +
      'trimethoprim, nitrofurantoin, sulfa, sulpha, sulfa drugs, sulfonamides, antibiotic, antibiotics, paracetamol, codeine, ' +
      'morphine, opioids, lidocaine, anaesthetic, local anaesthetic, contrast dye, medicines, medication',
    ['medicine'],
  ],
  ['cat, dog, animal, pet, pets, cat hair, dog hair, animal hair, pet hair, rabbits, hamsters, feathers', ['animals']],
  ['dust, mites, dust mite, dust mites, house dust mite, house dust mites', ['house_dust']],
  ['mold, moulds, molds, mould spores', ['mould']],
  [
    'wasp, wasps, bee sting, bee stings, bee venom, wasp sting, wasp stings, insect bites, mosquitoes, hornets',
    ['insect_stings'],
  ],
  ['metal, cobalt, chromium, jewellery', ['metals']],
  ['plaster, adhesive, adhesives, sticking plasters, tape', ['plasters']],
  ['egg, egg white', ['eggs']],
  ['salmon, cod, tuna', ['fish']],
  ['prawn, prawns, shrimp, shrimps, crab, mussels, crustaceans, molluscs', ['shellfish']],
  ['seafood', ['fish', 'shellfish']],
]

const pollenQuestion: AllergyQuestion = {
  question: 'Which pollen?',
  choices: [
    { label: 'Tree pollen, such as birch', values: ['birch_pollen'] },
    { label: 'Grass pollen', values: ['grass_pollen'] },
    { label: 'Weed pollen, such as mugwort or ragweed', values: ['mugwort_pollen', 'ragweed_pollen'] },
  ],
}

/** Finds the option with a follow-up question about one of these allergies. */
export const findFollowUpOption = (options: readonly AllergyOption[], allergies: readonly string[]) =>
  options.find(
    ({ value, followUp }) =>
      followUp && [value, ...followUp.choices.flatMap(({ values }) => values)].some((one) => allergies.includes(one)),
  )

/** Returns the allergies after a choice is ticked or cleared. When nothing is ticked, the option's own value counts. */
export function answerAllergyQuestion(
  { value, followUp }: AllergyOption,
  allergies: readonly string[],
  choice: readonly string[],
  isTicked: boolean,
): string[] {
  const others = allergies.filter((one) => one !== value && !choice.includes(one))
  const selected = isTicked ? [...others, ...choice] : others
  const isAnswered = followUp?.choices.some(({ values }) => values.every((one) => selected.includes(one)))
  return isAnswered ? selected : [...selected, value]
}

const labelOverrides: Partial<Record<AllergyCode, string>> = { peanut_cross_reaction: 'Peanut' }

/** Allergy options shown before single herbs. */
export const allergenOptions: readonly AllergyOption[] = [
  ...Object.entries({ ...substanceNames, ...otherAllergyNames, ...labelOverrides }).map(([value, name]) => ({
    value,
    label: toSentenceCase(name),
    followUp: value === 'pollen_unknown' ? pollenQuestion : undefined,
  })),
  ...Object.entries(kitchenOptions).map(([value, label]) => ({ value, label })),
  ...Object.entries(familyNames).map(([value, name]) => ({
    value,
    label: toSentenceCase(formatNameWithExamples(value, name)),
    note: value,
  })),
]

const codesBySynonym = new Map(
  allergySynonyms.flatMap(([name, meanings]) =>
    name.split(', ').map((word) => [normaliseSearchText(word), meanings] as const),
  ),
)

/**
 * Returns at most `limit` options that match `searchText`, in this order: exact names; exact synonyms; names and then
 * synonyms that begin with the text; names with a later word that begins with the text; names that contain the text. If
 * the text is a synonym for several allergies, an option for all of them comes first.
 */
export function findAllergies(options: readonly AllergyOption[], searchText: string, limit: number): AllergyMatch[] {
  const query = normaliseSearchText(searchText)
  if (query === '') return []
  const wordMeanings: readonly string[] = codesBySynonym.get(query) ?? []
  const matches = options
    .map((option) => ({ option, rank: matchRank(option, query, wordMeanings) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
  const combinedOption =
    wordMeanings.length > 1
      ? [
          {
            value: `all of ${query}`,
            label: `${toSentenceCase(searchText.trim())}: all possible meanings`,
            values: wordMeanings,
          },
        ]
      : []
  return [...combinedOption, ...matches].slice(0, limit)
}

function matchRank({ value, label, note = '' }: AllergyOption, query: string, wordMeanings: readonly string[]): number {
  const names = [label, value, note].map(normaliseSearchText)
  const synonyms = findSynonyms(value)
  if (names.includes(query)) return 0
  if (wordMeanings.includes(value)) return 1 + wordMeanings.indexOf(value) / wordMeanings.length
  if (names.some((name) => name.startsWith(query))) return 2
  if (synonyms.some((word) => word.startsWith(query))) return 3
  if ([...names, ...synonyms].some((name) => name.includes(` ${query}`))) return 4
  return names.some((name) => name.includes(query)) ? 5 : Infinity
}

const findSynonyms = (value: string) =>
  [...codesBySynonym].filter(([, codes]) => codes.some((code) => code === value)).map(([word]) => word)

function formatNameWithExamples(value: string, name: string): string {
  const examples = Object.entries(familyExamples).find(([family]) => family === value)?.[1]
  return examples ? `${name} (${examples})` : name
}

function normaliseSearchText(text: string): string {
  const unaccented = text.normalize('NFKD').toLowerCase()
  return unaccented
    .replaceAll(/\p{M}|[’']/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
