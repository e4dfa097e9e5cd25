/** Maximum length of a wish in characters. */
export const maxWishLength = 600
/** Maximum number of further proposals for one wish, after the first. */
export const maxProposals = 5
export const minHerbsInBlend = 2
export const maxHerbsInBlend = 4
