import { beforeEach, describe, expect, it } from 'vitest'

import { button, field, waitUntilVisible, link, nameMember, posts, rowsOf, storePost, storeReply } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, openAs, signInAs } from './member.ts'
import { waitUntilDrawn, waitUntilFocused } from './page-helpers.ts'
import { startRecordingShifts, getShiftedElement } from './shifts.ts'
import { emptyTables, goTo, delayRequests, waitUntilHydrated, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

let ada: Member
let ben: Member
beforeEach(async () => {
  await emptyTables(site, 'forum_posts', 'users')
  ada = await addMember(site, 'ada')
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

  it('is asked to sign in to write, like or report', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page, pageErrors } = await openAs({ site, browser }, undefined, path)
    const welcome = page.getByRole('heading', { name: 'Welcome Back' })
    for (const name of ['Report this post', 'Write a reply']) {
      await button(page, name).click()
      await welcome.waitFor()
      await page.keyboard.press('Escape')
      await welcome.waitFor({ state: 'detached' })
    }
    await button(page, 'Like Linden').click()
    await toast(page, 'Please log in to like posts')
    await welcome.waitFor()
    await goTo(page, `${site.address}/community`)
    await button(page, 'New Post').click()
    await welcome.waitFor()
    expect(pageErrors).toEqual([])
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

describe('a member', () => {
  it.each([390, 1280])('sees no layout shift when their own texts become known, at %i px', async (width) => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    await storeReply(site, id, 'Eight, with a lid on.')
    const { page } = await openPage(browser, { width })
    await signInAs(site, page, ben)
    const release = await delayRequests(page, /api[/]community[/]own/)
    await goTo(page, site.address + path)
    await startRecordingShifts(page)
    release()
    await button(page, 'Edit this post').waitFor()
    expect(await getShiftedElement(page)).toBeUndefined()
  })

  it('sees a like before the response arrives, and withdraws it; a refused one is undone with a message', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page, pageErrors } = await openAs({ site, browser }, ben, path)
    const like = (isPressed: boolean) => page.getByRole('button', { name: 'Like Linden', pressed: isPressed })
    const waitForText = (words: string) => page.getByText(words, { exact: true }).waitFor()
    const release = await delayRequests(page, '**/like')
    await like(false).click()
    await like(true).waitFor()
    await waitForText('1 like')
    expect(await rowsOf(site, 'SELECT user_id FROM forum_likes')).toEqual([])
    release()
    await toast(page, 'Post liked!')
    await page.unrouteAll()
    await page.reload()
    await waitUntilHydrated(page)
    await like(true).waitFor()
    await waitForText('1 like')
    await like(true).press('Enter')
    await toast(page, 'Like removed')
    await like(false).waitFor()
    await waitForText('0 likes')
    expect(await rowsOf(site, 'SELECT user_id FROM forum_likes')).toEqual([])
    await page.route('**/like', (route) => route.abort())
    await like(false).click()
    await toast(page, 'Failed to like post')
    await like(false).waitFor()
    await waitForText('0 likes')
    expect(pageErrors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })

  it('is told that a dialog cannot be loaded, and opens it with the next click', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs({ site, browser }, ben, path)
    const dialogs = /assets\/text-action-.*\.js/
    await page.route(dialogs, (route) => route.abort())
    await button(page, 'Report this post').click()
    await toast(page, 'We couldn’t load this part of the page. Check your connection and try again.')
    await page.unroute(dialogs)
    await button(page, 'Report this post').click()
    await page.getByRole('dialog', { name: 'Report this post' }).waitFor()
  })

  it('reports a text with a reason', async () => {
    const { id, path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs({ site, browser }, ben, path)
    await button(page, 'Report this post').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click()
    await page.locator('.error').getByText('Please tell us what is wrong').waitFor()
    await field(page, 'What is the problem?').fill('It sells something.')
    await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click()
    await toast(page, 'Thank you. We’ll look at your report.')
    await waitUntilFocused(page, 'Report this post')
    expect(await rowsOf(site, 'SELECT post_id, reason FROM forum_reports')).toEqual([
      { post_id: id, reason: 'It sells something.' },
    ])
  })

  it('sees a reply arrive on a post that is open in another window', async () => {
    const { path } = await storePost(site, { title: 'Linden', userId: ada.id, authorName: 'Ada L.' })
    const author = await openAs({ site, browser }, ada, path)
    await button(author.page, 'Notifications').waitFor()
    const replier = await openAs({ site, browser }, ben, path)
    await button(replier.page, 'Write a reply').click()
    await field(replier.page, 'Your reply').fill('Eight, with a lid on.')
    await button(replier.page, 'Reply').click()
    await author.page.getByRole('list').getByText('Eight, with a lid on.').waitFor()
    await button(author.page, 'Notifications, 1 unread').waitFor()
    expect([...author.pageErrors, ...replier.pageErrors]).toEqual([])
  })
})
