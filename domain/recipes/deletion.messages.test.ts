import { expect, it } from 'vitest'

import { type ErrorCode, errorCodes } from '#domain/errors.ts'

import {
  nothingDeletedMessage,
  deletedMessage,
  failedCheckMessage,
  failedDeletionMessage,
} from './deletion.messages.ts'

it.each<[ErrorCode, string, string]>([
  ['unauthenticated', errorCodes.unauthenticated.message, 'You do not have permission to delete recipes'],
  ['forbidden', errorCodes.forbidden.message, 'You do not have permission to delete recipes'],
  ['not_found', 'Recipe not found', 'Recipe not found'],
  ['conflict', nothingDeletedMessage, 'Recipe could not be deleted - it may not exist or you may not have permission'],
  ['unavailable', failedCheckMessage('The database is away.'), 'Error checking recipe: The database is away.'],
  ['unavailable', 'The database is away.', 'Failed to delete recipe: The database is away.'],
  ['internal', errorCodes.internal.message, 'Failed to delete recipe: An unexpected error occurred'],
  [
    'reauthentication_required',
    errorCodes.reauthentication_required.message,
    'Failed to delete recipe: Please enter your password again.',
  ],
])('reports a deletion that failed as %s with "%s" as "%s"', (code, message, expected) => {
  expect(failedDeletionMessage({ code, message })).toBe(expected)
})

it('failedDeletionMessage reports a deletion without a response as an unknown error', () => {
  expect(failedDeletionMessage(undefined)).toBe('Failed to delete recipe: Unknown error')
})

it('deletedMessage names the recipe', () => {
  expect(deletedMessage('Linden Cup')).toBe('"Linden Cup" has been deleted successfully')
})
