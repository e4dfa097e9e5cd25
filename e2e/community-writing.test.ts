import { beforeEach, describe, expect, it } from 'vitest'

import { button, field, link, nameMember, posts, storePost, storeReply } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, openAs } from './member.ts'
import { waitUntilFocused } from './page-helpers.ts'
import { delayRequests, emptyTables, goTo, toast } from './site.ts'

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
  it('writes a first post under a display name, previews it, reads it, and keeps a reply when another tab signs out', async () => {
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
    await link(page, 'View post').waitFor()

    const release = await delayRequests(page, /api[/]community[/]own/)
    await button(page, 'New Post').click()
    await page.locator('.text-form').waitFor()
    const search = page.getByRole('searchbox')
    const before = await search.boundingBox()
    release()
    await field(page, 'Title').waitFor()
    expect(await search.boundingBox()).toEqual(before)
    await link(page, 'Drying mint').click()
    await page.getByRole('heading', { name: 'Drying mint' }).waitFor()
    await page.locator('strong', { hasText: 'ten' }).waitFor()
    await page.getByText('Ada L.').first().waitFor()

    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').fill('Ten, or twelve')
    const other = await page.context().newPage()
    await goTo(other, page.url())
    await button(other, 'AD: account of ada@example.org').click()
    await other.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(other, 'See you later!')
    await page.getByText('Your draft is saved in this browser.').waitFor()
    expect(pageErrors).toEqual([])
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
    const deletedPage = await fetch(site.address + path)
    const text = await deletedPage.text()
    expect([deletedPage.status, text.includes('Ben M.')]).toEqual([200, false])
    expect(text).toMatch(/This post was deleted[^]*Somebody else’s\./)
    expect(pageErrors).toEqual([])
  })
})
