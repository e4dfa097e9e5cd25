import type { ErrorCode } from '#domain/errors.ts'

const notAllowed = 'You do not have permission to delete recipes'
const checkFailed = 'Error checking recipe: '
const deletionFailed = 'Failed to delete recipe: '

/** The delete found no row: somebody else was faster. */
export const nothingDeleted = 'Recipe could not be deleted - it may not exist or you may not have permission'

/** The recipe could not be looked up before its deletion; `reason` is for people. */
export const tellFailedCheck = (reason: string): string => checkFailed + reason

export const tellDeleted = (name: string): string => `"${name}" has been deleted successfully`

/** What is said of a deletion that failed; undefined where nobody answered. */
export function tellFailedDeletion(failure: { code: ErrorCode; message: string } | undefined): string {
  const { code, message } = failure ?? { code: 'internal', message: 'Unknown error' }
  if (code === 'unauthenticated' || code === 'forbidden') return notAllowed
  const isWhole = code === 'not_found' || code === 'conflict' || message.startsWith(checkFailed)
  return isWhole ? message : deletionFailed + message
}
