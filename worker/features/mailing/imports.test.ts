import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import type { ImportRow } from '#domain/mailing/subscribers.schemas.ts'
import { commit } from '#worker/core/commit.ts'
import { runCron } from '#worker/cron.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addSubscriber } from '#worker/testing/subscriber-rows.ts'
import { admin, runAfterReads, testCtx } from '#worker/testing/test-ctx.ts'

import { importPart, startImport } from './imports.service.ts'
import { suppress, suppressDeleted } from './suppressions.service.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000
const adminCtx = () => testCtx({ viewer: admin })
const consent = { source: 'Fair in York', at: now - 100 * day }

const row = (email: string, number = 1, overrides: Partial<ImportRow> = {}): ImportRow => ({
  row: number,
  email,
  firstName: '',
  lastName: '',
  at: null,
  left: false,
  ...overrides,
})
const start = (overrides: Partial<Parameters<typeof startImport>[1]> = {}) =>
  startImport(adminCtx(), { fingerprint: 'f'.repeat(64), rowCount: 1, chunkCount: 3, consent: null, ...overrides })
const importRows = async (rows: ImportRow[], overrides: Parameters<typeof start>[0] = {}) =>
  importPart(adminCtx(), (await start(overrides)).id, 0, rows)

const listStored = async () => (await readTable('mailing_list_subscribers')).map(({ email, status }) => [email, status])

