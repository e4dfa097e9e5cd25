import { familyWords, substanceWords } from './allergen-names.ts'

/** Allergies that are neither a plant family nor a substance in the herb facts. */
export const otherAllergies = {
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

/** Label of each allergy code. An allergy can also be the slug of a plant or the name of a kitchen ingredient. */
export const allergyWords = { ...familyWords, ...substanceWords, ...otherAllergies }

export type AllergyCode = keyof typeof allergyWords

const codeByLowerCase = new Map(Object.keys(allergyWords).map((code) => [code.toLowerCase(), code]))

/** Returns the code as `allergyWords` spells it, in any letter case; undefined for an unknown code. */
export function readAllergyCode(code: string): AllergyCode | undefined {
  const known = codeByLowerCase.get(code.trim().toLowerCase())
  return known !== undefined && isAllergyCode(known) ? known : undefined
}

const isAllergyCode = (code: string): code is AllergyCode => Object.hasOwn(allergyWords, code)
