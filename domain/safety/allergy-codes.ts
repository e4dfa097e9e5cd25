import { familyNames, substanceNames } from './allergen-names.ts'

/** Allergies that do not appear in the herb facts. */
export const otherAllergyNames = {
  pollen_unknown: 'hay fever, pollen not known',
  grass_pollen: 'grass pollen',
  ragweed_pollen: 'ragweed pollen',
  honey: 'honey',
  bee_products: 'bee pollen, propolis or royal jelly',
  celery: 'celery',
  carrot: 'carrot or parsley',
  rose_fruit: 'apple, pear, peach, cherry or plum',
  rose_berries: 'strawberry, raspberry or blackberry',
  soya: 'soya',
  lupin: 'lupin',
  pulses: 'chickpeas, lentils or peas',
  oats: 'oats',
  maize: 'maize (sweetcorn)',
  coeliac: 'coeliac disease',
  sesame: 'sesame',
  latex: 'latex',
  nsaid_painkillers: 'ibuprofen or a similar painkiller',
  medicine: 'penicillin or another medicine, but not a painkiller like aspirin',
  animals: 'cats, dogs or other animals',
  house_dust: 'house dust or mites',
  mould: 'mould',
  insect_stings: 'bee, wasp or other insect stings',
  metals: 'nickel or other metals',
  plasters: 'plasters or other adhesives',
  eggs: 'eggs',
  fish: 'fish',
  shellfish: 'shellfish',
} as const

/** Label of each allergy code. Other allergies are plant slugs or names of kitchen ingredients. */
export const allergyNames = { ...familyNames, ...substanceNames, ...otherAllergyNames }

export type AllergyCode = keyof typeof allergyNames

const codesByLowerCase = new Map(Object.keys(allergyNames).map((code) => [code.toLowerCase(), code]))

/** Finds an allergy code in any letter case. Returns undefined for an unknown code. */
export function parseAllergyCode(code: string): AllergyCode | undefined {
  const match = codesByLowerCase.get(code.trim().toLowerCase())
  return match !== undefined && isAllergyCode(match) ? match : undefined
}

const isAllergyCode = (code: string): code is AllergyCode => Object.hasOwn(allergyNames, code)
