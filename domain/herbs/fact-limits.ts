/** Maximum lengths in characters. */
export const citeMax = 300
export const reasonMax = 500
export const addressMax = 500
/** Recipes of a herb are counted up to here. */
export const recipesCountedMax = 1000

/** The facts that share their sources, in the order in which they are told. */
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
