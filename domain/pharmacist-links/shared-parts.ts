/** Parts of a member's data that a pharmacist link can show, in the order of the page. */
export const sharedParts = ['answers', 'recipes', 'cabinet'] as const
export type SharedPart = (typeof sharedParts)[number]

/** Days for which a pharmacist link can work. */
export const linkDays = [1, 7, 30] as const
