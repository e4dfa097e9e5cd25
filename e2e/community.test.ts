import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { button, link, nameMember, posts, rowsOf, storePost, storeReply, waitUntilVisible } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, openAs, signInAs } from './member.ts'
import { waitUntilDrawn } from './page-helpers.ts'
import { delayRequests, emptyTables, goTo, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

let ben: Member
beforeEach(async () => {
  await emptyTables(site, 'forum_posts', 'users')
  ben = await addMember(site, 'ben')
  await nameMember(site, ben.id, 'Ben M.')
})

describe('a visitor', () => {
  it.each([true, false])('reads, filters and searches, with JavaScript: %s', async (scripts) => {
    const { path } = await storePost(site, { title: 'How long do you steep linden?', authorName: 'Ada L.' })
    await storePost(site, { title: 'Drying mint', category: '5f0c1a51-0003-4000-8000-000000000003' })
    const { page, pageErrors } = await openAs({ site, browser }, undefined, '/community', { scripts })
    const categories = page.getByRole('navigation', { name: 'Categories' })
    expect(await categories.getByRole('link').first().innerText()).toMatch(/^All Categories\s+2/)
    await expect.poll(() => posts(page)).toEqual(['Drying mint', 'How long do you steep linden?'])
    await categories.getByRole('link', { name: /^Growing & Drying/ }).click()
    await page.waitForURL('**/community?category=growing-and-drying')
    await page.getByRole('heading', { name: 'Growing & Drying' }).waitFor()
    await expect.poll(() => posts(page)).toEqual(['Drying mint'])
    await categories.getByRole('link', { name: /^All Categories/ }).click()
    await page.getByRole('heading', { name: 'All Categories' }).waitFor()
    await page.getByRole('searchbox').fill('steep')
    await button(page, 'Search').click()
    await page.getByRole('heading', { name: '“steep” in All Categories' }).waitFor()
    await expect.poll(() => posts(page)).toEqual(['How long do you steep linden?'])
    await link(page, 'How long do you steep linden?').click()
    await page.waitForURL(`**${path}`)
    await page.getByText('Five minutes seem short to me.').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('reads more than one page of replies, even without JavaScript, and reaches the reply that a link names', async () => {
    const { id, path } = await storePost(site, { title: 'Many answers' })
    const replies = []
    for (let number = 1; number <= 45; number++) replies.push(await storeReply(site, id, `Answer ${number}.`))
    const { page } = await openAs({ site, browser }, undefined, path, { scripts: false })
    expect(await page.locator('.text-actions:visible').count()).toBe(1)
    await link(page, 'Show more').click()
    await page.getByText('Answer 40.').waitFor()
    await link(page, 'Show more').click()
    await page.getByText('Answer 45.').waitFor()
    expect(await link(page, 'Show more').count()).toBe(0)
    await link(page, 'Show first replies').click()
    await page.getByText('Answer 1.', { exact: true }).waitFor()
    const linked = await openAs({ site, browser }, undefined, `${path}#reply-${replies[43]}`)
    await waitUntilVisible(linked.page, `#reply-${replies[43]}`)
    expect(linked.pageErrors).toEqual([])
  })

  it('counts as one view a day once the page is visible', async () => {
    const { id, path } = await storePost(site, { title: 'Linden' })
    const readViews = () => rowsOf(site, `SELECT views FROM forum_posts WHERE id = '${id}'`)
    const { page } = await openPage(browser)
    await page.addInitScript(() => {
      let state = 'hidden'
      Object.defineProperty(document, 'visibilityState', { get: () => state })
      document.addEventListener('shown', () => {
        state = 'visible'
        document.dispatchEvent(new Event('visibilitychange'))
      })
    })
    for (const visit of [1, 2]) {
      await goTo(page, site.address + path)
      await waitUntilDrawn(page)
      expect(await readViews(), `visit ${visit}`).toEqual([{ views: visit - 1 }])
      const viewsResponse = page.waitForResponse('**/views')
      await page.evaluate(() => document.dispatchEvent(new Event('shown')))
      expect((await viewsResponse).status()).toBe(204)
      expect(await readViews()).toEqual([{ views: 1 }])
    }
  })
})

const widths = [390, 1280]
/** Pixels that a browser doesn't count as a shift. */
const maxShift = 3

/** Returns the positions of the texts and rows of buttons of the page at each width. */
async function measureWidths(page: Page): Promise<number[]> {
  const positions: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const parts = page.locator('main :is(h1, h2, p, ol, li, .byline, .text-actions)')
    positions.push(
      ...(await parts.evaluateAll((all) =>
        all.flatMap((part) => [part.getBoundingClientRect().left, part.getBoundingClientRect().top]),
      )),
    )
  }
  return positions
}

describe('a member', () => {
  it('sees no layout shift when their own texts become known, and opens a dialog with the next click if it could not be loaded', async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    await storeReply(site, id, 'Eight, with a lid on.')
    const { page } = await openPage(browser)
    await signInAs(site, page, ben)
    const release = await delayRequests(page, /api[/]community[/]own/)
    await goTo(page, site.address + path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await measureWidths(page)
    release()
    await button(page, 'Edit this post').waitFor()
    const moved = (await measureWidths(page)).map((position, index) =>
      Math.abs(position - (before[index] ?? Number.NaN)),
    )
    expect(moved.filter((pixels) => !(pixels < maxShift))).toEqual([])

    const dialogs = /assets\/text-action-.*\.js/
    await page.route(dialogs, (route) => route.abort())
    await button(page, 'Report this reply by a former member').click()
    await toast(page, 'We couldn’t load this part of the page. Check your connection and try again.')
    await page.unroute(dialogs)
    await button(page, 'Report this reply by a former member').click()
    await page.getByRole('dialog', { name: 'Report this reply' }).waitFor()
  })
})
