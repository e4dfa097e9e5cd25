import { describe, expect, it } from 'vitest'

import { maxViolationsPerDay } from '#domain/security/policy-reports.rules.ts'
import { runCron } from '#worker/cron.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000

type ReportRequest = { body: unknown; type?: string; network?: string; origin?: string }

async function send({ body, type = 'application/reports+json', network = '203.0.113.7', origin }: ReportRequest) {
  const ctx = Object.assign(testCtx(), { networkAddress: network })
  const headers = new Headers({ 'Content-Type': type, ...(origin !== undefined && { Origin: origin }) })
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await visit('/api/policy-reports', { method: 'POST', headers, body: text }, ctx)
  await ctx.settle()
  return response.status
}

const report = (host: string, directive = 'img-src') => ({
  type: 'csp-violation',
  url: 'https://herbs.test/profile?ada',
  user_agent: 'Ada’s browser',
  body: { effectiveDirective: directive, blockedURL: `https://${host}/ada.png`, sample: 'ada' },
})

describe('a report from a browser', () => {
  it('is counted only by day, directive and host, in both formats and from anywhere', async () => {
    expect(
      await send({ body: [report('evil.example'), report('evil.example'), report('b.example', 'font-src')] }),
    ).toBe(204)
    const cspReport = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/x' } }
    expect(await send({ body: cspReport, type: 'application/csp-report', origin: 'null' })).toBe(204)
    expect(await readTable('policy_reports')).toEqual([
      { day: '2026-11-21', directive: 'img-src', host: 'evil.example', reports: 3 },
      { day: '2026-11-21', directive: 'font-src', host: 'b.example', reports: 1 },
    ])
    const tables = await Promise.all(['security_events', 'audit_log', 'rate_limits'].map(readTable))
    expect(JSON.stringify(tables)).not.toMatch(/ada|profile/i)
  })

  it.each([
    ['a body of another type', { body: [report('a.example')], type: 'application/json' }, 400],
    ['an unreadable body', { body: '{"csp-report"', type: 'application/csp-report' }, 400],
    ['a body of 17 kB', { body: [{ ...report('a.example'), url: 'x'.repeat(17 * 1024) }] }, 413],
    ['a body that is not a violation', { body: [{ type: 'deprecation', body: {} }] }, 204],
  ])('%s is not counted', async (_, request, status) => {
    expect(await send(request)).toBe(status)
    expect(await readTable('policy_reports')).toEqual([])
  })

  it('is accepted thirty times an hour from one network', async () => {
    for (let time = 0; time < 30; time++) expect(await send({ body: [report('a.example')] })).toBe(204)
    for (let time = 0; time < 2; time++) expect(await send({ body: [report('a.example')] })).toBe(429)
    expect(await send({ body: [report('a.example')], network: '198.51.100.4' })).toBe(204)
    expect(await readTable('policy_reports')).toMatchObject([{ reports: 31 }])
    expect(await readTable('security_events')).toMatchObject([{ kind: 'limit', detail: 'policy-report' }])
  })

  it('adds a limited number of rows per day: further hosts are counted as other', async () => {
    const hosts = Array.from({ length: maxViolationsPerDay + 40 }, (_, at) => `h${at}.example`)
    for (let at = 0; at < hosts.length; at += 20)
      await send({ body: hosts.slice(at, at + 20).map((host) => report(host)), network: `198.51.100.${at}` })
    const rows = await readTable('policy_reports')
    expect(rows).toHaveLength(maxViolationsPerDay + 1)
    expect(rows.at(-1)).toMatchObject({ host: 'other', reports: 40 })
    await send({ body: [report('h0.example')], network: '192.0.2.1' })
    expect((await readTable('policy_reports'))[0]).toMatchObject({ host: 'h0.example', reports: 2 })
  })

  it('is stored for 180 days', async () => {
    await send({ body: [report('a.example')] })
    await runCron(Object.assign(testCtx(), { now: now + 180 * day }), '17 3 * * *')
    expect(await readTable('policy_reports')).toHaveLength(1)
    await runCron(Object.assign(testCtx(), { now: now + 181 * day }), '17 3 * * *')
    expect(await readTable('policy_reports')).toEqual([])
  })
})
