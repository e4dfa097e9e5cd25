/** Minimum and maximum number of lines for each list in a published recipe. */
export const lineLimits = {
  instructions: [4, 8],
  benefits: [3, 5],
  tips: [2, 4],
  warnings: [0, 8],
  ingredients: [1, 12],
} as const

/** Minimum and maximum number of words in the description. */
export const descriptionWordLimits = { min: 40, max: 90 } as const
