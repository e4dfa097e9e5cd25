// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  fields,
  fill,
  openApplication,
  press,
  returnToTab,
  textsOf,
  until,
  untilHidden,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'
import type { Ticket, TicketReply } from '#domain/support/support.types.ts'

afterEach(closeApplication)

const at = Date.UTC(2026, 10, 20)
const createTicket = (id: string, subject = 'A wrong amount'): Ticket => ({
  id,
  subject,
  priority: 'normal',
  status: 'open',
  lastBy: 'member',
  replyCount: 0,
  createdAt: at,
  updatedAt: at,
  message: 'The page says 20 g.',
  replies: [],
})
const createReply = (message: string): TicketReply => ({ id: message, writtenBy: 'member', message, createdAt: at })

/** Opens a ticket as its member. The server keeps the replies and the status. */
async function open(api: object = {}) {
  const stored = { ticket: createTicket('1') }
  const opened = await openApplication(paths.ticket('1'), {
    role: 'member',
    api: {
      'GET /api/support/tickets': () => ({ tickets: [stored.ticket], next: null }),
      'GET /api/support/tickets/1': () => ({ ticket: stored.ticket }),
      'POST /api/support/tickets/1/replies': ({ body }: ApiRequest) => {
        const replies = [...stored.ticket.replies, createReply((body as { message: string }).message)]
        stored.ticket = { ...stored.ticket, replies }
        return { emergencies: [] }
      },
      'PUT /api/support/tickets/1/status': ({ body }: ApiRequest) => {
        stored.ticket = { ...stored.ticket, ...(body as Pick<Ticket, 'status'>) }
        return null
      },
      ...api,
    },
  })
  return { ...opened, stored }
}

const messages = () => textsOf('.conversation .message-text')

describe('a ticket of a member', () => {
  it('takes a reply, is closed and reopened', async () => {
    await open()
    await fill('Your reply', 'Any news?\nThank you')
    await press('Send reply')
    await until(() => expect(messages()).toEqual(['The page says 20 g.', 'Any news?\nThank you']))
    await press('Close')
    await untilShown('This ticket is closed.')
    expect(fields('Your reply')).toEqual([])
    await press('Reopen')
    await untilHidden('This ticket is closed.')
    await control('Send reply')
  })

  it('keeps the text when a reply cannot be sent or the ticket cannot be reloaded', async () => {
    const { replies } = await open({ 'POST /api/support/tickets/1/replies': undefined })
    await fill('Your reply', 'Any news?')
    await press('Send reply')
    await untilShown('Failed to send reply', '.error-summary')
    const reload = replies['GET /api/support/tickets/1']
    replies['GET /api/support/tickets/1'] = undefined
    await returnToTab()
    await untilShown('Failed to load support tickets.')
    expect([valueOf('Your reply'), messages()]).toEqual(['Any news?', ['The page says 20 g.']])
    replies['GET /api/support/tickets/1'] = reload
    await press('Try again')
    await untilHidden('Failed to load support tickets.')
  })

  it('keeps the text of a reply that needs signing in again', async () => {
    await open({
      'POST /api/support/tickets/1/replies': () => refusal(401, 'unauthenticated', 'Authentication Required'),
    })
    await fill('Your reply', 'Any news?')
    await press('Send reply')
    await untilShown('Welcome Back')
    expect(valueOf('Your reply')).toBe('Any news?')
  })

  it('is not found if it belongs to somebody else', async () => {
    await open({ 'GET /api/support/tickets/1': () => refusal(404, 'not_found', 'Not found.') })
    await untilShown('Ticket not found')
  })

  it('carries no text to the next ticket, and offers it again', async () => {
    const { router } = await open({ 'GET /api/support/tickets/2': () => ({ ticket: createTicket('2', 'The other') }) })
    await fill('Your reply', 'For the one alone.')
    await router.navigate(paths.ticket('2'))
    await untilShown('The other')
    await until(() => expect(valueOf('Your reply')).toBe(''))
    await router.navigate(paths.ticket('1'))
    await press('Restore')
    await until(() => expect(valueOf('Your reply')).toBe('For the one alone.'))
  })
})

const note = {
  sequence: 1,
  id: 'n1',
  title: 'We have replied',
  message: 'Look.',
  type: 'info',
  link: paths.ticket('1'),
  read: false,
  createdAt: at,
}

