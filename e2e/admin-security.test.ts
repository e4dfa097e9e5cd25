import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
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
const numbers = Array.from({ length: entryCount }, (_, number) => number)

async function addManyEntries(): Promise<void> {
  const addEvent = site.db.prepare(
    "INSERT INTO security_events (id, at, kind, network) VALUES (?, ?, 'failed-sign-in', ?)",
  )
  const addReport = site.db.prepare(
    "INSERT INTO policy_reports (day, directive, host, reports) VALUES ('2026-11-20', 'img-src', ?, 1)",
  )
  await site.db.batch([
    site.db.prepare('DELETE FROM audit_log'),
    site.db.prepare('DELETE FROM security_events'),
    ...numbers.map((number) => addEvent.bind(`event-${number}`, Date.now() - number * 1000, `${10_000_000 + number}`)),
    ...numbers.map((number) => addReport.bind(`host-${number}.example`)),
  ])
  for (const number of numbers)
    await addAuditEntry(`act-${number}`, 'category.edit', 'category', null, `{"name":"Cups ${number}"}`)
}

/** Loads the rest of the list. Returns how many lines are too many, and how many different ones. */
async function showMore(page: Page, view: string, lines: string): Promise<number[]> {
  await page.getByRole('link', { name: view }).click()
  const readLines = () => page.locator(lines).allInnerTexts()
  await expect.poll(readLines).toHaveLength(30)
  const first = await readLines()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(readLines).toHaveLength(entryCount)
  const all = await readLines()
  expect(all.slice(0, 30)).toEqual(first)
  const firstAdded = page.locator(lines).nth(30)
  await expect.poll(() => firstAdded.evaluate((line) => line === document.activeElement)).toBe(true)
  return [all.length - entryCount, new Set(all).size - entryCount]
}

describe('the security page', () => {
  it('shows and filters the audit log, exports it as CSV without formulas that could run, and loads more of each list', async () => {
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

    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByText('Former administrator').waitFor()
    await addManyEntries()
    for (const [view, lines] of [
      ['Audit log', 'ol > li'],
      ['Sign-ins and limits', '.records > li'],
      ['Content reports', '.record-table tbody tr'],
    ] as const)
      expect(await showMore(page, view, lines)).toEqual([0, 0])
    expect(pageErrors).toEqual([])
  })

  it('shows failed sign-ins, ends sessions, and lists policy reports by directive and host only', async () => {
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
    await page.getByLabel('Type').selectOption('Failed sign-in')
    await page.locator('.records').getByText('Failed sign-in').waitFor()
    await page.locator('.records').getByRole('link', { name: admin.email }).waitFor()
    await addSession(site, admin, { device: 'Safari on macOS' })
    await page.getByRole('link', { name: 'Sessions' }).click()
    await page.getByRole('button', { name: 'Sign out Safari on macOS' }).click()
    await toast(page, 'Signed out on that device')
    expect(await findViolations(page, 'sessions')).toEqual([])

    const homePage = await page.request.get(site.address)
    expect(homePage.headers()['content-security-policy']).toContain('report-uri /api/policy-reports; report-to policy')
    expect(homePage.headers()['reporting-endpoints']).toBe('policy="/api/policy-reports"')
    const body = { effectiveDirective: 'img-src', blockedURL: 'https://tracker.example/ada.png' }
    const sent = await page.request.post(`${site.address}/api/policy-reports`, {
      headers: { 'Content-Type': 'application/reports+json' },
      data: JSON.stringify([{ type: 'csp-violation', url: `${site.address}/profile?ada`, body }]),
    })
    expect(sent.status()).toBe(204)
    await page.getByRole('link', { name: 'Content reports' }).click()
    await page.getByRole('cell', { name: 'tracker.example' }).waitFor()
    expect(await page.locator('.record-table').innerText()).not.toContain('ada')
    expect(pageErrors).toEqual([])
  })
})
