/** Maximum length of a wish in characters. */
export const wishMax = 600
/** Maximum number of further proposals for one wish, after the first. */
export const proposalsMax = 5
export const herbsInBlendMin = 2
export const herbsInBlendMax = 4
