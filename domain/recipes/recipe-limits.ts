export const lineLimits = {
  instructions: [4, 8],
  benefits: [3, 5],
  tips: [2, 4],
  warnings: [0, 8],
  ingredients: [1, 12],
} as const

export const descriptionWordLimits = { min: 40, max: 90 } as const
