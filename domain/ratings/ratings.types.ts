export const ratingValues = [1, 2, 3, 4, 5] as const

/**
 * Ratings of a recipe. `own` is the member's rating, or null. `rating` is the mean of all ratings; null if there are
 * none.
 */
export type RecipeRating = { own: number | null; rating: number | null; reviews: number }
