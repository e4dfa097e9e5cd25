import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { entriesPerPage } from '#domain/security/security-filters.ts'
import type { AuditPage, PolicyReportPage, SecurityEventPage, SessionCounts } from '#domain/security/security.types.ts'
import { addAccount, addSession } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000
const otherAdmin = '30000000-0000-4000-8000-000000000000'

let session = ''
beforeEach(async () => void (session = await addSession(admin.id, now)))

const request = (path: string) => call('GET', `/api/security/${path}`, { cookies: { session }, now })

/** Adds three kinds of audit entries by two accounts and a deleted one. Some have the same time. */
async function addAuditEvents(count: number) {
  await addAccount({ id: otherAdmin, email: 'former@herbs.test' })
  await env.DB.prepare(
    `INSERT INTO audit_log (id, at, actor_id, action, subject_kind, subject_id, before, after)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     SELECT printf('act-%05d', i), ?2 - (i / 3) * 3600000, CASE i % 4 WHEN 0 THEN NULL WHEN 1 THEN ?4 ELSE ?3 END,
       'category.edit', CASE i % 3 WHEN 0 THEN 'category' WHEN 1 THEN 'post' ELSE 'account' END, ?5, '{"name":"=1+1"}', '{"name":"Mugs"}' FROM n`,
  )
    .bind(count, now, admin.id, otherAdmin, member.id)
    .run()
}

const isListQuery = ({ sql }: { sql: string }) =>
  sql.includes('order by "audit_log"') || sql.includes('order by "security_events"')

describe('the audit log', () => {
  it('shows who did what to whom, with the previous state', async () => {
    await addAuditEvents(3)
    const { entries } = (await request('audit')).body as AuditPage
    expect(entries.map(({ id }) => id)).toEqual(['act-00002', 'act-00001', 'act-00003'])
    expect(entries[1]).toMatchObject({ actorEmail: 'former@herbs.test', subjectKind: 'post', before: { name: '=1+1' } })
    expect(entries[0]).toMatchObject({ actorEmail: admin.email, subjectEmail: member.email, after: { name: 'Mugs' } })
  })

  it.each([
    '',
    'kind=post',
    `actor=${admin.id}`,
    'actor=gone',
    `kind=account&actor=${otherAdmin}`,
    'from=2026-11-10&to=2026-11-18',
    'kind=category&from=2026-11-01',
  ])('with the filters “%s” continues until everything was shown once, and reads three extra rows', async (query) => {
    await addAuditEvents(900)
    const seenIds: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body, ctx } = await request(`audit?${query}${next && `&after=${next}`}`)
      const page = body as AuditPage
      const listing = ctx.recording.executed.find(isListQuery)
      expect((listing?.rowsRead ?? 99) - (listing?.rowsReturned ?? 0)).toBeLessThanOrEqual(3)
      seenIds.push(...page.entries.map(({ id }) => id))
      next = page.next
    }
    const params = new URLSearchParams(query)
    const { results } = await env.DB.prepare(
      `SELECT id FROM audit_log WHERE (?1 IS NULL OR subject_kind = ?1)
         AND (?2 IS NULL OR actor_id IS CASE ?2 WHEN 'gone' THEN NULL ELSE ?2 END)
         AND at >= ?3 AND at < ?4 ORDER BY at DESC, id DESC`,
    )
      .bind(
        params.get('kind'),
        params.get('actor'),
        Date.parse(params.get('from') ?? '1970-01-01'),
        Date.parse(params.get('to') ?? '2030-01-01') + day,
      )
      .all()
    expect(seenIds.length).toBeGreaterThan(entriesPerPage)
    expect(seenIds).toEqual(results.map(({ id }) => id))
  })

  it('refuses meaningless filters', async () => {
    for (const query of ['actor=me', 'from=soon', 'after=abc', 'kind=A%20B'])
      expect((await request(`audit?${query}`)).status).toBe(400)
  })

  it('is exported as CSV without formulas', async () => {
    await addAuditEvents(4)
    await env.DB.prepare(`UPDATE audit_log SET subject_id = '=HYPERLINK("https://evil.example")', before = NULL`).run()
    const { csv } = (await request('audit/export?kind=post')).body as { csv: string }
    const [headerLine, ...lines] = csv.trimEnd().split('\r\n')
    expect(headerLine).toBe('\uFEFFTime,Administrator,Action,Type,ID,Before,After')
    expect(lines).toHaveLength(2)
    expect(lines.join('\n')).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(lines.join('\n')).toContain('former administrator')
    expect(lines.join('\n')).toContain('Edited a forum category')
  })
})

describe('failed attempts', () => {
  it('are listed with account and network, by kind and time', async () => {
    const insert = `INSERT INTO security_events (id, at, kind, user_id, network, detail)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
      SELECT printf('event-%03d', i), ?1 - i / 2, CASE i % 2 WHEN 0 THEN 'limit' ELSE 'failed-sign-in' END,
        CASE i % 2 WHEN 1 THEN ?2 END, 'abc', CASE i % 2 WHEN 0 THEN 'sign-in' END FROM n`
    await env.DB.prepare(insert).bind(now, member.id).run()
    const { body, ctx } = await request('events?kind=failed-sign-in')
    const { events, next } = body as SecurityEventPage
    expect(events).toHaveLength(entriesPerPage)
    expect(events[0]).toMatchObject({ kind: 'failed-sign-in', email: member.email, userId: member.id, network: 'abc' })
    const listing = ctx.recording.executed.find(isListQuery)
    expect((listing?.rowsRead ?? 99) - (listing?.rowsReturned ?? 0)).toBeLessThanOrEqual(3)
    const nextPage = (await request(`events?kind=failed-sign-in&after=${next}`)).body as SecurityEventPage
    expect(new Set([...events, ...nextPage.events].map(({ id }) => id)).size).toBe(2 * entriesPerPage)
    const limits = (await request('events?kind=limit&from=2026-11-21')).body as SecurityEventPage
    expect(limits.events[0]).toMatchObject({ kind: 'limit', email: null, detail: 'sign-in' })
    expect(((await request('events?to=2026-11-20')).body as SecurityEventPage).events).toEqual([])
  })
})

// Each use extends the administrator's own session.
it('counts active sessions, up to a maximum', async () => {
  const month = 30 * day
  await addSession(member.id, now, { usedAt: now - 2 * day, expiresAt: now - 2 * day + month })
  await addSession(member.id, now, { expiresAt: now + month })
  await addSession(member.id, now, { expiresAt: now - 1 })
  expect((await request('sessions')).body).toEqual({ open: 3, recentlyUsed: 2, max: 1000 } satisfies SessionCounts)
})

it('lists content that browsers blocked, newest day first', async () => {
  const insert = `INSERT INTO policy_reports (day, directive, host, reports)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
    SELECT printf('2026-11-%02d', 1 + i % 20), 'img-src', printf('host%02d.example', i), i FROM n`
  await env.DB.prepare(insert).run()
  const first = (await request('reports')).body as PolicyReportPage
  expect(first.reports[0]).toEqual({ day: '2026-11-20', directive: 'img-src', host: 'host39.example', reports: 39 })
  const rest = (await request(`reports?after=${encodeURIComponent(first.next ?? '')}`)).body as PolicyReportPage
  expect([rest.next, first.reports.length + rest.reports.length]).toEqual([null, 50])
  expect(new Set([...first.reports, ...rest.reports].map(({ host }) => host)).size).toBe(50)
})
