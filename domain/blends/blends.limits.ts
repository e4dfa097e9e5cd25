export const maxWishLength = 600
/** Maximum further proposals for a wish, after the first. */
export const maxProposals = 5
export const minHerbsInBlend = 2
export const maxHerbsInBlend = 4
