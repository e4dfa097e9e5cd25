import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { nameMember, storePost, storeReply } from './forum.ts'
import { addMember, adminEmail, type Member, signInAs } from './member.ts'
import { noteShifts, shifted } from './shifts.ts'
import {
  emptyTables,
  holdBack,
  hydrated,
  launchChrome,
  openPage,
  openSite,
  type PageOptions,
  type Site,
  toast,
} from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), launchChrome()])
})
afterAll(() => Promise.all([browser?.close(), site?.close()]))

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

async function openAs(who: Member | undefined, path: string, options?: PageOptions) {
  const opened = await openPage(browser, options)
  if (who) await signInAs(site, opened.page, who)
  await opened.page.goto(site.address + path)
  if (options?.scripts !== false) await hydrated(opened.page)
  return opened
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const posts = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const isFocused = (page: Page, name: string) =>
  page.waitForFunction(
    (text) => [document.activeElement?.textContent, document.activeElement?.ariaLabel].includes(text),
    name,
  )
const rowsOf = async (query: string) => (await site.db.prepare(query).all()).results

describe('a visitor', () => {
  it.each([true, false])('reads, filters and searches, with JavaScript: %s', async (scripts) => {
    const { path } = await storePost(site, { title: 'How long do you steep linden?', authorName: 'Ada L.' })
    await storePost(site, { title: 'Drying mint', category: '5f0c1a51-0003-4000-8000-000000000003' })
    const { page, complaints } = await openAs(undefined, '/community', { scripts })
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
    expect(complaints).toEqual([])
  })

  it('goes through more replies than one page holds, without JavaScript too, and arrives at the one that a link names', async () => {
    const { id, path } = await storePost(site, { title: 'Many answers' })
    const replies = []
    for (let number = 1; number <= 45; number++) replies.push(await storeReply(site, id, `Answer ${number}.`))
    const { page } = await openAs(undefined, path, { scripts: false })
    expect(await page.locator('.foot:visible').count()).toBe(1)
    await link(page, 'Show more').click()
    await page.getByText('Answer 40.').waitFor()
    await link(page, 'Show more').click()
    await page.getByText('Answer 45.').waitFor()
    expect(await link(page, 'Show more').count()).toBe(0)
    await link(page, 'Show the first replies').click()
    await page.getByText('Answer 1.', { exact: true }).waitFor()
    const linked = await openAs(undefined, `${path}#reply-${replies[43]}`)
    await linked.page.locator(`#reply-${replies[43]}`).waitFor()
    expect(linked.complaints).toEqual([])
  })

  it('is asked to sign in where members write, like and report', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page, complaints } = await openAs(undefined, path)
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
    await page.goto(`${site.address}/community`)
    await hydrated(page)
    await button(page, 'New Post').click()
    await welcome.waitFor()
    expect(complaints).toEqual([])
  })

  it('counts as one view a day, once the page is seen', async () => {
    const { id, path } = await storePost(site, { title: 'Linden' })
    const views = async () => (await rowsOf(`SELECT views FROM forum_posts WHERE id = '${id}'`))[0]
    const { page } = await openPage(browser)
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', {
        get: () => (sessionStorage.getItem('behind') === 'yes' ? 'hidden' : 'visible'),
      })
      if (sessionStorage.getItem('behind') === null) sessionStorage.setItem('behind', 'yes')
    })
    await page.goto(site.address + path)
    await hydrated(page)
    expect(await views()).toEqual({ views: 0 })
    const seen = page.waitForResponse('**/views')
    await page.evaluate(() => {
      sessionStorage.setItem('behind', 'no')
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect((await seen).status()).toBe(204)
    const again = page.waitForResponse('**/views')
    await page.reload()
    await again
    expect(await views()).toEqual({ views: 1 })
  })
})

