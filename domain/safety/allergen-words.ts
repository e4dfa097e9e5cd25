import type { allergenFamilies, allergenSubstances } from './vocabulary.ts'

/** The plant families of the facts in everyday words, with members that people know. */
export const familyWords: Record<(typeof allergenFamilies)[number], string> = {
  Adoxaceae: 'elder family',
  Apiaceae: 'carrot and celery family (fennel, anise, caraway)',
  Araliaceae: 'ginseng and ivy family',
  Asteraceae: 'daisy family (chamomile, ragweed, yarrow)',
  Betulaceae: 'birch family',
  Boraginaceae: 'borage family',
  Cannabaceae: 'hemp and hop family',
  Caprifoliaceae: 'honeysuckle and valerian family',
  Crassulaceae: 'stonecrop family (rhodiola)',
  Ericaceae: 'heather and bilberry family',
  Equisetaceae: 'horsetail family',
  Fabaceae: 'bean and pea family (peanut, liquorice, rooibos)',
  Gentianaceae: 'gentian family',
  Grossulariaceae: 'currant family',
  Lamiaceae: 'mint family (sage, thyme, lemon balm)',
  Lauraceae: 'laurel family (cinnamon)',
  Malvaceae: 'mallow family (linden, hibiscus)',
  Myrtaceae: 'myrtle family (clove, eucalyptus)',
  Oleaceae: 'olive and ash family',
  Papaveraceae: 'poppy family',
  Parmeliaceae: 'lichens (Iceland moss)',
  Passifloraceae: 'passionflower family',
  Pedaliaceae: 'sesame family (devil’s claw)',
  Piperaceae: 'pepper family',
  Plantaginaceae: 'plantain family (psyllium)',
  Poaceae: 'grasses (oat, lemongrass)',
  Rosaceae: 'rose family (apple, almond, hawthorn)',
  Rutaceae: 'citrus family',
  Salicaceae: 'willow family',
  Schisandraceae: 'star anise family',
  Scrophulariaceae: 'figwort family (mullein)',
  Theaceae: 'tea family',
  Ulmaceae: 'elm family',
  Urticaceae: 'nettle family',
  Verbenaceae: 'verbena family',
  Violaceae: 'violet family',
  Zingiberaceae: 'ginger family (turmeric, cardamom)',
  Aquifoliaceae: 'holly family (yerba mate)',
}

/** The substances of the facts in everyday words. */
export const substanceWords: Record<(typeof allergenSubstances)[number], string> = {
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
  peru_balsam: 'Peru balsam',
  salicylates: 'salicylates (aspirin)',
}

/** What somebody may say to be allergic to, before single herbs. */
export const allergenOptions = [
  ...Object.entries(substanceWords).map(([value, words]) => ({ value, label: sentenceCase(words) })),
  { value: 'honey', label: 'Honey' },
  ...Object.entries(familyWords).map(([value, words]) => ({ value, label: sentenceCase(words), note: value })),
]

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