describe('an imported subscriber', () => {
  it('stays unconfirmed, gets no email, and is deleted after thirty days', async () => {
    const { accepted, refused } = await importRows([
      row(' Ada@Example.org ', 2, { firstName: 'Ada', lastName: 'Lovelace' }),
    ])
    expect([accepted, refused]).toEqual([1, []])
    expect(await readTable('mailing_list_subscribers')).toMatchObject([
      { email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace', status: 'unconfirmed', source: 'import' },
    ])
    const cronCtx = testCtx()
    await runCron(cronCtx, '* * * * *')
    expect(cronCtx.sentMails).toEqual([])
    await runCron(Object.assign(testCtx(), { now: now + 31 * day }), '17 3 * * *')
    expect(await listStored()).toEqual([])
  })

  it('is active if consent is stated, which each row stores, and gets no welcome email', async () => {
    await importRows([row('ada@example.org'), row('bea@example.org', 2, { at: now - 5 * day })], { consent })
    expect(await readTable('mailing_list_subscribers')).toMatchObject([
      { status: 'active', consent_source: 'Fair in York', consent_at: consent.at, subscription_date: consent.at },
      { status: 'active', consent_source: 'Fair in York', subscription_date: now - 5 * day },
    ])
    expect(await readTable('audit_log')).toMatchObject([{ action: 'subscriber.import' }])
  })

  it('does not replace anyone who left, bounced, complained or deleted their account', async () => {
    await addSubscriber('left@example.org', { isActive: false, unsubscribedAt: 5 })
    await addSubscriber('bounced@example.org')
    await addSubscriber('active@example.org')
    const ctx = testCtx()
    await commit(ctx, [
      ...suppress(ctx, 'bounced@example.org', 'bounced'),
      ...suppress(ctx, 'complained@example.org', 'complained'),
      ...suppressDeleted(ctx, 'deleted@example.org'),
    ])
    const before = await listStored()
    const names = ['left', 'bounced', 'complained', 'deleted', 'active']
    const { accepted, refused } = await importRows(
      names.map((name, position) => row(`${name}@example.org`, position + 2)),
      { consent },
    )
    expect(accepted).toBe(0)
    expect(refused).toEqual([
      [2, 'unsubscribed'],
      [3, 'suppressed'],
      [4, 'suppressed'],
      [5, 'suppressed'],
      [6, 'subscribed'],
    ])
    expect(await listStored()).toEqual(before)
  })

  it('does not override a change that happens during the import', async () => {
    const ctx = adminCtx()
    const { id } = await start({ consent })
    const other = testCtx()
    let reads = 0
    const lastRead = 4
    runAfterReads(ctx, () => ++reads === lastRead && commit(other, suppress(other, 'ada@example.org', 'bounced')))
    expect(await importPart(ctx, id, 0, [row('ada@example.org')])).toMatchObject({ refused: [] })
    expect(await listStored()).toEqual([])
  })

  it('is reported with its row if it is invalid, appears twice, or is marked as left', async () => {
    const { id } = await start()
    const first = await importPart(adminCtx(), id, 0, [
      row('ada@example.org', 2),
      row('ADA@example.org', 3),
      row('no address', 4),
      row('', 5),
      row('gone@example.org', 6, { left: true }),
    ])
    expect(first.refused).toEqual([
      [3, 'twice'],
      [4, 'address'],
      [5, 'address'],
      [6, 'left'],
    ])
    const second = await importPart(adminCtx(), id, 1, [row('ada@example.org', 502)])
    expect(second.refused).toEqual([[502, 'twice']])
  })

  it('replaces an unconfirmed one only with a stated consent', async () => {
    await addSubscriber('ada@example.org', { isActive: false, confirmedAt: null, firstName: 'Ada' })
    expect((await importRows([row('ada@example.org')])).refused).toEqual([[1, 'waiting']])
    expect((await importRows([row('ada@example.org', 1, { firstName: 'Other' })], { consent })).accepted).toBe(1)
    expect(await readTable('mailing_list_subscribers')).toMatchObject([{ status: 'active', first_name: 'Ada' }])
  })
})

describe('an interrupted import', () => {
  it('continues where it stopped, each part once, and returns the stored result of a repeated part', async () => {
    const { id, done } = await start({ consent })
    expect(done).toEqual([])
    const result = await importPart(adminCtx(), id, 1, [row('ada@example.org', 2), row('x', 3)])
    const again = await start({ consent })
    expect(again).toEqual({ id, done: [result] })
    expect(await importPart(adminCtx(), id, 1, [row('other@example.org')])).toEqual(result)
    expect(await listStored()).toEqual([['ada@example.org', 'active']])
  })

  it('starts again with the same file once all of it is stored', async () => {
    const options = { chunkCount: 1 }
    await importRows([row('ada@example.org')], options)
    await env.DB.prepare('DELETE FROM mailing_list_subscribers').run()
    const again = await start(options)
    expect(again.done).toEqual([])
    expect((await importPart(adminCtx(), again.id, 0, [row('ada@example.org')])).accepted).toBe(1)
  })

  it('stores a part once if it is sent twice at once', async () => {
    const { id } = await start()
    const [one, other] = await Promise.all(
      [0, 0].map((part) => importPart(adminCtx(), id, part, [row('ada@example.org')])),
    )
    expect(one).toEqual(other)
    expect(one?.accepted).toBe(1)
    expect(await readTable('subscriber_import_chunks')).toHaveLength(1)
  })

  it('stores nothing of a part that cannot be stored completely', async () => {
    const { id } = await start()
    await env.DB.prepare(
      `CREATE TRIGGER no_more BEFORE INSERT ON mailing_list_subscribers WHEN new.email LIKE 'bea%' BEGIN SELECT raise(abort, 'no more'); END`,
    ).run()
    try {
      const rows = [row('ada@example.org'), row('bea@example.org', 2)]
      await expect(importPart(adminCtx(), id, 0, rows)).rejects.toThrow('no more')
    } finally {
      await env.DB.prepare('DROP TRIGGER no_more').run()
    }
    expect([await listStored(), await readTable('subscriber_import_chunks')]).toEqual([[], []])
  })

  it('is a new import with another consent, and is refused without a key or with a consent in the future', async () => {
    const { id } = await start()
    expect((await start({ consent })).id).not.toBe(id)
    await expect(start({ consent: { ...consent, at: now + 1 } })).rejects.toMatchObject({ code: 'invalid' })
    const ctx = adminCtx()
    ctx.config = { ...ctx.config, mailingSecret: '' }
    const request = { fingerprint: 'e'.repeat(64), rowCount: 1, chunkCount: 1, consent: null }
    await expect(startImport(ctx, request)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('refuses a part beyond its end, and an unknown import', async () => {
    const { id } = await start()
    await expect(importPart(adminCtx(), id, 3, [row('ada@example.org')])).rejects.toMatchObject({ code: 'not_found' })
    await expect(importPart(adminCtx(), crypto.randomUUID(), 0, [row('a@b.org')])).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
