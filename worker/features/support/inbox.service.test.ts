import { beforeEach, describe, expect, it } from 'vitest'

import { getUrgencyRank, ticketsPerPage } from '#domain/support/support.rules.ts'
import { type InboxPage, ticketPriorities, ticketStatuses } from '#domain/support/support.types.ts'
import { addAccount, addLiveMembers, addSession, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addTicket } from '#worker/testing/community-rows.ts'
import { admin, member, runAfterReads, testCtx } from '#worker/testing/test-ctx.ts'
import { addTicketReplies } from '#worker/testing/ticket-reply-rows.ts'
import { visit } from '#worker/testing/visit.ts'

import { answerTicket } from './inbox.service.ts'

const { now } = testCtx()

let session = ''
beforeEach(async () => void (session = await addSession(admin.id, now)))

const request = (method: string, path: string, body?: unknown, canSend = true) =>
  call(method, `/api/support/inbox${path}`, { cookies: { session }, now, canSend, ...(body !== undefined && { body }) })
const listTickets = async (query = '') => (await request('GET', query)).body as InboxPage
const listSubjects = async (query = '') => (await listTickets(query)).tickets.map(({ subject }) => subject)

describe('the inbox', () => {
  it('lists the most urgent first and then the newest, with the author and the time waiting', async () => {
    await addTicket({ subject: 'Low', priority: 'low', urgency: 3, userId: member.id, createdAt: 40 })
    const answeredTicket = await addTicket({ subject: 'Older', userId: member.id, createdAt: 10 })
    await addTicket({ subject: 'Newer', createdAt: 20 })
    const urgent = await addTicket({
      subject: 'Urgent',
      priority: 'urgent',
      urgency: 0,
      userId: member.id,
      createdAt: 5,
    })
    await addTicketReplies(answeredTicket.id, ['member', 'admin'], 100)
    await addTicketReplies(urgent.id, ['member', 'admin', 'member', 'member'], 200)
    expect((await listTickets()).tickets).toMatchObject([
      { subject: 'Urgent', email: member.email, lastBy: 'member', waitingSince: 203, replyCount: 4 },
      { subject: 'Newer', email: null, lastBy: 'member', waitingSince: 20 },
      { subject: 'Older', email: member.email, lastBy: 'admin' },
      { subject: 'Low', email: member.email, lastBy: 'member', waitingSince: 40 },
    ])
  })

  it('can be filtered by status, by priority and by both', async () => {
    for (const status of ticketStatuses)
      for (const priority of ['urgent', 'low'] as const)
        await addTicket({ subject: `${status} ${priority}`, status, priority, urgency: getUrgencyRank(priority) })
    expect(await listSubjects('?status=closed')).toEqual(['closed urgent', 'closed low'])
    expect(new Set(await listSubjects('?status=pending'))).toEqual(
      new Set(['open urgent', 'replied urgent', 'open low', 'replied low']),
    )
    expect(await listSubjects('?status=pending&priority=low')).toHaveLength(2)
    expect(await listSubjects('?priority=urgent')).toHaveLength(3)
    expect(await listSubjects('?status=open&priority=low')).toEqual(['open low'])
    expect(await listSubjects('?priority=normal')).toEqual([])
    expect((await request('GET', '?status=lost')).status).toBe(400)
    expect((await request('GET', '?before=1_2')).status).toBe(400)
  })

  it.each(['?status=all', '?status=pending', '?status=open', '?status=pending&priority=high'])(
    'with %s lists each ticket once across pages, in one round trip and few rows per page',
    async (query) => {
      for (let number = 0; number < 130; number++) {
        const priority = ticketPriorities[number % 4] ?? 'low'
        const status = ticketStatuses[number % 3] ?? 'open'
        await addTicket({ priority, urgency: getUrgencyRank(priority), status, createdAt: Math.floor(number / 8) })
      }
      const params = new URLSearchParams(query)
      const matchesFilters = ({ status, priority }: { status?: unknown; priority?: unknown }) =>
        (params.get('status') === 'all' ||
          (params.get('status') === 'pending' ? status !== 'closed' : status === 'open')) &&
        (params.get('priority') ?? priority) === priority
      const expectedIds = (await readTable('support_tickets'))
        .filter(matchesFilters)
        .toSorted(
          (one, other) =>
            Number(one['urgency']) - Number(other['urgency']) ||
            Number(other['created_at']) - Number(one['created_at']) ||
            (String(one['id']) < String(other['id']) ? -1 : 1),
        )
      const seenIds: string[] = []
      let before: string | null = ''
      while (before !== null) {
        const ctx = testCtx({ viewer: admin })
        const response: Response = await visit(`/api/support/inbox${query}${before && `&before=${before}`}`, {}, ctx)
        const page = (await response.json()) as InboxPage
        expect(ctx.recording.roundTrips).toBe(1)
        expect(ctx.recording.executed[0]?.rowsRead).toBeLessThanOrEqual(8 * (ticketsPerPage + 1))
        seenIds.push(...page.tickets.map(({ id }) => id))
        before = page.next
      }
      expect(seenIds).toEqual(expectedIds.map(({ id }) => id))
    },
  )

  it('shows a ticket with its conversation, and 404 for an unknown one', async () => {
    const { id } = await addTicket({ userId: member.id })
    await addTicketReplies(id, ['admin'])
    expect((await request('GET', `/${id}`)).body).toMatchObject({
      ticket: { id, email: member.email, message: 'The page says 20 g.', replies: [{ message: 'Reply 1' }] },
    })
    expect((await request('GET', `/${crypto.randomUUID()}`)).error?.message).toBe('Ticket not found')
  })
})