describe('a member', () => {
  it.each([390, 1280])('sees nothing move when it is known what is one’s own, at %i px', async (width) => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    await storeReply(site, id, 'Eight, with a lid on.')
    const { page } = await openPage(browser, { width })
    await signInAs(site, page, ben)
    const letGo = await holdBack(page, /api[/]community[/]own/)
    await page.goto(site.address + path)
    await hydrated(page)
    await noteShifts(page)
    letGo()
    await button(page, 'Edit this post').waitFor()
    expect(await shifted(page)).toBeUndefined()
  })

  it('writes a first post under a display name, sees how it will look, and reads it', async () => {
    const { page, complaints } = await openAs(ada, '/community?category=growing-and-drying')
    await button(page, 'New Post').click()
    await isFocused(page, '')
    expect(await field(page, 'Display name').inputValue()).toBe('Ada L.')
    expect(await page.getByLabel('Category').locator('option:checked').innerText()).toBe('Growing & Drying')
    await button(page, 'Post').click()
    await page.locator('.fault').getByText('Please fill in all fields').first().waitFor()
    await field(page, 'Title').fill('Drying mint')
    await field(page, 'Content').fill('It takes **ten** days.')
    const asked = page.waitForRequest('**/preview')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByRole('tabpanel', { name: 'Preview' }).locator('strong', { hasText: 'ten' }).waitFor()
    expect((await asked).postDataJSON()).toEqual({ title: 'Drying mint', content: 'It takes **ten** days.' })
    await button(page, 'Post').click()
    await toast(page, 'Post created successfully!')
    await isFocused(page, 'New Post')
    await expect.poll(() => posts(page)).toEqual(['Drying mint'])
    await link(page, 'Read it').click()
    await page.getByRole('heading', { name: 'Drying mint' }).waitFor()
    await page.locator('strong', { hasText: 'ten' }).waitFor()
    await page.getByText('Ada L.').first().waitFor()
    expect(complaints).toEqual([])
  })

  it('sends a text once, however quickly the button is pressed again', async () => {
    const { page, complaints } = await openAs(ben, '/community')
    await button(page, 'New Post').click()
    await field(page, 'Title').fill('Drying mint')
    await field(page, 'Content').fill('It takes ten days.')
    await button(page, 'Post').dblclick()
    await link(page, 'Read it').waitFor()
    await isFocused(page, 'New Post')
    expect(await rowsOf('SELECT title FROM forum_posts')).toEqual([{ title: 'Drying mint' }])
    expect(complaints).toEqual([])
  })

  it('moves nothing when the form comes late', async () => {
    const { page } = await openAs(ben, '/community')
    const letGo = await holdBack(page, /api[/]community[/]own/)
    await button(page, 'New Post').click()
    await page.locator('.writing-form').waitFor()
    const search = page.getByRole('searchbox')
    const before = await search.boundingBox()
    letGo()
    await field(page, 'Title').waitFor()
    expect(await search.boundingBox()).toEqual(before)
  })

  it('is told that nothing is lost when the sign-in ends while writing, and goes on after another', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs(ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('Eight, with a lid')
    await site.db.prepare('DELETE FROM sessions').run()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText('What you wrote is kept in this browser.').waitFor()
    await signInAs(site, page, ben)
    await page.reload()
    await hydrated(page)
    await button(page, 'Write a reply').click()
    expect(await field(page, 'Your reply').inputValue()).toBe('Eight, with a lid')
  })

  it('finds what was typed after a reload, until it is sent', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs(ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('Eight, with a lid')
    await page.reload()
    await hydrated(page)
    await button(page, 'Write a reply').click()
    expect(await field(page, 'Your reply').inputValue()).toBe('Eight, with a lid')
    await button(page, 'Reply').click()
    await toast(page, 'Reply added!')
    await page.reload()
    await hydrated(page)
    await page.getByText('Eight, with a lid').waitFor()
    await button(page, 'Write a reply').click()
    expect(await field(page, 'Your reply').inputValue()).toBe('')
  })

  it('leaves nothing of a draft behind when signing out', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs(ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('Eight, with a lid')
    await page.reload()
    await hydrated(page)
    await button(page, 'BE: account of ben@example.org').click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(page, 'See you later!')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['cookiesConsentAccepted'])
  })

  it('is told how much room is left, and what is too much stays in the form', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs(ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('x'.repeat(9990))
    await page.getByText('10 characters left').waitFor()
    await field(page, 'Your reply').fill('x'.repeat(10_002))
    await page.getByText('2 characters too many').waitFor()
    await button(page, 'Reply').click()
    await page.locator('.fault').getByText('At most 10,000 characters').waitFor()
    await field(page, 'Your reply').fill('   ')
    await button(page, 'Reply').click()
    await page.locator('.fault').getByText('Please enter a reply').waitFor()
  })

  it('gets where to find help with a text that names an emergency, and the text is sent', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs(ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('I have chest pain since yesterday.')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByRole('heading', { name: 'Please get help first' }).waitFor()
    await button(page, 'Reply').click()
    await toast(page, 'Reply added!')
    await page.getByRole('heading', { name: 'Please get help first' }).waitFor()
    await page.getByRole('list').getByText('I have chest pain since yesterday.').waitFor()
  })

  it('likes a post before the answer has come, and takes it back; a refusal goes back with a word', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page, complaints } = await openAs(ben, path)
    const like = (isPressed: boolean) => page.getByRole('button', { name: 'Like Linden', pressed: isPressed })
    const counted = (words: string) => page.getByText(words, { exact: true }).waitFor()
    const letGo = await holdBack(page, '**/like')
    await like(false).click()
    await like(true).waitFor()
    await counted('1 like')
    expect(await rowsOf('SELECT user_id FROM forum_likes')).toEqual([])
    letGo()
    await toast(page, 'Post liked!')
    await page.unrouteAll()
    await page.reload()
    await hydrated(page)
    await like(true).waitFor()
    await counted('1 like')
    await like(true).press('Enter')
    await toast(page, 'Like taken back')
    await like(false).waitFor()
    await counted('0 likes')
    expect(await rowsOf('SELECT user_id FROM forum_likes')).toEqual([])
    await page.route('**/like', (route) => route.abort())
    await like(false).click()
    await toast(page, 'Failed to like post')
    await like(false).waitFor()
    await counted('0 likes')
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })

  it('keeps what was typed when the text cannot be sent', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs(ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('Eight.')
    await page.route('**/replies', (route) => route.abort())
    await button(page, 'Reply').click()
    await toast(page, 'Failed to add reply')
    await page.getByRole('alert').getByText('We cannot be reached just now. Please try again soon.').waitFor()
    expect(await field(page, 'Your reply').inputValue()).toBe('Eight.')
    await page.unrouteAll()
    await button(page, 'Reply').click()
    await toast(page, 'Reply added!')
    await page.goto(`${site.address}/community`)
    await hydrated(page)
    await page.route('**/api/community/posts', (route) => route.abort())
    await button(page, 'New Post').click()
    await field(page, 'Title').fill('Mint')
    await field(page, 'Content').fill('Ten days.')
    await button(page, 'Post').click()
    await toast(page, 'Failed to create post')
    expect(await field(page, 'Content').inputValue()).toBe('Ten days.')
  })

  it('edits and deletes what is one’s own, and only that', async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    await storeReply(site, id, 'Somebody else’s.')
    const { page, complaints } = await openAs(ben, path)
    await button(page, 'Edit this post').click()
    await field(page, 'Title').waitFor()
    expect(await button(page, /^(Edit|Delete) this post/).count()).toBe(0)
    await button(page, 'Close').click()
    await isFocused(page, 'Edit this post')
    await page.keyboard.press('Enter')
    await field(page, 'Title').fill('Linden, again')
    await field(page, 'Content').fill('Eight minutes.')
    await button(page, 'Save').click()
    await toast(page, 'Post changed')
    await page.waitForURL('**-linden-again')
    await page.getByRole('heading', { name: 'Linden, again' }).waitFor()
    await page.getByText(', edited').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    expect(await button(page, /^(Edit|Delete) this reply/).count()).toBe(0)

    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('My own.')
    await button(page, 'Reply').click()
    await button(page, 'Delete this reply by Ben M.').click()
    await page.getByRole('alertdialog', { name: 'Delete your reply?' }).waitFor()
    await isFocused(page, 'Cancel')
    await page.keyboard.press('Escape')
    await isFocused(page, 'Delete this reply by Ben M.')
    await page.keyboard.press('Enter')
    await button(page, 'Delete for good').click()
    await toast(page, 'Reply deleted')
    await page.getByText('My own.').waitFor({ state: 'detached' })
    await isFocused(page, '1 reply')

    await button(page, 'Delete this post').click()
    await button(page, 'Delete for good').click()
    await toast(page, 'Post deleted')
    await page.waitForURL('**/community')
    const answer = await page.goto(site.address + path)
    expect(answer?.status()).toBe(200)
    await page.getByRole('heading', { name: 'This post was deleted' }).waitFor()
    await page.getByText('Somebody else’s.').waitFor()
    expect(await page.getByText('Ben M.').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('who goes from one own post to another while editing it does not carry its words along', async () => {
    const one = await storePost(site, {
      title: 'Linden',
      content: 'Five minutes.',
      userId: ben.id,
      authorName: 'Ben M.',
    })
    const other = await storePost(site, {
      title: 'Thyme',
      content: 'Ten minutes.',
      userId: ben.id,
      authorName: 'Ben M.',
    })
    await site.db
      .prepare(
        "INSERT INTO user_notifications (id, user_id, title, message, type, link, read, created_at) VALUES (?, ?, 'A new word', 'Look', 'info', ?, 0, 1)",
      )
      .bind(crypto.randomUUID(), ben.id, other.path)
      .run()
    const { page, complaints } = await openAs(ben, one.path)
    await button(page, 'Edit this post').click()
    await field(page, 'Content').fill('Eight minutes.')
    await button(page, 'Notifications, 1 unread').click()
    await page.getByRole('region', { name: 'Notifications' }).getByRole('link').click()
    await page.getByRole('heading', { name: 'Thyme' }).waitFor()
    await page.getByText('Ten minutes.').waitFor()
    expect(await field(page, 'Content').count()).toBe(0)
    await button(page, 'Edit this post').click()
    await field(page, 'Content').waitFor()
    expect(await field(page, 'Content').inputValue()).toBe('Ten minutes.')
    expect(complaints).toEqual([])
  })

  it('is told when a dialog cannot be fetched, and gets it on a page that is loaded anew', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs(ben, path)
    const dialogs = /assets\/writing-act-.*\.js/
    await page.route(dialogs, (route) => route.abort())
    await button(page, 'Report this post').click()
    await toast(page, 'This could not be fetched. Please load the page anew and try again.')
    await page.unroute(dialogs)
    await page.reload()
    await hydrated(page)
    await button(page, 'Report this post').click()
    await page.getByRole('dialog', { name: 'Report this post' }).waitFor()
  })

  it('reports a text with a reason', async () => {
    const { id, path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs(ben, path)
    await button(page, 'Report this post').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click()
    await page.locator('.fault').getByText('Please say what is wrong with it').waitFor()
    await field(page, 'What is wrong with it?').fill('It sells something.')
    await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click()
    await toast(page, 'Thank you. We will look at it.')
    await isFocused(page, 'Report this post')
    expect(await rowsOf('SELECT post_id, reason FROM forum_reports')).toEqual([
      { post_id: id, reason: 'It sells something.' },
    ])
  })

  it('sees a reply arrive on the post that is open in another window', async () => {
    const { path } = await storePost(site, { title: 'Linden', userId: ada.id, authorName: 'Ada L.' })
    const author = await openAs(ada, path)
    await button(author.page, 'Notifications').waitFor()
    const replier = await openAs(ben, path)
    await button(replier.page, 'Write a reply').click()
    await field(replier.page, 'Your reply').fill('Eight, with a lid on.')
    await button(replier.page, 'Reply').click()
    await author.page.getByRole('list').getByText('Eight, with a lid on.').waitFor()
    await button(author.page, 'Notifications, 1 unread').waitFor()
    expect([...author.complaints, ...replier.complaints]).toEqual([])
  })
})

