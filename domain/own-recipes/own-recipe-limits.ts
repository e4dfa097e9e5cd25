/** Recipes that a member without premium can keep. */
export const maxFreeOwnRecipes = 200

/** Earlier versions of a recipe that stay stored. */
export const maxStoredVersions = 20

/** Maximum characters of a search among own recipes. */
export const maxOwnSearchLength = 80
