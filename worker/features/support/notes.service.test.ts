import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { notesMax } from '#domain/support/support.rules.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addTicket } from '#worker/testing/community-rows.ts'
import { admin, afterReads, member, testCtx } from '#worker/testing/test-ctx.ts'

import { addNote } from './notes.service.ts'

const { now } = testCtx()

let session = ''
let id = ''
beforeEach(async () => {
  session = await addSession(admin.id, now)
  ;({ id } = await addTicket({ userId: member.id }))
})

const request = (method: string, path: string, body?: unknown, at = now) =>
  call(method, `/api/support/inbox/${path}`, { cookies: { session }, now: at, ...(body !== undefined && { body }) })
const note = (message: string, ticketId = id, at = now) => request('POST', `${ticketId}/notes`, { message }, at)
const notes = async (ticketId = id) =>
  ((await request('GET', ticketId)).body as { ticket: { notes: { id: string; message: string }[] } }).ticket.notes
const messages = async () => (await notes()).map(({ message }) => message)

describe('an internal note', () => {
  it('appears with the ticket for administrators, and changes nothing else', async () => {
    const before = await readTable('support_tickets')
    expect((await note('Asked the grower.')).status).toBe(204)
    expect((await note('  He says 2 g.\r\n ', id, now + 1)).status).toBe(204)
    expect(await notes()).toEqual([
      { id: expect.any(String), message: 'Asked the grower.', createdAt: now },
      { id: expect.any(String), message: 'He says 2 g.', createdAt: now + 1 },
    ])
    expect(await readTable('support_tickets')).toEqual(before)
    expect(await readTable('support_notes')).toMatchObject([{ admin_id: admin.id }, { admin_id: admin.id }])
  })

  it('is never shown to its member: not in the ticket, a notification, a mail or the download', async () => {
    const { ctx } = await note('Seems confused.')
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
      expect((await note(blank)).error?.fields).toEqual({ message: 'Please fill in all required fields' })
    const formerTicket = await addTicket({ userId: null })
    expect((await note('Nobody to ask.', formerTicket.id)).status).toBe(204)
    expect(await notes(formerTicket.id)).toHaveLength(1)
  })

  it('is stored once if sent twice, and again later', async () => {
    await note('Once')
    await note('Once')
    expect(await messages()).toEqual(['Once'])
    await note('Once', id, now + 10 * 60 * 1000)
    expect(await messages()).toEqual(['Once', 'Once'])
  })

  it('is stored once if another tab stores it meanwhile', async () => {
    const [here, elsewhere] = [testCtx({ viewer: admin }), testCtx({ viewer: admin })]
    let first: ReturnType<typeof addNote> | undefined
    afterReads(here, () => (first ??= addNote(elsewhere, id, 'Once')))
    await addNote(here, id, 'Once')
    expect(await messages()).toEqual(['Once'])
  })

  it('needs an existing ticket', async () => {
    const { status, error } = await note('Lost', crypto.randomUUID())
    expect([status, error?.message]).toEqual([404, 'Ticket not found'])
    expect(await readTable('support_notes')).toEqual([])
  })

  it('is refused beyond the maximum', async () => {
    const ctx = testCtx({ viewer: admin })
    for (let number = 1; number <= notesMax; number++) await addNote(ctx, id, `Note ${number}`)
    expect((await note('One more')).error?.message).toBe('A ticket can have up to 100 notes. Delete one first.')
    expect(await notes()).toHaveLength(notesMax)
  })

  it('keeps no name when its author’s account is deleted', async () => {
    await note('Of a former administrator')
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(admin.id).run()
    expect(await readTable('support_notes')).toMatchObject([{ admin_id: null, message: 'Of a former administrator' }])
  })
})

describe('a deleted note', () => {
  it('is gone, and one audit entry says who did it, without its text', async () => {
    await note('A slip')
    await note('Stays', id, now + 1)
    const [first] = await notes()
    for (let time = 1; time <= 2; time++) expect((await request('DELETE', `${id}/notes/${first?.id}`)).status).toBe(204)
    expect(await messages()).toEqual(['Stays'])
    const auditEvents = await readTable('audit_log')
    expect(auditEvents).toMatchObject([{ action: 'ticket.note.delete', actor_id: admin.id, subject_id: id }])
    expect(JSON.stringify(auditEvents)).not.toContain('A slip')
  })

  it('must belong to this ticket', async () => {
    await note('Stays')
    const [stored] = await notes()
    const other = await addTicket()
    await request('DELETE', `${other.id}/notes/${stored?.id}`)
    expect(await messages()).toEqual(['Stays'])
    expect(await readTable('audit_log')).toEqual([])
  })
})

const shown = async (ticketId: string) => (await request('GET', ticketId)).body

it('shows the member’s name and address, and neither for a former member', async () => {
  await env.DB.prepare("UPDATE profiles SET full_name = 'Ada Linden' WHERE id = ?").bind(member.id).run()
  expect(await shown(id)).toMatchObject({ ticket: { email: member.email, name: 'Ada Linden' } })
  const formerTicket = await addTicket({ userId: null })
  expect(await shown(formerTicket.id)).toMatchObject({ ticket: { email: null, name: null } })
  const cookies = { session: await addSession(member.id, now) }
  const { body } = await call('GET', `/api/support/tickets/${id}`, { cookies, now })
  expect(JSON.stringify(body)).not.toContain('Ada Linden')
})
