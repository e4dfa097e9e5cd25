/** Plant family of each kitchen ingredient; null for an ingredient that is not a plant. */
export const kitchenFamilies: Readonly<Record<string, string | null>> = {
  water: null,
  honey: null,
  'maple syrup': 'Sapindaceae',
  sugar: 'Poaceae',
  'lemon juice': 'Rutaceae',
  'orange slice': 'Rutaceae',
  apple: 'Rosaceae',
  milk: null,
  'oat milk': 'Poaceae',
  'almond milk': 'Rosaceae',
  'coconut milk': 'Arecaceae',
  vanilla: 'Orchidaceae',
  salt: null,
  ice: null,
  'soy milk': 'Fabaceae',
  cocoa: 'Malvaceae',
  cream: null,
  'condensed milk': null,
  'rice milk': 'Poaceae',
  'cashew milk': 'Anacardiaceae',
  'hazelnut milk': 'Betulaceae',
  'plant milk': null,
  'apple cider vinegar': 'Rosaceae',
  garlic: 'Amaryllidaceae',
  onion: 'Amaryllidaceae',
  chilli: 'Solanaceae',
  'bay leaf': 'Lauraceae',
  pear: 'Rosaceae',
  strawberry: 'Rosaceae',
  date: 'Arecaceae',
}

/** Ingredients too pure to contain an allergen. */
const purified = new Set(['sugar', 'maple syrup'])

/** Pollen and foods that cross-react with a kitchen ingredient. This is general knowledge without a source. */
const crossReactions: Readonly<Record<string, readonly string[]>> = {
  apple: ['birch_pollen'],
  'almond milk': ['birch_pollen'],
  'soy milk': ['birch_pollen', 'peanut_cross_reaction'],
  'hazelnut milk': ['birch_pollen'],
  'plant milk': ['birch_pollen', 'peanut_cross_reaction', 'Fabaceae', 'Poaceae', 'Rosaceae'],
  chilli: ['mugwort_pollen'],
  pear: ['birch_pollen'],
  strawberry: ['birch_pollen'],
}

/** Returns allergy codes for a kitchen ingredient: its plant family and its cross-reactions. */
export function listKitchenAllergens(name: string): string[] {
  const family = purified.has(name) ? null : kitchenFamilies[name]
  return [...(family ? [family] : []), ...(crossReactions[name] ?? [])]
}

/** Returns a kitchen ingredient's slug for findings: `oat-milk` for `oat milk`. Herb slugs stay unchanged. */
export const toKitchenSlug = (name: string) => name.replaceAll(' ', '-')
