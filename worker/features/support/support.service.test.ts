import type { D1Database } from '@cloudflare/workers-types'
import { beforeEach, describe, expect, it } from 'vitest'

import { maxReplies, ticketsPerPage } from '#domain/support/support.rules.ts'
import type { TicketPage } from '#domain/support/support.types.ts'
import { addAccount, addLiveMembers, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addTicket } from '#worker/testing/community-rows.ts'
import { createDbFailingAfterInsert } from '#worker/testing/failing-db.ts'
import { admin, runAfterReads, member, testCtx } from '#worker/testing/test-ctx.ts'
import { addTicketReplies } from '#worker/testing/ticket-reply-rows.ts'
import { visit } from '#worker/testing/visit.ts'

import { openTicket, replyToTicket } from './support.service.ts'

const { now } = testCtx()
const minute = 60 * 1000
const otherId = '00000000-0000-4000-8000-0000000000b1'

let session = ''
let otherSession = ''
beforeEach(async () => {
  await addAccount({ id: otherId })
  session = await addSession(member.id, now)
  otherSession = await addSession(otherId, now)
})

type RequestOptions = { body?: unknown; session?: string; at?: number; database?: D1Database }
const request = (
  method: string,
  path: string,
  { body, session: requestSession = session, at = now, database }: RequestOptions = {},
) =>
  call(method, `/api/support${path}`, {
    cookies: requestSession ? { session: requestSession } : {},
    now: at,
    ...(body !== undefined && { body }),
    ...(database && { database }),
  })
const ticket = { subject: 'A wrong amount', message: 'The page says 20 g.', priority: 'high' }
const openTicketByApi = (fields: object = {}, options: RequestOptions = {}) =>
  request('POST', '/tickets', { ...options, body: { ...ticket, ...fields } })
const readTicketId = ({ body }: { body: unknown }) => (body as { ticket: { id: string } }).ticket.id
const readStatuses = async () =>
  (await readTable('support_tickets')).map(({ status, updated_at }) => [status, updated_at])

describe('a new ticket', () => {
  it('is stored with its priority, and the administrator gets a notification with a link to it', async () => {
    await addLiveMembers(admin.id)
    const response = await openTicketByApi()
    expect([response.status, response.body]).toEqual([201, { ticket: { id: expect.any(String) }, emergencies: [] }])
    expect(await readTable('support_tickets')).toEqual([
      {
        id: readTicketId(response),
        user_id: member.id,
        ...ticket,
        urgency: 1,
        status: 'open',
        last_by: 'member',
        reply_count: 0,
        created_at: now,
        updated_at: now,
      },
    ])
    expect(await readTable('user_notifications')).toMatchObject([
      {
        user_id: admin.id,
        title: 'New support ticket',
        message: ticket.subject,
        link: `/admin/support/${readTicketId(response)}`,
      },
    ])
    expect(response.ctx.liveCalls).toEqual([{ method: 'wake', userId: admin.id }])
  })

  it('needs a signed-in member, subject, message and a known priority', async () => {
    expect((await openTicketByApi({}, { session: '' })).status).toBe(401)
    const response = await openTicketByApi({ subject: ' ', message: '\u200B' })
    expect(response.error).toMatchObject({
      fields: { subject: 'Please fill in all required fields', message: 'Please fill in all required fields' },
    })
    expect((await openTicketByApi({ priority: 'whenever' })).status).toBe(400)
    expect(await readTable('support_tickets')).toEqual([])
  })

  it('is stored even if it describes an emergency, and the response says where to get help', async () => {
    const { body, status } = await openTicketByApi({ subject: 'Tea', message: 'My chest hurts and I cannot breathe' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      emergencies: expect.arrayContaining([expect.objectContaining({ code: expect.any(String) })]),
    })
    expect(await readTable('support_tickets')).toHaveLength(1)
  })

  it('is stored and announced once if it is sent twice', async () => {
    const first = await openTicketByApi()
    const repeatedResponse = await openTicketByApi({}, { at: now + minute })
    expect([repeatedResponse.status, readTicketId(repeatedResponse)]).toEqual([201, readTicketId(first)])
    expect(await readTable('user_notifications')).toHaveLength(1)
    await openTicketByApi({}, { at: now + 10 * minute })
    await openTicketByApi({}, { session: otherSession })
    await openTicketByApi({ message: 'And the price.' })
    expect(await readTable('support_tickets')).toHaveLength(4)
  })

  it('is stored and announced once if it is sent again after the database reported a failure but stored it', async () => {
    expect((await openTicketByApi({}, { database: createDbFailingAfterInsert('support_tickets') })).status).toBe(503)
    const repeatedResponse = await openTicketByApi({}, { at: now + minute })
    expect([repeatedResponse.status, readTicketId(repeatedResponse)]).toEqual([
      201,
      (await readTable('support_tickets'))[0]?.['id'],
    ])
    expect(
      [await readTable('support_tickets'), await readTable('user_notifications')].map(({ length }) => length),
    ).toEqual([1, 1])
  })

  it('is stored and announced once if another tab stores it meanwhile', async () => {
    const [firstCtx, secondCtx] = [testCtx({ viewer: member }), testCtx({ viewer: member })]
    let first: ReturnType<typeof openTicket> | undefined
    runAfterReads(firstCtx, () => (first ??= openTicket(secondCtx, { ...ticket, priority: 'high' })))
    const second = await openTicket(firstCtx, { ...ticket, priority: 'high' })
    expect(second.ticket).toEqual((await first)?.ticket)
    expect(
      [await readTable('support_tickets'), await readTable('user_notifications')].map(({ length }) => length),
    ).toEqual([1, 1])
  })

  it('can be opened five times an hour', async () => {
    for (let number = 1; number <= 5; number++)
      expect((await openTicketByApi({ subject: `Fault ${number}` })).status).toBe(201)
    expect((await openTicketByApi({ subject: 'Fault 6' })).status).toBe(429)
    expect((await openTicketByApi({ subject: 'Fault 6' }, { session: otherSession })).status).toBe(201)
    expect((await openTicketByApi({ subject: 'Fault 6' }, { at: now + 60 * minute })).status).toBe(201)
  })

  it('is accepted even without an administrator', async () => {
    const ctx = testCtx({ viewer: member })
    ctx.config = { ...ctx.config, adminEmail: '' }
    await openTicket(ctx, { ...ticket, priority: 'low' })
    expect(await readTable('support_tickets')).toHaveLength(1)
  })
})

