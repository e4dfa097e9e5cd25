import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { button, nameMember, rowsOf, storePost, storeReply } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, addSession, type Member, openAs, signInAs } from './member.ts'
import { openPage, toast } from './site.ts'

const { site, browser } = await openJourney()
const ada = await addMember(site, 'ada')
const ben = await addMember(site, 'ben')
const admin = await addMember(site, 'admin', adminEmail)
await nameMember(site, ben.id, 'Ben M.')

const moderate = async (page: Page, action: string) => {
  await button(page, 'Moderate this post').click()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
}

async function report(member: Member, postId: string, reason: string): Promise<void> {
  const response = await fetch(`${site.address}/api/community/reports`, {
    method: 'POST',
    headers: {
      Cookie: `session=${await addSession(site, member)}`,
      Origin: site.address,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ postId, reason }),
  })
  expect(response.ok, await response.text()).toBe(true)
}

const statusOf = async (path: string) => (await fetch(site.address + path)).status

describe('the administrator', () => {
  it('pins, locks, moves and hides a post, suspends its author, and settles reports, which arrive live', async () => {
    const carl = await addMember(site, crypto.randomUUID(), 'carl@example.org')
    const { id, path } = await storePost(site, { title: 'Linden', userId: carl.id, authorName: 'Carl S.' })
    await storeReply(site, id, 'Buy this.')
    const reported = await storePost(site, { title: 'Mint', userId: ben.id, authorName: 'Ben M.' })
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
    await page.getByRole('link', { name: 'Brewing & Tools', exact: true }).waitFor()
    const board = await (await fetch(`${site.address}/community?category=brewing-and-tools`)).text()
    expect(board).toMatch(/Pinned posts[^]*Linden/)

    await button(page, 'Moderate this reply by a former member').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog', { name: 'Delete this permanently?' }).getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Reply deleted')
    await page.getByText('Buy this.').waitFor({ state: 'detached' })

    // Signed in before the suspension, which ends the session.
    const carlTab = await openPage(browser)
    await signInAs(site, carlTab.page, carl)
    await moderate(page, 'Suspend Carl S.')
    await page.getByRole('dialog', { name: 'Suspend the author?' }).getByRole('button', { name: 'Suspend' }).click()
    await toast(page, 'Account suspended')
    await carlTab.page.goto(site.address + path)
    await button(carlTab.page, 'Sign In').waitFor()

    await moderate(page, 'Hide')
    await page.getByRole('dialog', { name: 'Hide this?' }).getByRole('button', { name: 'Hide' }).click()
    await toast(page, 'Post hidden')
    await page.waitForURL('**/community')
    expect(await statusOf(path)).toBe(404)

    await button(page, 'Notifications').waitFor()
    await report(ben, reported.id, 'It sells something.')
    await button(page, 'Notifications, 1 unread').click()
    await page.getByRole('region', { name: 'Notifications' }).getByText('Moderation needed').click()
    await page.getByText('It sells something.').waitFor()
    await button(page, 'Notifications').waitFor()
    await report(ada, reported.id, 'It is rude.')
    await page.getByText('It is rude.').waitFor()
    await expect
      .poll(() => rowsOf(site, `SELECT id FROM user_notifications WHERE user_id = 'admin' AND read = 0`))
      .toEqual([])
    const reports = page.getByRole('region', { name: 'Reports' })
    expect(await button(page, 'Hide').count()).toBe(1)
    await reports.getByRole('button', { name: 'Hide', exact: true }).click()
    await page.getByText('You’re all caught up.').waitFor()
    await toast(page, 'Post hidden')
    expect(await statusOf(reported.path)).toBe(404)

    const hidden = page.getByRole('region', { name: 'Hidden posts and replies' }).getByRole('listitem')
    await hidden.filter({ hasText: 'Linden' }).getByRole('button', { name: 'Show again' }).click()
    await toast(page, 'Post shown')
    expect(await statusOf(path)).toBe(200)
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
})