describe('our answer', () => {
  let id = ''
  beforeEach(async () => void ({ id } = await addTicket({ userId: member.id, subject: 'A wrong amount' })))
  const sendAnswer = (message: string, canSend = true) => request('POST', `/${id}/replies`, { message }, canSend)

  it('keeps the status, and notifies the member on the site and by an email without its text', async () => {
    await addLiveMembers(member.id)
    const { status, ctx } = await sendAnswer('Thank you, it is 2 g.')
    expect(status).toBe(204)
    expect(await readTable('support_replies')).toMatchObject([
      { admin_id: admin.id, user_id: null, written_by: 'admin', message: 'Thank you, it is 2 g.' },
    ])
    expect(await readTable('support_tickets')).toMatchObject([{ status: 'open', last_by: 'admin', reply_count: 1 }])
    expect(await readTable('user_notifications')).toMatchObject([
      { user_id: member.id, type: 'success', link: `/contact/tickets/${id}` },
    ])
    expect(ctx.liveCalls).toEqual([{ method: 'wake', userId: member.id }])
    expect(ctx.sentMails).toMatchObject([{ to: member.email, subject: 'We’ve replied to your ticket' }])
    const [mail] = ctx.sentMails
    expect(mail?.text).toContain(`https://herbs.test/contact/tickets/${id}`)
    expect(mail?.text).toContain('A wrong amount')
    expect(JSON.stringify(mail)).not.toMatch(/2 g|20 g/)
  })

  it('is ignored if it is blank, and stored once if it is sent twice', async () => {
    for (const blank of ['', ' \n ', '\u200B']) expect((await sendAnswer(blank)).status).toBe(204)
    expect(await readTable('support_replies')).toEqual([])
    await sendAnswer('Once')
    expect((await sendAnswer('Once')).ctx.sentMails).toEqual([])
    expect(await readTable('support_replies')).toHaveLength(1)
    expect(await readTable('user_notifications')).toHaveLength(1)
  })

  it('is stored and announced once if another tab stores it meanwhile', async () => {
    const [firstCtx, secondCtx] = [testCtx({ viewer: admin }), testCtx({ viewer: admin })]
    let secondAnswer: ReturnType<typeof answerTicket> | undefined
    runAfterReads(firstCtx, () => (secondAnswer ??= answerTicket(secondCtx, id, 'Once')))
    await answerTicket(firstCtx, id, 'Once')
    await Promise.all([firstCtx.settle(), secondCtx.settle()])
    expect([firstCtx.sentMails.length, secondCtx.sentMails.length]).toEqual([0, 1])
    expect(await readTable('support_replies')).toHaveLength(1)
    expect(await readTable('user_notifications')).toHaveLength(1)
  })

  it('is announced only on the site if no email can be sent', async () => {
    const { status, ctx } = await sendAnswer('Thank you', false)
    expect([status, ctx.sentMails, ctx.loggedErrors]).toEqual([204, [], []])
    expect(await readTable('user_notifications')).toHaveLength(1)
  })

  it('is refused for a former member’s ticket', async () => {
    const formerTicket = await addTicket({ userId: null })
    expect((await request('POST', `/${formerTicket.id}/replies`, { message: 'Hello?' })).status).toBe(409)
    expect(await readTable('support_replies')).toEqual([])
  })
})