describe('a member’s own tickets', () => {
  it('are listed newest first, each once, and nobody else’s', async () => {
    const count = 2 * ticketsPerPage + 1
    for (let number = 0; number < count; number++)
      await addTicket({ userId: member.id, subject: `${number}`, createdAt: now + Math.floor(number / 3) })
    await addTicket({ userId: otherId })
    const seenTickets: TicketPage['tickets'] = []
    let before: string | null = ''
    while (before !== null) {
      const ctx = testCtx({ viewer: member })
      const response: Response = await visit(`/api/support/tickets${before && `?before=${before}`}`, {}, ctx)
      const { tickets, next } = (await response.json()) as TicketPage
      expect(ctx.recording.roundTrips).toBe(1)
      expect(ctx.recording.executed[0]?.rowsRead).toBeLessThanOrEqual(2 * (ticketsPerPage + 1) + 3)
      seenTickets.push(...tickets)
      before = next
    }
    expect(new Set(seenTickets.map(({ id }) => id)).size).toBe(count)
    expect(seenTickets).toHaveLength(count)
    expect(seenTickets.map(({ createdAt }) => createdAt)).toEqual(
      seenTickets.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
    )
  })

  it('refuse an invalid cursor', async () => {
    expect((await request('GET', '/tickets?before=yesterday')).status).toBe(400)
  })

  it('are shown with the conversation in order, in one round trip', async () => {
    const { id } = await addTicket({ userId: member.id })
    await addTicketReplies(id, ['admin', 'member', 'admin'])
    const ctx = testCtx({ viewer: member })
    const response = await visit(`/api/support/tickets/${id}`, {}, ctx)
    expect(ctx.recording.roundTrips).toBe(1)
    expect(await response.json()).toEqual({
      ticket: {
        id,
        subject: 'A wrong amount',
        message: 'The page says 20 g.',
        priority: 'normal',
        status: 'open',
        lastBy: 'admin',
        replyCount: 3,
        createdAt: expect.any(Number),
        updatedAt: 3,
        replies: [
          { id: expect.any(String), writtenBy: 'admin', message: 'Reply 1', createdAt: 1 },
          { id: expect.any(String), writtenBy: 'member', message: 'Reply 2', createdAt: 2 },
          { id: expect.any(String), writtenBy: 'admin', message: 'Reply 3', createdAt: 3 },
        ],
      },
    })
  })

  it('are not found by anybody else, not even the administrator, and stay unchanged', async () => {
    const { id } = await addTicket({ userId: otherId })
    const formerTicket = await addTicket({ userId: null })
    for (const requestSession of [session, await addSession(admin.id, now)])
      for (const requestedId of [id, formerTicket.id])
        for (const [method, path, body] of [
          ['GET', '', undefined],
          ['POST', '/replies', { message: 'Mine now' }],
          ['PUT', '/status', { status: 'closed' }],
        ] as const) {
          const { status, error } = await request(method, `/tickets/${requestedId}${path}`, {
            session: requestSession,
            body,
          })
          expect([status, error?.message]).toEqual([404, 'Ticket not found'])
        }
    expect(await readTable('support_replies')).toEqual([])
    expect((await readStatuses()).map(([status]) => status)).toEqual(['open', 'open'])
  })
})

