export const maxCiteLength = 300
export const maxReasonLength = 500
export const maxUrlLength = 500
/** Recipe counts in the editor stop at this number. */
export const maxCountedRecipes = 1000

/** Groups of facts that share their sources, in display order. */
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
