import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { maxFeedCups } from '#domain/calendar/calendar.schemas.ts'
import { linkPaths } from '#domain/link-paths.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const cup = { uid: 'plan-1-1-morning', day: '2026-11-22', time: '08:00', recipe: 'dusk' }

let cookies = { session: '' }
beforeEach(async () => {
  await addRecipe({ name: 'Dusk; BEGIN:VEVENT', slug: 'dusk' })
  cookies = { session: await addSession(member.id, now) }
})

const create = (cups: object[] = [cup], at = now) => call('POST', '/api/calendar', { cookies, body: { cups }, now: at })
const change = (body: object, session = cookies) => call('PUT', '/api/calendar', { cookies: session, body })
const remove = () => call('DELETE', '/api/calendar', { cookies })
const readToken = ({ body }: Awaited<ReturnType<typeof create>>) => (body as { token: string }).token
const readFeed = async () => (await call('GET', '/api/calendar', { cookies })).body

async function open(token: string) {
  const response = await visit(linkPaths.calendarFeed(token))
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a calendar feed', () => {
  it('has the cups that its member sent, with the names of their recipes', async () => {
    const { status, headers, text } = await open(readToken(await create()))
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual(['private, no-store', 'no-referrer'])
    expect(text).toContain('UID:plan-1-1-morning\r\n')
    expect(text).toContain('DTSTART:20261122T080000\r\n')
    expect(text).toContain('SUMMARY:Time for a cup: Dusk\\; BEGIN:VEVENT\r\n')
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  })

  it('leaves out recipes that are no longer published', async () => {
    const token = readToken(await create([cup, { ...cup, uid: 'other', recipe: 'unknown' }]))
    await env.DB.prepare("UPDATE recipes SET status = 'review'").run()
    expect((await open(token)).text).not.toContain('VEVENT')
  })

  it('is stored by the hash of its address, and gets another address on request', async () => {
    const first = readToken(await create())
    const second = readToken(await create([], now + 5))
    expect(await readTable('calendar_feeds')).toMatchObject([{ token_hash: hashToken(second), cups: '[]' }])
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200])
    expect(await readFeed()).toEqual({ feed: { createdAt: now + 5, updatedAt: now + 5, cupCount: 0 } })
  })

  it('changes its cups only for the browser that created it', async () => {
    const token = readToken(await create())
    expect((await change({ createdAt: now, cups: [{ ...cup, time: '20:00' }] })).status).toBe(204)
    expect((await open(token)).text).toContain('T200000')
    expect((await change({ createdAt: now - 1, cups: [] })).status).toBe(404)
    await addAccount({ id: 'other' })
    expect((await change({ createdAt: now, cups: [] }, { session: await addSession('other', now) })).status).toBe(404)
    expect((await open(token)).text).toContain('T200000')
  })

  it('is unknown once it is deleted, and while its member is suspended', async () => {
    const token = readToken(await create())
    await env.DB.prepare('UPDATE users SET suspended_at = 1 WHERE id = ?').bind(member.id).run()
    expect((await open(token)).status).toBe(404)
    await env.DB.prepare('UPDATE users SET suspended_at = NULL WHERE id = ?').bind(member.id).run()
    const statuses = [await remove(), await remove()].map(({ status }) => status)
    expect(statuses).toEqual([204, 204])
    expect((await open(token)).status).toBe(404)
    expect(await readFeed()).toEqual({ feed: null })
  })

  it.each([
    [{ ...cup, uid: 'a\r\nBEGIN:VEVENT' }],
    [{ ...cup, day: '2026-02-31' }],
    [{ ...cup, time: '24:00' }],
    [{ ...cup, recipe: '../x' }],
    [{ ...cup, title: 'Words of a person' }],
  ])('refuses the cup %j', async (refused) => {
    expect((await create([refused])).status).toBe(400)
  })

  it('has a limited number of cups', async () => {
    const cups = Array.from({ length: maxFeedCups + 1 }, (_, number) => ({ ...cup, uid: `cup-${number}` }))
    expect((await create(cups)).status).toBe(400)
    expect((await create(cups.slice(1))).status).toBe(201)
  })
})
