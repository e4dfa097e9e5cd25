export const categoriesNotLoaded = (message: string) => `Failed to load categories: ${message}`
export const categoryNotCreated = 'Failed to create category'
export const categoryNotUpdated = 'Failed to update category'
export const categoryNotDeleted = 'Failed to delete category'
