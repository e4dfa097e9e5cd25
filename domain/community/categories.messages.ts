export const formatLoadingError = (message: string) => `Failed to load categories: ${message}`
export const categoryCreationError = 'Failed to create category'
export const categoryUpdateError = 'Failed to update category'
export const categoryDeletionError = 'Failed to delete category'