describe('a member’s answer', () => {
  let id = ''
  beforeEach(async () => void ({ id } = await addTicket({ userId: member.id, status: 'replied', lastBy: 'admin' })))
  const sendReply = (message: string, at = now, database?: D1Database) =>
    request('POST', `/tickets/${id}/replies`, { body: { message }, at, ...(database && { database }) })

  it('is added to the conversation, notifies the administrator, and keeps the status', async () => {
    const { status, body, ctx } = await sendReply('Still 20 g.')
    expect([status, body]).toEqual([201, { emergencies: [] }])
    expect(await readTable('support_replies')).toMatchObject([
      {
        ticket_id: id,
        user_id: member.id,
        admin_id: null,
        written_by: 'member',
        message: 'Still 20 g.',
        created_at: now,
      },
    ])
    expect(await readTable('support_tickets')).toMatchObject([
      { status: 'replied', last_by: 'member', reply_count: 1, updated_at: now },
    ])
    expect(await readTable('user_notifications')).toMatchObject([
      { user_id: admin.id, title: 'A member has replied', link: `/admin/support/${id}` },
    ])
    expect(ctx.sentMails).toEqual([])
  })

  it('is stored once if it is sent twice in a row, and again if it is sent later', async () => {
    await sendReply('Yes')
    expect((await sendReply('Yes', now + minute)).status).toBe(201)
    expect(await readTable('support_replies')).toHaveLength(1)
    await addTicketReplies(id, ['admin'], now + 2 * minute)
    await sendReply('Yes', now + 3 * minute)
    expect(await readTable('support_replies')).toHaveLength(3)
  })

  it('is stored once if it is sent again after the database reported a failure but stored it, even after another reply', async () => {
    const database = createDbFailingAfterInsert('support_replies')
    expect((await sendReply('Yes', now, database)).status).toBe(503)
    await addTicketReplies(id, ['admin'], now)
    expect((await sendReply('Yes', now + 10_000)).status).toBe(201)
    expect((await readTable('support_replies')).map(({ written_by }) => written_by)).toEqual(['member', 'admin'])
    expect(await readTable('user_notifications')).toHaveLength(1)
  })

  it('is stored and announced once if another tab stores it at the same time', async () => {
    const [firstCtx, secondCtx] = [testCtx({ viewer: member }), testCtx({ viewer: member })]
    let first: ReturnType<typeof replyToTicket> | undefined
    runAfterReads(firstCtx, () => (first ??= replyToTicket(secondCtx, id, 'Yes')))
    await replyToTicket(firstCtx, id, 'Yes')
    expect(await readTable('support_replies')).toHaveLength(1)
    expect(await readTable('user_notifications')).toHaveLength(1)
  })

  it('can be sent thirty times an hour', async () => {
    for (let number = 1; number <= 30; number++)
      expect([number, (await sendReply(`Word ${number}.`)).status]).toEqual([number, 201])
    expect((await sendReply('One more.')).status).toBe(429)
    expect((await sendReply('One more.', now + 60 * minute)).status).toBe(201)
  })

  it('needs text, an open ticket, and one that is not full', async () => {
    expect((await sendReply('  ')).error?.fields).toEqual({ message: 'Please fill in all required fields' })
    await request('PUT', `/tickets/${id}/status`, { body: { status: 'closed' } })
    expect((await sendReply('One more')).status).toBe(409)
    const fullTicket = await addTicket({ userId: member.id, replyCount: maxReplies })
    expect((await request('POST', `/tickets/${fullTicket.id}/replies`, { body: { message: 'More' } })).status).toBe(409)
    expect(await readTable('support_replies')).toEqual([])
  })

  it('says where to get help if it describes an emergency', async () => {
    expect((await sendReply('I cannot breathe')).body).toMatchObject({ emergencies: [expect.anything()] })
  })
})

describe('a member', () => {
  it('closes and reopens a ticket, each once, and the administrator is notified of the reopening', async () => {
    const { id } = await addTicket({ userId: member.id, status: 'replied' })
    const setStatus = (status: string, at: number) => request('PUT', `/tickets/${id}/status`, { body: { status }, at })
    expect((await setStatus('open', now)).status).toBe(204)
    expect((await readStatuses())[0]?.[0]).toBe('replied')
    expect((await setStatus('closed', now + 1)).status).toBe(204)
    await setStatus('closed', now + 2)
    expect(await readStatuses()).toEqual([['closed', now + 1]])
    expect(await readTable('user_notifications')).toEqual([])
    await setStatus('open', now + 3)
    await setStatus('open', now + 4)
    expect(await readStatuses()).toEqual([['open', now + 3]])
    expect(await readTable('user_notifications')).toMatchObject([{ user_id: admin.id, title: 'Ticket reopened' }])
    expect((await setStatus('replied', now)).status).toBe(400)
    expect(await readTable('audit_log')).toEqual([])
  })
})
