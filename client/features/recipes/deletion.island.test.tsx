// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  focusedText,
  openApplication,
  press,
  textsOf,
  until,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { refusal } from '#client/testing/fake-server.ts'
import { type ErrorCode, errorCodes } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { failedCheckMessage, nothingDeletedMessage } from '#domain/recipes/deletion.messages.ts'

import { Deletion } from './deletion.island.tsx'

afterEach(closeApplication)

const address = paths.recipe('thyme-cup')
const remove = 'Delete Thyme Cup'

async function open(reply?: unknown, role: 'member' | 'admin' = 'admin') {
  const opened = await openApplication(address, {
    role,
    api: { 'DELETE /api/recipes/r1': reply },
    document: <Deletion id="r1" name="Thyme Cup" />,
  })
  return { ...opened, deletions: () => opened.requests.filter(({ method }) => method === 'DELETE').length }
}

async function confirmDeletion() {
  await press(remove)
  await press('Delete permanently')
}

describe('the deletion of a recipe', () => {
  it('is offered to administrators only', async () => {
    await open(null, 'member')
    await control(/account of/)
    expect(controls(remove)).toEqual([])
  })

  it('does nothing when it is cancelled, or when the password is not entered', async () => {
    const { deletions } = await open(() =>
      refusal(403, 'reauthentication_required', 'Please enter your password again.'),
    )
    await press(remove)
    await untilShown('The page there will say that the recipe was withdrawn.')
    await press('Cancel')
    await until(() => expect(textsOf('[role="alertdialog"]')).toEqual([]))
    expect(deletions()).toBe(0)
    await confirmDeletion()
    await untilShown('Confirm it’s you')
    await press('Cancel')
    await untilToast('Failed to delete recipe: Please enter your password again.')
    expect([location.pathname, deletions()]).toEqual([address, 1])
    await control(remove)
  })

  it('shows that it is in progress, and cannot be started twice', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const { deletions } = await open(() => promise)
    await confirmDeletion()
    ;(await control('Deleting... Thyme Cup')).click()
    await until(() => expect(textsOf('[role="alertdialog"]')).toEqual([]))
    resolve(null)
    await untilToast('"Thyme Cup" has been deleted successfully')
    await until(() => expect(location.pathname).toBe(paths.remedies))
    expect(deletions()).toBe(1)
  })

  const failures: [string, ErrorCode, string][] = [
    ['You do not have permission to delete recipes', 'unauthenticated', errorCodes.unauthenticated.message],
    ['You do not have permission to delete recipes', 'forbidden', errorCodes.forbidden.message],
    ['Recipe not found', 'not_found', 'Recipe not found'],
    [nothingDeletedMessage, 'conflict', nothingDeletedMessage],
    ['Error checking recipe: It is away.', 'unavailable', failedCheckMessage('It is away.')],
    ['Failed to delete recipe: An unexpected error occurred', 'internal', errorCodes.internal.message],
  ]

  it.each(failures)('says what went wrong: %s (%s)', async (toastText, code, message) => {
    await open(() => refusal(errorCodes[code].status, code, message))
    await confirmDeletion()
    await untilToast(toastText)
  })

  it('can be retried if the server was unreachable', async () => {
    const { replies } = await open()
    await confirmDeletion()
    await untilToast('Failed to delete recipe: Unknown error')
    await until(() => expect(focusedText()).toContain('Thyme Cup'))
    expect(location.pathname).toBe(address)
    replies['DELETE /api/recipes/r1'] = null
    await confirmDeletion()
    await untilToast('"Thyme Cup" has been deleted successfully')
  })
})
