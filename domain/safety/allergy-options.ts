import { toSentenceCase } from '../words.ts'
import { familyNames, substanceNames } from './allergen-names.ts'
import { type AllergyCode, otherAllergyNames } from './allergy-codes.ts'
import allergyWords from './allergy-words.json' with { type: 'json' }

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
  allergyWords.flatMap(({ words, meanings }) => words.map((word) => [normaliseSearchText(word), meanings] as const)),
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
