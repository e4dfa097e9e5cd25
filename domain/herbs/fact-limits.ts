/** Maximum lengths in characters. */
export const maxCiteLength = 300
export const maxReasonLength = 500
export const maxUrlLength = 500
/** Maximum number of a herb's recipes that are counted. */
export const maxCountedRecipes = 1000

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