const moderate = async (page: Page, act: string) => {
  await button(page, 'Moderate this post').click()
  await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click()
}

describe('the administrator', () => {
  it('pins, locks and moves a post', async () => {
    const { path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    const { page, complaints } = await openAs(admin, path)
    await moderate(page, 'Pin')
    await toast(page, 'Post pinned')
    await page.locator('.mark', { hasText: 'Pinned' }).waitFor()
    await moderate(page, 'Lock')
    await toast(page, 'Post locked')
    await page.getByText('takes no more replies').waitFor()
    expect(await button(page, 'Write a reply').count()).toBe(0)
    await button(page, 'Moderate this post').click()
    await page.getByLabel('Move to').selectOption({ label: 'Brewing & Tools' })
    await button(page, 'Move').click()
    await toast(page, 'Post moved')
    await link(page, 'Brewing & Tools').click()
    await page.getByRole('list', { name: 'Pinned posts' }).getByText('Linden').waitFor()
    expect(complaints).toEqual([])
  })

  it('hides a post and deletes a reply after a question', async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    await storeReply(site, id, 'Buy this.')
    const { page } = await openAs(admin, path)
    await button(page, 'Moderate this reply by a former member').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog', { name: 'Delete it for good?' }).getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Reply deleted')
    await page.getByText('Buy this.').waitFor({ state: 'detached' })
    await moderate(page, 'Hide')
    await page.getByRole('dialog', { name: 'Hide it?' }).getByRole('button', { name: 'Hide' }).click()
    await toast(page, 'Post hidden')
    await page.waitForURL('**/community')
    expect((await page.goto(site.address + path))?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Post not found' }).waitFor()
    await page.goto(`${site.address}/admin/moderation`)
    await button(page, 'Show it again').click()
    await toast(page, 'Text shown')
    expect((await fetch(site.address + path)).status).toBe(200)
  })

  it('suspends who wrote a text, and lifts it again', async () => {
    const carl = await addMember(site, crypto.randomUUID(), 'carl@example.org')
    const { path } = await storePost(site, { title: 'Linden', userId: carl.id, authorName: 'Carl S.' })
    const { page, complaints } = await openAs(admin, path)
    await moderate(page, 'Suspend Carl S.')
    await page.getByRole('dialog', { name: 'Suspend its author?' }).getByRole('button', { name: 'Suspend' }).click()
    await toast(page, 'Account suspended')
    const carls = await openAs(carl, path)
    await button(carls.page, 'Sign In').waitFor()
    await page.goto(`${site.address}/admin/moderation`)
    await page.getByRole('region', { name: 'Suspended accounts' }).getByText('carl@example.org').waitFor()
    await button(page, 'Lift the suspension').click()
    await toast(page, 'Account restored')
    await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Texts that wait for you'))
    await signInAs(site, carls.page, carl)
    await carls.page.reload()
    await button(carls.page, 'Edit this post').waitFor()
    expect(complaints).toEqual([])
  })

  it('looks at what was reported, and settles it', async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    for (const reason of ['It sells.', 'It is rude.'])
      await site.db
        .prepare('INSERT INTO forum_reports (id, user_id, post_id, reason, created_at) VALUES (?, ?, ?, ?, 1)')
        .bind(crypto.randomUUID(), reason === 'It sells.' ? ada.id : admin.id, id, reason)
        .run()
    const { page, complaints } = await openAs(admin, '/admin/moderation')
    await page.getByText('It sells.').waitFor()
    await page.getByText('It is rude.').waitFor()
    expect(await button(page, 'Hide it').count()).toBe(1)
    await button(page, 'Hide it').click()
    await toast(page, 'Text hidden')
    expect((await fetch(site.address + path)).status).toBe(404)
    await page.getByText('Nothing waits for you.').waitFor()
    expect(complaints).toEqual([])
  })

  it('finds a note of a report, and sees further ones arrive', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page, complaints } = await openAs(admin, '/about')
    const report = async (who: Member, reason: string) => {
      const { page: theirs } = await openAs(who, path)
      await button(theirs, 'Report this post').click()
      await field(theirs, 'What is wrong with it?').fill(reason)
      await theirs.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click()
      await toast(theirs, 'Thank you. We will look at it.')
    }
    await report(ben, 'It sells something.')
    await button(page, 'Notifications, 1 unread').click()
    await page.getByRole('region', { name: 'Notifications' }).getByText('Something waits in the community').click()
    await page.getByText('It sells something.').waitFor()
    await button(page, 'Notifications').waitFor()
    await report(ada, 'It is rude.')
    await page.getByText('It is rude.').waitFor()
    await expect.poll(() => rowsOf('SELECT id FROM user_notifications WHERE read = 0')).toEqual([])
    expect(complaints).toEqual([])
  })

  it('alone sees that page', async () => {
    const { page } = await openAs(ben, '/admin/moderation')
    await toast(page, 'Access denied. Admin privileges required.')
    expect(new URL(page.url()).pathname).toBe('/')
  })
})
