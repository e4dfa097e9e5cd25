/** Maximum lengths in characters. */
export const citeMax = 300
export const reasonMax = 500
export const addressMax = 500
/** Maximum number of a herb's recipes that are counted. */
export const recipesCountedMax = 1000

/** Groups of facts that share their sources, in the order shown. */
export const factGroupNames = [
  'dose',
  'pregnancy',
  'lactation',
  'cookingAmount',
  'minAge',
  'duration',
  'contraindications',
  'interactions',
  'effects',
  'allergens',
  'uses',
] as const
