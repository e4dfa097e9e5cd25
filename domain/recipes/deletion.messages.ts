import type { ErrorCode } from '#domain/errors.ts'

const notAllowedMessage = 'You do not have permission to delete recipes'
const checkFailedPrefix = 'Error checking recipe: '
const deletionFailedPrefix = 'Failed to delete recipe: '

export const nothingDeletedMessage = 'Recipe could not be deleted - it may not exist or you may not have permission'

/** Error when the recipe couldn't be read before the deletion. `reason` is shown to the user. */
export const failedCheckMessage = (reason: string): string => checkFailedPrefix + reason

export const deletedMessage = (name: string): string => `"${name}" has been deleted successfully`

/** Returns the error for a failed deletion. `failure` is undefined when the server didn't respond. */
export function failedDeletionMessage(failure: { code: ErrorCode; message: string } | undefined): string {
  const { code, message } = failure ?? { code: 'internal', message: 'Unknown error' }
  if (code === 'unauthenticated' || code === 'forbidden') return notAllowedMessage
  const isComplete = code === 'not_found' || code === 'conflict' || message.startsWith(checkFailedPrefix)
  return isComplete ? message : deletionFailedPrefix + message
}
