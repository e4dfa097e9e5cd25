import type { allergenFamilies, allergenSubstances } from './vocabulary.ts'

type Family = (typeof allergenFamilies)[number]
type Substance = (typeof allergenSubstances)[number]

/** The plain English name of each plant family that somebody may be allergic to. */
export const familyWords: Record<Family, string> = {
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

/** The substances of the facts in everyday words. */
export const substanceWords: Record<Substance, string> = {
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
  peanut_cross_reaction: 'peanut, with which it may cross-react',
  peru_balsam: 'balsam of Peru',
  salicylates: 'salicylates, as in aspirin',
}

/** A family or substance code in words: `daisy family (Asteraceae)`, `traces of gluten`. */
export function allergenWords(code: Family | Substance): string {
  return isFamily(code) ? `${familyWords[code]} (${code})` : substanceWords[code]
}

/** What somebody may say to be allergic to, before single herbs. */
export const allergenOptions: { value: string; label: string; note?: string }[] = [
  ...keysOf(substanceWords).map((value) => ({ value, label: sentenceCase(substanceWords[value]) })),
  { value: 'honey', label: 'Honey' },
  ...keysOf(familyWords).map((value) => ({ value, label: sentenceCase(withMembers(value)), note: value })),
]

function withMembers(family: Family): string {
  const members = familyMembers[family]
  return members ? `${familyWords[family]} (${members})` : familyWords[family]
}

const isFamily = (code: Family | Substance): code is Family => code in familyWords

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(record) as Key[]
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
