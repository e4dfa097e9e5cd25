import { beforeEach, describe, expect, it } from 'vitest'

import { hourMs } from '#domain/durations.ts'
import { paths } from '#domain/paths.ts'

import { findViolations } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, openAs } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { emptyTables, openPage, type PageOptions } from './site.ts'

const { site, browser } = await openJourney()
const admin = await addMember(site, 'admin', adminEmail)
beforeEach(() => emptyTables(site, 'job_runs', 'error_hours', 'dead_jobs'))

const open = (path: string, options?: PageOptions) => openAs({ site, browser }, admin, path, options)

const requestId = '6b98fdcc-e599-4b7f-9dcd-8f6500d4a8f8'

const addError = (event: string, count: number, lastAt: number) =>
  site.db
    .prepare('INSERT INTO error_hours (hour, event, count, last_at, last_request) VALUES (?, ?, ?, ?, ?)')
    .bind(lastAt - (lastAt % hourMs), event, count, lastAt, requestId)
    .run()

describe('the status page', () => {
  it('is linked from Security, and works before and after the first job', async () => {
    const { page, pageErrors } = await open(paths.adminSecurity)
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
    expect(pageErrors).toEqual([])
  })

  it('passes axe and fits on a phone and a desktop in both schemes', async () => {
    await site.runJobs('* * * * *')
    for (const width of [320, 1280])
      for (const dark of [false, true]) {
        const { page } = await open(paths.adminStatus, { width, dark })
        await page.getByRole('heading', { level: 2, name: 'Last run of each job' }).waitFor()
        expect(await findViolations(page, `${width}, dark ${dark}`)).toEqual([])
        expect(await contentWidth(page)).toBe(width)
        await page.context().close()
      }
  })
})

describe('the health check', () => {
  it('reports the health of the site to outside monitoring', async () => {
    const { page } = await openPage(browser)
    const live = await page.request.get(`${site.address}/health/live`)
    expect([live.status(), await live.json()]).toMatchObject([200, { worker: 'up' }])
    await site.runJobs('* * * * *')
    const ready = await page.request.get(`${site.address}/health`)
    expect([ready.status(), await ready.json()]).toMatchObject([200, { database: 'up', jobs: 'on time' }])
  })
})
