import { beforeEach, describe, expect, it } from 'vitest'

import { type CannedReply, maxCannedReplies } from '#domain/support/canned-replies.rules.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addTicket } from '#worker/testing/community-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { createCannedReply } from './canned-replies.service.ts'

const { now } = testCtx()

let session = ''
beforeEach(async () => void (session = await addSession(admin.id, now)))

const request = (method: string, path = '', body?: unknown) =>
  call(method, `/api/support/canned-replies${path}`, { cookies: { session }, now, ...(body !== undefined && { body }) })
const listReplies = async () => ((await request('GET')).body as { cannedReplies: CannedReply[] }).cannedReplies
const listTitles = async () => (await listReplies()).map(({ title }) => title)
const readAuditActions = async () => (await readTable('audit_log')).map(({ action }) => action)
const addReply = async (title: string, message = 'Hello {{name}},') =>
  ((await request('POST', '', { title, message })).body as { cannedReply: { id: string } }).cannedReply.id

describe('canned replies', () => {
  it('are stored, and listed by title as written', async () => {
    await addReply('Thank you')
    const { status } = await request('POST', '', { title: ' Late  answer ', message: 'Sorry, {{name}}.\r\nSoon. ' })
    expect(status).toBe(201)
    expect(await listReplies()).toMatchObject([
      { title: 'Late answer', message: 'Sorry, {{name}}.\nSoon.' },
      { title: 'Thank you', message: 'Hello {{name}},' },
    ])
    expect(await readAuditActions()).toEqual(['canned-reply.create', 'canned-reply.create'])
  })

  it('are read with a ticket in one round trip', async () => {
    await addReply('Thank you')
    const { id } = await addTicket()
    const ctx = testCtx({ viewer: admin })
    const response: Response = await visit(`/api/support/inbox/${id}`, {}, ctx)
    expect(await response.json()).toMatchObject({ ticket: { id }, cannedReplies: [{ title: 'Thank you' }] })
    expect(ctx.recording.roundTrips).toBe(1)
  })

  it('need unique titles and a text', async () => {
    const id = await addReply('Thank you')
    await addReply('Late answer')
    const titleError = { title: 'Another reply already has this title' }
    expect((await request('POST', '', { title: 'thank YOU', message: 'Again' })).error?.fields).toEqual(titleError)
    expect((await request('PUT', `/${id}`, { title: 'late answer', message: 'Again' })).error?.fields).toEqual(
      titleError,
    )
    const { error } = await request('POST', '', { title: ' ', message: '\u200B' })
    expect(Object.keys(error?.fields ?? {})).toEqual(['title', 'message'])
    expect(await listTitles()).toEqual(['Late answer', 'Thank you'])
  })

  it('are limited in number', async () => {
    const ctx = testCtx({ viewer: admin })
    for (let number = 1; number <= maxCannedReplies; number++)
      await createCannedReply(ctx, { title: `Reply ${number}`, message: 'Hello' })
    const { status, error } = await request('POST', '', { title: 'One more', message: 'Hello' })
    expect([status, error?.message]).toEqual([409, 'You can have up to 100 canned replies. Delete one first.'])
    expect(await listReplies()).toHaveLength(maxCannedReplies)
  })
})

describe('a canned reply', () => {
  it('can be edited, also under its own title, and the old text is logged', async () => {
    const id = await addReply('Thank you')
    expect((await request('PUT', `/${id}`, { title: 'Thank You', message: 'Hello' })).status).toBe(204)
    expect(await listReplies()).toEqual([{ id, title: 'Thank You', message: 'Hello' }])
    const [, entry] = await readTable('audit_log')
    expect(entry).toMatchObject({
      action: 'canned-reply.edit',
      subject_id: id,
      before: JSON.stringify({ title: 'Thank you', message: 'Hello {{name}},' }),
    })
  })

  it('is deleted once', async () => {
    const id = await addReply('Thank you')
    await addReply('Stays')
    for (let attempt = 1; attempt <= 2; attempt++) expect((await request('DELETE', `/${id}`)).status).toBe(204)
    expect(await listTitles()).toEqual(['Stays'])
    expect((await readAuditActions()).filter((action) => action === 'canned-reply.delete')).toHaveLength(1)
  })

  it('is not found if it does not exist', async () => {
    const { status, error } = await request('PUT', `/${crypto.randomUUID()}`, { title: 'Lost', message: 'Hello' })
    expect([status, error?.message]).toEqual([404, 'Canned reply not found'])
    expect(await readAuditActions()).toEqual([])
  })
})
