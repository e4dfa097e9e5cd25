import { beforeEach, describe, expect, it } from 'vitest'

import { hourMs } from '#domain/durations.ts'
import { paths } from '#domain/paths.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, openAs } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { emptyTables } from './site.ts'

const { site, browser } = await openJourney()
const admin = await addMember(site, 'admin', adminEmail)
beforeEach(() => emptyTables(site, 'job_runs', 'error_hours', 'dead_jobs'))

const requestId = '6b98fdcc-e599-4b7f-9dcd-8f6500d4a8f8'

const addError = (event: string, count: number, lastAt: number) =>
  site.db
    .prepare('INSERT INTO error_hours (hour, event, count, last_at, last_request) VALUES (?, ?, ?, ?, ?)')
    .bind(lastAt - (lastAt % hourMs), event, count, lastAt, requestId)
    .run()

describe('the status page', () => {
  it('is linked from Security, works before and after the first job, passes axe, and fits on a phone and a desktop', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, admin, paths.adminSecurity)
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Status' }).click()
    await page.getByRole('heading', { level: 1, name: 'Status' }).waitFor()
    await page.getByText('No jobs have run yet').first().waitFor()
    await page.getByText('None in the last 24 hours.').waitFor()
    await page.getByText('None in the last 30 days.').waitFor()
    await site.runJobs('* * * * *')
    await addError('mail_failed', 3, Date.now() - 5000)
    await site.db
      .prepare('INSERT INTO dead_jobs (id, at, job, subject) VALUES (?, ?, ?, ?)')
      .bind('dead', Date.now(), 'campaign-batch', 'c-1')
      .run()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('3 errors in the last 24 hours').waitFor()
    await page.getByRole('cell', { name: requestId }).waitFor()
    await page.getByRole('cell', { name: 'Herbi Bot every minute' }).waitFor()
    await page.getByText('On time').waitFor()
    await page.getByText('Campaign batch', { exact: true }).waitFor()
    expect(await findViolationsInAppearances(page, 'status')).toEqual([])
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await contentWidth(page)).toBe(width)
    }
    expect(pageErrors).toEqual([])
  })
})

describe('the health check', () => {
  it('reports the health of the site to outside monitoring', async () => {
    const live = await fetch(`${site.address}/health/live`)
    expect([live.status, await live.json()]).toMatchObject([200, { worker: 'up' }])
    await site.runJobs('* * * * *')
    const ready = await fetch(`${site.address}/health`)
    expect([ready.status, await ready.json()]).toMatchObject([200, { database: 'up', jobs: 'on time' }])
  })
})
