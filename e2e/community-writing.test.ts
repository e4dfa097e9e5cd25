import { beforeEach, describe, expect, it } from 'vitest'

import { button, field, link, nameMember, posts, storePost, storeReply } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, addNotification, type Member, openAs, signInAs } from './member.ts'
import { waitUntilFocused } from './page-helpers.ts'
import { delayRequests, emptyTables, goTo, toast, waitUntilHydrated } from './site.ts'

const { site, browser } = await openJourney()

let ada: Member
let ben: Member
beforeEach(async () => {
  await emptyTables(site, 'forum_posts', 'users')
  ada = await addMember(site, 'ada')
  ben = await addMember(site, 'ben')
  await nameMember(site, ben.id, 'Ben M.')
})

describe('a member', () => {
  it('writes a first post under a display name, previews it, and reads it', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, ada, '/community?category=growing-and-drying')
    await button(page, 'New Post').click()
    await expect
      .poll(() => field(page, 'Display name').evaluate((input) => input === document.activeElement))
      .toBe(true)
    expect(await field(page, 'Display name').inputValue()).toBe('Ada L.')
    expect(await page.getByLabel('Category').locator('option:checked').innerText()).toBe('Growing & Drying')
    await button(page, 'Post').click()
    await page.locator('.error').getByText('Please fill in all fields').first().waitFor()
    await field(page, 'Title').fill('Drying mint')
    await field(page, 'Content').fill('It takes **ten** days.')
    const previewRequest = page.waitForRequest('**/preview')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByRole('tabpanel', { name: 'Preview' }).locator('strong', { hasText: 'ten' }).waitFor()
    expect((await previewRequest).postDataJSON()).toEqual({ title: 'Drying mint', content: 'It takes **ten** days.' })
    await button(page, 'Post').click()
    await toast(page, 'Post created successfully!')
    await waitUntilFocused(page, 'New Post')
    await expect.poll(() => posts(page)).toEqual(['Drying mint'])
    await link(page, 'View post').click()
    await page.getByRole('heading', { name: 'Drying mint' }).waitFor()
    await page.locator('strong', { hasText: 'ten' }).waitFor()
    await page.getByText('Ada L.').first().waitFor()
    expect(pageErrors).toEqual([])
  })

  it('sees no layout shift when the form loads late', async () => {
    const { page } = await openAs({ site, browser }, ben, '/community')
    const release = await delayRequests(page, /api[/]community[/]own/)
    await button(page, 'New Post').click()
    await page.locator('.text-form').waitFor()
    const search = page.getByRole('searchbox')
    const before = await search.boundingBox()
    release()
    await field(page, 'Title').waitFor()
    expect(await search.boundingBox()).toEqual(before)
  })

  it('keeps an open text when another tab signs out, and only its author gets it back', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs({ site, browser }, ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('Eight, with a lid')
    const other = await page.context().newPage()
    await goTo(other, site.address + path)
    await button(other, 'BE: account of ben@example.org').click()
    await other.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(other, 'See you later!')
    await page.getByText('Your draft is saved in this browser.').waitFor()
    await signInAs(site, page, ada)
    await page.reload()
    await waitUntilHydrated(page)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').waitFor()
    expect(await button(page, 'Restore').count()).toBe(0)
    await signInAs(site, page, ben)
    await page.reload()
    await waitUntilHydrated(page)
    await button(page, 'Write a reply').click()
    await button(page, 'Restore').click()
    await expect.poll(() => field(page, 'Your reply').inputValue()).toBe('Eight, with a lid')
  })

  it('is asked before signing out deletes unsent text', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs({ site, browser }, ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('Eight, with a lid')
    const dialogEvent = page.waitForEvent('dialog')
    await button(page, 'BE: account of ben@example.org').click()
    const pressed = page.getByRole('menuitem', { name: 'Sign Out' }).click()
    const dialog = await dialogEvent
    expect(dialog.message()).toContain('deletes the text on this page')
    await dialog.dismiss()
    await pressed
    expect(await field(page, 'Your reply').inputValue()).toBe('Eight, with a lid')
    expect(await button(page, 'BE: account of ben@example.org').count()).toBe(1)
  })

  it('leaves no draft behind when signing out', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs({ site, browser }, ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('Eight, with a lid')
    await page.reload()
    await waitUntilHydrated(page)
    await button(page, 'BE: account of ben@example.org').click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(page, 'See you later!')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['cookiesConsentAccepted'])
  })

  it('is shown where to get help for a text that names an emergency, and the text is sent', async () => {
    const { path } = await storePost(site, { title: 'Linden' })
    const { page } = await openAs({ site, browser }, ben, path)
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('I have chest pain since yesterday.')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByRole('heading', { name: 'Please get help first' }).waitFor()
    await button(page, 'Reply').click()
    await toast(page, 'Reply added!')
    await page.getByRole('heading', { name: 'Please get help first' }).waitFor()
    await page.getByRole('list').getByText('I have chest pain since yesterday.').waitFor()
  })

  it('edits and deletes their own texts, and no others', async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ben.id, authorName: 'Ben M.' })
    await storeReply(site, id, 'Somebody else’s.')
    const { page, pageErrors } = await openAs({ site, browser }, ben, path)
    await button(page, 'Edit this post').click()
    await field(page, 'Title').waitFor()
    expect(await button(page, /^(Edit|Delete) this post/).count()).toBe(0)
    await button(page, 'Close').click()
    await waitUntilFocused(page, 'Edit this post')
    await page.keyboard.press('Enter')
    await field(page, 'Title').fill('Linden, again')
    await field(page, 'Content').fill('Eight minutes.')
    await button(page, 'Save').click()
    await toast(page, 'Post changed')
    await page.waitForURL('**-linden-again')
    await page.getByRole('heading', { name: 'Linden, again' }).waitFor()
    await page.getByText(', edited').waitFor()
    await waitUntilFocused(page, 'Edit this post')
    expect(await page.title()).toContain('Linden, again')
    expect(await button(page, /^(Edit|Delete) this reply/).count()).toBe(0)

    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('My own.')
    await button(page, 'Reply').click()
    await button(page, 'Delete this reply by Ben M.').click()
    await page.getByRole('alertdialog', { name: 'Delete your reply?' }).waitFor()
    await waitUntilFocused(page, 'Cancel')
    await page.keyboard.press('Escape')
    await waitUntilFocused(page, 'Delete this reply by Ben M.')
    await page.keyboard.press('Enter')
    await button(page, 'Delete permanently').click()
    await toast(page, 'Reply deleted')
    await page.getByText('My own.').waitFor({ state: 'detached' })
    await waitUntilFocused(page, '1 reply')

    await button(page, 'Delete this post').click()
    await button(page, 'Delete permanently').click()
    await toast(page, 'Post deleted')
    await page.waitForURL('**/community')
    const answer = await page.goto(site.address + path)
    expect(answer?.status()).toBe(200)
    await page.getByRole('heading', { name: 'This post was deleted' }).waitFor()
    await page.getByText('Somebody else’s.').waitFor()
    expect(await page.getByText('Ben M.').count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('edits one post and opens another of their own without mixing their texts', async () => {
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
    await addNotification(site, ben, other.path)
    const { page, pageErrors } = await openAs({ site, browser }, ben, one.path)
    await button(page, 'Edit this post').click()
    await field(page, 'Content').fill('Eight minutes.')
    await button(page, 'Notifications, 1 unread').click()
    await page.getByRole('region', { name: 'Notifications' }).getByRole('link').click()
    await page.getByRole('heading', { name: 'Thyme' }).waitFor()
    await page.getByText('Ten minutes.').waitFor()
    await field(page, 'Content').waitFor({ state: 'detached' })
    await button(page, 'Edit this post').click()
    await field(page, 'Content').waitFor()
    await expect.poll(() => field(page, 'Content').inputValue()).toBe('Ten minutes.')
    expect(pageErrors).toEqual([])
  })
})
