/** Characters of a wish. */
export const wishMax = 600
/** Other proposals for one wish, beside the first. */
export const proposalsMax = 5
export const herbsInBlendMin = 2
export const herbsInBlendMax = 4
