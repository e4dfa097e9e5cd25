import { joinWords } from '../words.ts'
import type { allergenFamilies, allergenSubstances } from './vocabulary.ts'

type Family = (typeof allergenFamilies)[number]
type Substance = (typeof allergenSubstances)[number]

export const familyNames: Record<Family, string> = {
  Adoxaceae: 'elder family',
  Apiaceae: 'carrot and celery family',
  Araliaceae: 'ginseng and ivy family',
  Asteraceae: 'daisy family',
  Betulaceae: 'birch family',
  Boraginaceae: 'borage family',
  Cannabaceae: 'hemp and hop family',
  Caprifoliaceae: 'honeysuckle family',
  Crassulaceae: 'stonecrop family',
  Ericaceae: 'heather family',
  Equisetaceae: 'horsetail family',
  Fabaceae: 'bean and pea family',
  Gentianaceae: 'gentian family',
  Grossulariaceae: 'currant family',
  Lamiaceae: 'mint family',
  Lauraceae: 'laurel family',
  Malvaceae: 'mallow family',
  Myrtaceae: 'myrtle family',
  Oleaceae: 'olive family',
  Papaveraceae: 'poppy family',
  Parmeliaceae: 'shield lichens',
  Passifloraceae: 'passionflower family',
  Pedaliaceae: 'sesame family',
  Piperaceae: 'pepper family',
  Plantaginaceae: 'plantain family',
  Poaceae: 'grass family',
  Rosaceae: 'rose family',
  Rutaceae: 'citrus family',
  Salicaceae: 'willow family',
  Schisandraceae: 'star anise family',
  Scrophulariaceae: 'figwort family',
  Theaceae: 'tea family',
  Ulmaceae: 'elm family',
  Urticaceae: 'nettle family',
  Verbenaceae: 'verbena family',
  Violaceae: 'violet family',
  Zingiberaceae: 'ginger family',
  Aquifoliaceae: 'holly family',
}

export const substanceNames: Record<Substance, string> = {
  anethole: 'anethole (in anise, fennel and star anise)',
  birch_pollen: 'birch pollen',
  cinnamal: 'cinnamal (in cinnamon)',
  eugenol: 'eugenol (in clove)',
  gluten: 'gluten',
  gluten_cross_contact: 'traces of gluten',
  menthol: 'menthol (in mint)',
  milk: 'milk',
  mugwort_pollen: 'mugwort pollen',
  nut: 'nuts',
  peanut_cross_reaction: 'peanut (may cross-react)',
  peru_balsam: 'balsam of Peru',
  salicylates: 'salicylates (as in aspirin)',
}

/** Returns the name of a plant family or substance: `daisy family (Asteraceae)`, `traces of gluten`. */
export function formatAllergen(code: Family | Substance): string {
  return isFamily(code) ? `${familyNames[code]} (${code})` : substanceNames[code]
}

const isFamily = (code: Family | Substance): code is Family => code in familyNames

/** Lists allergies in everyday words: `plants of the daisy family, the mint family or milk`. */
export function listAllergies(codes: readonly string[], kitchen: readonly string[]): string {
  const families = codes.flatMap((code) => (Object.hasOwn(familyNames, code) ? [familyNames[code as Family]] : []))
  const substances = codes.flatMap((code) =>
    Object.hasOwn(substanceNames, code) ? [substanceNames[code as Substance].replace(/ \(.*$/, '')] : [],
  )
  const [first, ...others] = families
  const plants = first === undefined ? [] : [`plants of the ${first}`, ...others.map((name) => `the ${name}`)]
  return joinWords([...plants, ...new Set([...substances, ...kitchen])], 'or')
}
