/** Id of the data block in which the worker passes loader results to the application. Documents have none. */
export const pageDataId = 'page-data'
