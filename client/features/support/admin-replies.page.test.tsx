// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  fill,
  openApplication,
  press,
  until,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'
import type { CannedReply } from '#domain/support/canned-replies.rules.ts'

afterEach(closeApplication)

const fillNewReply = async (title: string, message: string) => {
  await fill('Title', title)
  await fill('Message', message)
}

/** Opens the canned replies. The server keeps them. */
async function openCannedReplies() {
  const stored = { replies: [] as CannedReply[] }
  const store = (reply: CannedReply) => {
    stored.replies = [...stored.replies.filter(({ id }) => id !== reply.id), reply]
    return null
  }
  return openApplication(paths.adminReplies, {
    role: 'admin',
    api: {
      'GET /api/support/canned-replies': () => ({ cannedReplies: stored.replies }),
      'POST /api/support/canned-replies': ({ body }: ApiRequest) =>
        store({ id: 'c1', ...(body as object) } as CannedReply),
      'PUT /api/support/canned-replies/c1': ({ body }: ApiRequest) =>
        store({ id: 'c1', ...(body as object) } as CannedReply),
      'DELETE /api/support/canned-replies/c1': () => {
        stored.replies = []
        return null
      },
    },
  })
}

describe('the canned replies', () => {
  it('are added, edited and deleted', async () => {
    const { replies } = await openCannedReplies()
    await untilShown('Save replies that you use often.')
    const create = replies['POST /api/support/canned-replies']
    replies['POST /api/support/canned-replies'] = () =>
      refusal(400, 'invalid', '', { message: 'Please fill in all required fields' })
    await press('Save reply')
    await untilShown('Please fill in all required fields')
    replies['POST /api/support/canned-replies'] = create
    await fillNewReply('Thank you', 'Hello {{name}},\nthank you.')
    await press('Save reply')
    await control('Edit Thank you')
    await until(() => expect(valueOf('Title')).toBe(''))
    await press('Edit Thank you')
    await fill('Title', 'Many thanks', 'form[aria-label="Edit Thank you"]')
    await press('Save')
    await control('Edit Many thanks')
    await press('Delete Many thanks')
    await press('Delete permanently')
    await untilShown('Save replies that you use often.')
  })

  it('say what failed, and keep the typed text', async () => {
    const { replies } = await openApplication(paths.adminReplies, { role: 'admin' })
    await untilShown('Failed to load canned replies.')
    replies['GET /api/support/canned-replies'] = { cannedReplies: [] }
    await press('Try again')
    await fillNewReply('Thank you', 'Hello')
    await press('Save reply')
    await untilShown('Failed to save canned reply', '.error-summary')
    expect(valueOf('Message')).toBe('Hello')
  })
})
