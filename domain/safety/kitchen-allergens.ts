import data from './kitchen-allergens.json' with { type: 'json' }

/** Plant family of each kitchen ingredient; null for an ingredient that is not a plant. */
export const kitchenFamilies: Readonly<Record<string, string | null>> = data.families

const purified = new Set(data.purified)
const crossReactions: Readonly<Record<string, readonly string[]>> = data.crossReactions

/** Returns allergy codes for a kitchen ingredient: its plant family and its cross-reactions. */
export function listKitchenAllergens(name: string): string[] {
  const family = purified.has(name) ? null : kitchenFamilies[name]
  return [...(family ? [family] : []), ...(crossReactions[name] ?? [])]
}

/** Returns a kitchen ingredient's slug for findings: `oat-milk` for `oat milk`. Herb slugs stay unchanged. */
export const toKitchenSlug = (name: string) => name.replaceAll(' ', '-')
