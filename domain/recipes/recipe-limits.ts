/** Least and most lines of each list of a recipe that is shown. */
export const recipeLines = {
  instructions: [4, 8],
  benefits: [3, 5],
  tips: [2, 4],
  warnings: [0, 8],
  ingredients: [1, 12],
} as const

/** Least and most words of its description. */
export const descriptionWords = { least: 40, most: 90 } as const
