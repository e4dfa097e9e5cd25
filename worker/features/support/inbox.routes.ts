import { adminStatus, inboxQuery, newAnswer, newNote, noteKey, ticketKey } from '#domain/support/support.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { addNote, answerTicket, deleteNote, getEditorView, listInbox, setStatus } from './inbox.service.ts'

export const inboxRoutes = createRouter()
  .get('/', policy('ticket.answer', 'private'), validate('query', inboxQuery), async (c) =>
    c.json(await listInbox(c.var.ctx, c.req.valid('query'))),
  )
  .get('/:id', policy('ticket.answer', 'private'), validate('param', ticketKey), async (c) =>
    c.json(await getEditorView(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/replies',
    policy('ticket.answer', 'private'),
    validate('param', ticketKey),
    validate('json', newAnswer),
    async (c) => {
      await answerTicket(c.var.ctx, c.req.valid('param').id, c.req.valid('json').message)
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/notes',
    policy('ticket.answer', 'private'),
    validate('param', ticketKey),
    validate('json', newNote),
    async (c) => {
      await addNote(c.var.ctx, c.req.valid('param').id, c.req.valid('json').message)
      return c.body(null, 204)
    },
  )
  .delete('/:id/notes/:noteId', policy('ticket.answer', 'private'), validate('param', noteKey), async (c) => {
    await deleteNote(c.var.ctx, c.req.valid('param'))
    return c.body(null, 204)
  })
  .put(
    '/:id/status',
    policy('ticket.answer', 'private'),
    validate('param', ticketKey),
    validate('json', adminStatus),
    async (c) => {
      await setStatus(c.var.ctx, c.req.valid('param').id, c.req.valid('json').status)
      return c.body(null, 204)
    },
  )

export type InboxApi = typeof inboxRoutes