it('logs an answer once, without its text', async () => {
  const { id } = await addTicket({ userId: member.id })
  for (let attempt = 0; attempt < 2; attempt++)
    await request('POST', `/${id}/replies`, { message: 'Drink less of it.' })
  const [reply] = await readTable('support_replies')
  expect(await readTable('audit_log')).toMatchObject([
    { action: 'ticket.reply', actor_id: admin.id, subject_id: id, after: JSON.stringify({ reply: reply?.['id'] }) },
  ])
})

describe('a status that we set', () => {
  it('is logged once with the previous status, and the member is notified when the ticket is closed or reopened', async () => {
    const { id } = await addTicket({ userId: member.id })
    const setStatus = async (status: string) => (await request('PUT', `/${id}/status`, { status })).status
    expect([await setStatus('replied'), await setStatus('replied')]).toEqual([204, 204])
    expect(await readTable('user_notifications')).toEqual([])
    expect([await setStatus('closed'), await setStatus('closed'), await setStatus('open')]).toEqual([204, 204, 204])
    const auditEvents = (await readTable('audit_log')).map(({ action, actor_id, subject_id, before, after }) => [
      action,
      actor_id,
      subject_id,
      before,
      after,
    ])
    const auditEvent = (before: string, after: string) => [
      'ticket.status',
      admin.id,
      id,
      JSON.stringify({ status: before }),
      JSON.stringify({ status: after }),
    ]
    expect(auditEvents).toEqual([
      auditEvent('open', 'replied'),
      auditEvent('replied', 'closed'),
      auditEvent('closed', 'open'),
    ])
    expect((await readTable('user_notifications')).map(({ title, user_id }) => [title, user_id])).toEqual([
      ['Your ticket was closed', member.id],
      ['Your ticket was reopened', member.id],
    ])
    expect(await readTable('support_tickets')).toMatchObject([{ status: 'open', updated_at: now }])
    expect(await setStatus('lost')).toBe(400)
  })
})

describe('a ticket of a deleted member', () => {
  it('stays with its conversation, without a name', async () => {
    const ada = await addAccount({ ...knownPassword, id: '00000000-0000-4000-8000-0000000000aa' })
    const memberSession = await addSession(ada.id, now)
    const content = { subject: 'A fault', message: 'On the page.', priority: 'low' }
    const response = await call('POST', '/api/support/tickets', {
      cookies: { session: memberSession },
      now,
      body: content,
    })
    const { id } = (response.body as { ticket: { id: string } }).ticket
    await call('POST', `/api/support/tickets/${id}/replies`, {
      cookies: { session: memberSession },
      now,
      body: { message: 'Any news?' },
    })
    const { password } = knownPassword
    expect(
      (await call('DELETE', '/api/account', { cookies: { session: memberSession }, now, body: { password } })).status,
    ).toBe(204)
    expect((await listTickets()).tickets).toMatchObject([{ id, email: null, subject: 'A fault', replyCount: 1 }])
    expect(await readTable('support_replies')).toMatchObject([
      { user_id: null, written_by: 'member', message: 'Any news?' },
    ])
    expect((await request('PUT', `/${id}/status`, { status: 'closed' })).status).toBe(204)
  })
})
