import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { button, field, link, nameMember, rowsOf, storePost, storeReply } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, type Member, openAs, signInAs } from './member.ts'
import { emptyTables, toast } from './site.ts'

const { site, browser } = await openJourney()

let ada: Member
let ben: Member
let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'forum_posts', 'users')
  ada = await addMember(site, 'ada')
  ben = await addMember(site, 'ben')
  admin = await addMember(site, 'admin', adminEmail)
  await nameMember(site, ben.id, 'Ben M.')
})

const moderate = async (page: Page, action: string) => {
  await button(page, 'Moderate this post').click()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
}

describe('the administrator', () => {
  it('pins, locks and moves a post', async () => {
    const { path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    const { page, pageErrors } = await openAs({ site, browser }, admin, path)
    await moderate(page, 'Pin')
    await toast(page, 'Post pinned')
    await page.locator('.post-badge', { hasText: 'Pinned' }).waitFor()
    await moderate(page, 'Lock')
    await toast(page, 'Post locked')
    await page.getByText('but you can’t reply').waitFor()
    expect(await button(page, 'Write a reply').count()).toBe(0)
    await button(page, 'Moderate this post').click()
    await page.getByLabel('Move to').selectOption({ label: 'Brewing & Tools' })
    await button(page, 'Move').click()
    await toast(page, 'Post moved')
    await link(page, 'Brewing & Tools').click()
    await page.getByRole('list', { name: 'Pinned posts' }).getByText('Linden').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('hides a post and deletes a reply after confirmation', async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    await storeReply(site, id, 'Buy this.')
    const { page } = await openAs({ site, browser }, admin, path)
    await button(page, 'Moderate this reply by a former member').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog', { name: 'Delete this permanently?' }).getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Reply deleted')
    await page.getByText('Buy this.').waitFor({ state: 'detached' })
    await moderate(page, 'Hide')
    await page.getByRole('dialog', { name: 'Hide this?' }).getByRole('button', { name: 'Hide' }).click()
    await toast(page, 'Post hidden')
    await page.waitForURL('**/community')
    expect((await page.goto(site.address + path))?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Post not found' }).waitFor()
    await page.goto(`${site.address}/admin/moderation`)
    await button(page, 'Show again').click()
    await toast(page, 'Post shown')
    expect((await fetch(site.address + path)).status).toBe(200)
  })

  it('suspends the author of a text, and lifts the suspension', async () => {
    const carl = await addMember(site, crypto.randomUUID(), 'carl@example.org')
    const { path } = await storePost(site, { title: 'Linden', userId: carl.id, authorName: 'Carl S.' })
    const { page, pageErrors } = await openAs({ site, browser }, admin, path)
    await moderate(page, 'Suspend Carl S.')
    await page.getByRole('dialog', { name: 'Suspend the author?' }).getByRole('button', { name: 'Suspend' }).click()
    await toast(page, 'Account suspended')
    const carlTab = await openAs({ site, browser }, carl, path)
    await button(carlTab.page, 'Sign In').waitFor()
    await page.goto(`${site.address}/admin/moderation`)
    await page.getByRole('region', { name: 'Suspended accounts' }).getByText('carl@example.org').waitFor()
    await button(page, 'Lift suspension').click()
    await toast(page, 'Suspension lifted')
    await page.waitForFunction(() =>
      document.activeElement?.textContent.startsWith('Posts and replies waiting for review'),
    )
    await signInAs(site, carlTab.page, carl)
    await carlTab.page.reload()
    await button(carlTab.page, 'Edit this post').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('sees the reports of a text, and settles them', async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    for (const reason of ['It sells.', 'It is rude.'])
      await site.db
        .prepare('INSERT INTO forum_reports (id, user_id, post_id, reason, created_at) VALUES (?, ?, ?, ?, 1)')
        .bind(crypto.randomUUID(), reason === 'It sells.' ? ada.id : admin.id, id, reason)
        .run()
    const { page, pageErrors } = await openAs({ site, browser }, admin, '/admin/moderation')
    await page.getByText('It sells.').waitFor()
    await page.getByText('It is rude.').waitFor()
    expect(await button(page, 'Hide').count()).toBe(1)
    await button(page, 'Hide').click()
    await toast(page, 'Post hidden')
    expect((await fetch(site.address + path)).status).toBe(404)
    await page.getByText('You’re all caught up.').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('gets a notification of a report, and sees further reports arrive', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page, pageErrors } = await openAs({ site, browser }, admin, '/about')
    const report = async (who: Member, reason: string) => {
      const { page: reporterPage } = await openAs({ site, browser }, who, path)
      await button(reporterPage, 'Report this post').click()
      await field(reporterPage, 'What is the problem?').fill(reason)
      await reporterPage.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click()
      await toast(reporterPage, 'Thank you. We’ll look at your report.')
    }
    await report(ben, 'It sells something.')
    await button(page, 'Notifications, 1 unread').click()
    await page.getByRole('region', { name: 'Notifications' }).getByText('Moderation needed').click()
    await page.getByText('It sells something.').waitFor()
    await button(page, 'Notifications').waitFor()
    await report(ada, 'It is rude.')
    await page.getByText('It is rude.').waitFor()
    await expect.poll(() => rowsOf(site, 'SELECT id FROM user_notifications WHERE read = 0')).toEqual([])
    expect(pageErrors).toEqual([])
  })
})
