/** Recipes that a member without premium can keep. */
export const maxFreeOwnRecipes = 200

/** Earlier versions of a recipe that stay stored. */
export const maxStoredVersions = 20

/** Maximum characters of a search among own recipes. */
export const maxOwnSearchLength = 80

/** Recipes of one member that can wait for a review at the same time. */
export const maxWaitingOffers = 10
