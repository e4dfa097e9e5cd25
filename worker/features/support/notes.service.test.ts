import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { maxNotes } from '#domain/support/support.rules.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addTicket } from '#worker/testing/community-rows.ts'
import { admin, member, runAfterReads, testCtx } from '#worker/testing/test-ctx.ts'

import { addNote } from './inbox.service.ts'

const { now } = testCtx()

let session = ''
let id = ''
beforeEach(async () => {
  session = await addSession(admin.id, now)
  ;({ id } = await addTicket({ userId: member.id }))
})

const request = (method: string, path: string, body?: unknown, at = now) =>
  call(method, `/api/support/inbox/${path}`, { cookies: { session }, now: at, ...(body !== undefined && { body }) })
const addNoteByApi = (message: string, ticketId = id, at = now) => request('POST', `${ticketId}/notes`, { message }, at)
const listNotes = async (ticketId = id) =>
  ((await request('GET', ticketId)).body as { ticket: { notes: { id: string; message: string }[] } }).ticket.notes
const listMessages = async () => (await listNotes()).map(({ message }) => message)

describe('an internal note', () => {
  it('appears with the ticket for administrators, and changes nothing else', async () => {
    const before = await readTable('support_tickets')
    expect((await addNoteByApi('Asked the grower.')).status).toBe(204)
    expect((await addNoteByApi('  He says 2 g.\r\n ', id, now + 1)).status).toBe(204)
    expect(await listNotes()).toEqual([
      { id: expect.any(String), message: 'Asked the grower.', createdAt: now },
      { id: expect.any(String), message: 'He says 2 g.', createdAt: now + 1 },
    ])
    expect(await readTable('support_tickets')).toEqual(before)
    expect(await readTable('support_notes')).toMatchObject([{ admin_id: admin.id }, { admin_id: admin.id }])
  })

  it('is never shown to the member: not in the ticket, a notification, an email or the download', async () => {
    const { ctx } = await addNoteByApi('Seems confused.')
    expect([ctx.sentMails, ctx.liveCalls, await readTable('user_notifications')]).toEqual([[], [], []])
    const cookies = { session: await addSession(member.id, now) }
    for (const path of [`/api/support/tickets/${id}`, '/api/support/tickets', '/api/account/export']) {
      const { status, body } = await call('GET', path, { cookies, now })
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/Seems confused|"notes"|support_notes/)
    }
  })

  it('needs text, and is also possible for a former member’s ticket', async () => {
    for (const blank of ['', ' \n ', '\u200B'])
      expect((await addNoteByApi(blank)).error?.fields).toEqual({ message: 'Please fill in all required fields' })
    const formerTicket = await addTicket({ userId: null })
    expect((await addNoteByApi('Nobody to ask.', formerTicket.id)).status).toBe(204)
    expect(await listNotes(formerTicket.id)).toHaveLength(1)
  })

  it('is stored once if sent twice, and again later', async () => {
    await addNoteByApi('Once')
    await addNoteByApi('Once')
    expect(await listMessages()).toEqual(['Once'])
    await addNoteByApi('Once', id, now + 10 * 60 * 1000)
    expect(await listMessages()).toEqual(['Once', 'Once'])
  })

  it('is stored once if another tab stores it meanwhile', async () => {
    const [firstCtx, secondCtx] = [testCtx({ viewer: admin }), testCtx({ viewer: admin })]
    let secondNote: ReturnType<typeof addNote> | undefined
    runAfterReads(firstCtx, () => (secondNote ??= addNote(secondCtx, id, 'Once')))
    await addNote(firstCtx, id, 'Once')
    expect(await listMessages()).toEqual(['Once'])
  })

  it('needs an existing ticket', async () => {
    const { status, error } = await addNoteByApi('Lost', crypto.randomUUID())
    expect([status, error?.message]).toEqual([404, 'Ticket not found'])
    expect(await readTable('support_notes')).toEqual([])
  })

  it('is refused beyond the maximum', async () => {
    const ctx = testCtx({ viewer: admin })
    for (let number = 1; number <= maxNotes; number++) await addNote(ctx, id, `Note ${number}`)
    expect((await addNoteByApi('One more')).error?.message).toBe('A ticket can have up to 100 notes. Delete one first.')
    expect(await listNotes()).toHaveLength(maxNotes)
  })

  it('keeps no name when its author’s account is deleted', async () => {
    await addNoteByApi('Of a former administrator')
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(admin.id).run()
    expect(await readTable('support_notes')).toMatchObject([{ admin_id: null, message: 'Of a former administrator' }])
  })
})

describe('a deleted note', () => {
  it('is removed, and one audit entry names the administrator, without the text', async () => {
    await addNoteByApi('A slip')
    await addNoteByApi('Stays', id, now + 1)
    const [secondNote] = await listNotes()
    for (let attempt = 1; attempt <= 2; attempt++)
      expect((await request('DELETE', `${id}/notes/${secondNote?.id}`)).status).toBe(204)
    expect(await listMessages()).toEqual(['Stays'])
    const auditEvents = await readTable('audit_log')
    expect(auditEvents).toMatchObject([{ action: 'ticket.note.delete', actor_id: admin.id, subject_id: id }])
    expect(JSON.stringify(auditEvents)).not.toContain('A slip')
  })

  it('must belong to this ticket', async () => {
    await addNoteByApi('Stays')
    const [storedNote] = await listNotes()
    const otherTicket = await addTicket()
    await request('DELETE', `${otherTicket.id}/notes/${storedNote?.id}`)
    expect(await listMessages()).toEqual(['Stays'])
    expect(await readTable('audit_log')).toEqual([])
  })
})

const getTicketView = async (ticketId: string) => (await request('GET', ticketId)).body

it('shows the member’s name and address, and neither for a former member', async () => {
  await env.DB.prepare("UPDATE profiles SET full_name = 'Ada Linden' WHERE id = ?").bind(member.id).run()
  expect(await getTicketView(id)).toMatchObject({ ticket: { email: member.email, name: 'Ada Linden' } })
  const formerTicket = await addTicket({ userId: null })
  expect(await getTicketView(formerTicket.id)).toMatchObject({ ticket: { email: null, name: null } })
  const cookies = { session: await addSession(member.id, now) }
  const { body } = await call('GET', `/api/support/tickets/${id}`, { cookies, now })
  expect(JSON.stringify(body)).not.toContain('Ada Linden')
})