describe('the notification of a ticket', () => {
  it('is marked as read only once the tab with the ticket is visible', async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    const stored = { read: false }
    const { requests } = await open({
      'GET /api/notifications': () => ({
        notifications: [{ ...note, ...stored }],
        unread: stored.read ? 0 : 1,
        next: null,
      }),
      'PUT /api/notifications/n1/read': () => {
        stored.read = true
        return null
      },
    })
    await control('Notifications, 1 unread')
    await control('Send reply')
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
    Reflect.deleteProperty(document, 'visibilityState')
    await returnToTab()
    await control('Notifications')
    await until(() => expect(stored.read).toBe(true))
  })
})

describe('the tickets of a member', () => {
  it('say when there are none', async () => {
    await openApplication(paths.tickets, {
      role: 'member',
      api: { 'GET /api/support/tickets': { tickets: [], next: null } },
    })
    await untilShown('No tickets yet')
  })
})

const inboxTicket = { ...createTicket('1'), email: 'ada@example.org', name: 'Ada Linden', notes: [], waitingSince: at }

/** Opens the ticket as administrator, with two canned replies. */
async function openAsAdmin(api: object = {}, { isFormer = false } = {}) {
  const stored = { ticket: { ...inboxTicket, ...(isFormer && { email: null, name: null }) } }
  const opened = await openApplication(paths.adminTicket('1'), {
    role: 'admin',
    api: {
      'GET /api/support/inbox': () => ({ tickets: [stored.ticket], next: null }),
      'GET /api/support/inbox/1': () => ({
        ticket: stored.ticket,
        cannedReplies: [
          { id: 'c1', title: 'Greeting', message: 'Hello {{name}},\n' },
          { id: 'c2', title: 'Thanks', message: 'Thank you.' },
        ],
      }),
      'POST /api/support/inbox/1/replies': ({ body }: ApiRequest) => {
        const replies = [...stored.ticket.replies, createReply((body as { message: string }).message)]
        stored.ticket = { ...stored.ticket, replies }
        return null
      },
      ...api,
    },
  })
  await untilShown('A wrong amount')
  return { ...opened, stored }
}

describe('a ticket in the inbox', () => {
  it('keeps the text when sending fails', async () => {
    await openAsAdmin({ 'POST /api/support/inbox/1/replies': undefined })
    await fill('Reply', 'And more.')
    await press('Send reply')
    await untilShown('Failed to send reply', '.error-summary')
    expect(valueOf('Reply')).toBe('And more.')
  })

  it('sends no blank reply, and says when its status could not be changed', async () => {
    const { requests } = await openAsAdmin()
    await fill('Reply', '  \n ')
    await press('Send reply')
    await press('Close')
    await untilToast('Failed to update ticket status')
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('keeps the text of a note that cannot be saved, also about a former member', async () => {
    const { replies } = await openAsAdmin({}, { isFormer: true })
    await untilShown('this account was deleted')
    await fill('Internal note', 'Nobody to ask.')
    await press('Save note')
    await untilShown('Failed to save note', '.error-summary')
    expect(valueOf('Internal note')).toBe('Nobody to ask.')
    replies['POST /api/support/inbox/1/notes'] = () =>
      refusal(400, 'invalid', '', { message: 'Please fill in all required fields' })
    await press('Save note')
    await untilShown('Please fill in all required fields')
  })

  it('carries no text to the next ticket, and offers it again', async () => {
    const next = { ...inboxTicket, id: '2', subject: 'The other' }
    const { router } = await openAsAdmin({ 'GET /api/support/inbox/2': { ticket: next, cannedReplies: [] } })
    await fill('Reply', 'For the one alone.')
    await router.navigate(paths.adminTicket('2'))
    await untilShown('The other')
    await until(() => expect(valueOf('Reply')).toBe(''))
    await router.navigate(paths.adminTicket('1'))
    await press('Restore')
    await until(() => expect(valueOf('Reply')).toBe('For the one alone.'))
  })

  it("inserts canned replies at the cursor with the member's name, without sending them", async () => {
    const { requests } = await openAsAdmin()
    await press('Insert')
    expect(document.activeElement?.tagName).toBe('SELECT')
    await fill('Canned reply', 'c1')
    await press('Insert')
    await until(() => expect(valueOf('Reply')).toBe('Hello Ada Linden,\n'))
    const [reply] = fields('Reply')
    await fill('Reply', 'Hello Ada Linden,\nit is 2 g.')
    if (reply instanceof HTMLTextAreaElement) reply.setSelectionRange(18, 18)
    await fill('Canned reply', 'c2')
    await press('Insert')
    await until(() => expect(valueOf('Reply')).toBe('Hello Ada Linden,\nThank you.it is 2 g.'))
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
})
