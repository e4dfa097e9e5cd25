/** Id of the data block with the loader results that the worker passes to the application. Documents have none. */
export const pageDataId = 'page-data'
