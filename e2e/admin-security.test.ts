import { readFile } from 'node:fs/promises'

import { beforeEach, describe, expect, it } from 'vitest'

import { findViolations } from './axe.ts'
import { openJourney } from './journey.ts'
import {
  addMember,
  adminEmail,
  addSession,
  longAgo,
  type Member,
  openAs,
  type OpenOptions,
  reauthenticate,
} from './member.ts'
import { emptyTables, toast } from './site.ts'

const { site, browser } = await openJourney()

let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'users', 'audit_log', 'security_events', 'policy_reports')
  admin = await addMember(site, 'b0000000-0000-4000-8000-00000000000b', adminEmail)
})

const open = (path: string, options?: OpenOptions) => openAs({ site, browser }, admin, path, options)

const addAuditEntry = (id: string, action: string, kind: string, before: string | null, after: string | null) =>
  site.db
    .prepare(
      'INSERT INTO audit_log (id, at, actor_id, action, subject_kind, subject_id, before, after) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .bind(id, Date.UTC(2026, 10, 20, 12), id === 'gone' ? null : admin.id, action, kind, '=1+1', before, after)
    .run()

/** More than the 30 entries of a page. */
const entryCount = 40
const countErrors = (shown: readonly string[]) => [shown.length - entryCount, new Set(shown).size - entryCount]

describe('the security page', () => {
  it('shows and filters the audit log, and exports it as CSV without formulas that could run', async () => {
    await addAuditEntry('one', 'category.edit', 'category', '{"name":"Cups"}', '{"name":"Mugs"}')
    await addAuditEntry('gone', 'post.moderate', 'post', null, '{"status":"hidden"}')
    const { page, pageErrors } = await open('/admin/security', { reauthenticatedAt: longAgo(), width: 390 })
    await page.getByText('Edited a forum category').waitFor()
    await page.getByText('Former administrator').waitFor()
    await page.getByLabel('About').selectOption('Forum category')
    await page.waitForURL(/kind=category$/)
    await expect.poll(() => page.locator('ol > li').count()).toBe(1)
    await page.getByText('What changed').click()
    await page.locator('del', { hasText: 'Cups' }).waitFor()
    await page.locator('ins', { hasText: 'Mugs' }).waitFor()
    expect(await findViolations(page, 'audit log')).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    await reauthenticate(page)
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^herbal-remedies-audit-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(`Edited a forum category,Forum category,'=1+1,`)
    expect(text).not.toContain('Moderated')
    await page.getByLabel('From').fill('2026-11-21')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('No matching entries.').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('loads more actions, attempts and reports without gaps or repeats', async () => {
    const numbers = Array.from({ length: entryCount }, (_, number) => number)
    const addEvent = site.db.prepare(
      "INSERT INTO security_events (id, at, kind, network) VALUES (?, ?, 'failed-sign-in', ?)",
    )
    const addReport = site.db.prepare(
      "INSERT INTO policy_reports (day, directive, host, reports) VALUES ('2026-11-20', 'img-src', ?, 1)",
    )
    await site.db.batch([
      ...numbers.map((number) =>
        addEvent.bind(`event-${number}`, Date.now() - number * 1000, `${10_000_000 + number}`),
      ),
      ...numbers.map((number) => addReport.bind(`host-${number}.example`)),
    ])
    for (const number of numbers)
      await addAuditEntry(`act-${number}`, 'category.edit', 'category', null, `{"name":"Cups ${number}"}`)
    const { page, pageErrors } = await open('/admin/security')
    const lists = [
      ['audit', 'ol > li'],
      ['attempts', '.records > li'],
      ['reports', '.record-table tbody tr'],
    ] as const
    for (const [view, lines] of lists) {
      await page.goto(`${site.address}/admin/security?view=${view}`)
      const shown = () => page.locator(lines).allInnerTexts()
      await expect.poll(shown).toHaveLength(30)
      const first = await shown()
      await page.getByRole('link', { name: 'Show more' }).click()
      await expect.poll(async () => countErrors(await shown())).toEqual([0, 0])
      expect((await shown()).slice(0, 30)).toEqual(first)
      await expect
        .poll(() =>
          page
            .locator(lines)
            .nth(30)
            .evaluate((line) => line === document.activeElement),
        )
        .toBe(true)
    }
    expect(pageErrors).toEqual([])
  })

  it('shows failed sign-ins, and ends sessions', async () => {
    const signIn = { email: admin.email, password: 'a wrong one' }
    const { page, pageErrors } = await open('/admin/security?view=attempts', { dark: true })
    await page.getByText('No matching events.').waitFor()
    await page.evaluate(async (body) => {
      await fetch('/api/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    }, signIn)
    await page.getByLabel('Type').selectOption('Wrong password')
    await page.locator('.records').getByText('Wrong password').waitFor()
    await page.locator('.records').getByRole('link', { name: admin.email }).waitFor()
    await addSession(site, admin, { device: 'Safari on macOS' })
    await page.getByRole('link', { name: 'Sessions' }).click()
    await page.getByRole('button', { name: 'Sign out Safari on macOS' }).click()
    await toast(page, 'Signed out on that device')
    expect(await findViolations(page, 'sessions')).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('lists policy reports by directive and host only, and tells browsers where to send them', async () => {
    const { page, pageErrors } = await open('/admin/security?view=reports')
    await page.getByText('No reports yet.').waitFor()
    const homePage = await page.request.get(site.address)
    expect(homePage.headers()['content-security-policy']).toContain('report-uri /api/policy-reports; report-to policy')
    expect(homePage.headers()['reporting-endpoints']).toBe('policy="/api/policy-reports"')
    const body = { effectiveDirective: 'img-src', blockedURL: 'https://tracker.example/ada.png' }
    const sent = await page.request.post(`${site.address}/api/policy-reports`, {
      headers: { 'Content-Type': 'application/reports+json' },
      data: JSON.stringify([{ type: 'csp-violation', url: `${site.address}/profile?ada`, body }]),
    })
    expect(sent.status()).toBe(204)
    await page.reload()
    await page.getByRole('cell', { name: 'tracker.example' }).waitFor()
    expect(await page.locator('.record-table').innerText()).not.toContain('ada')
    expect(pageErrors).toEqual([])
  })
})
