export const ratingSteps = [1, 2, 3, 4, 5] as const

/** A member's own rating of a recipe, null without one, beside the plain mean of all, null while nobody has rated. */
export type RecipeRating = { own: number | null; rating: number | null; reviews: number }
