import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { button, field, nameMember, rowsOf, storePost, storeReply, waitUntilVisible } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, openAs } from './member.ts'
import { emptyTables, toast, waitUntilHydrated } from './site.ts'

const { site, browser } = await openJourney()

let ada: Member
let ben: Member
let cara: Member
beforeEach(async () => {
  await emptyTables(site, 'forum_posts', 'users')
  ada = await addMember(site, 'ada')
  ben = await addMember(site, 'ben')
  cara = await addMember(site, 'cara')
  await nameMember(site, ada.id, 'Ada L.')
  await nameMember(site, ben.id, 'Ben M.')
  await nameMember(site, cara.id, 'Cara N.')
})

const follow = (page: Page, isPressed: boolean) =>
  page.getByRole('button', { name: 'Follow Linden', pressed: isPressed })

const mark = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ hasText: words }).getByText('The author chose this reply as the answer')

const suggested = (page: Page) => page.getByRole('listbox', { name: 'People in this thread' }).getByRole('option')
const mentionOf = (page: Page, name: string) => page.locator('.marked-text b').getByText(name, { exact: true })

async function write(page: Page, content: string) {
  await button(page, 'Write a reply').click()
  await field(page, 'Your reply').fill(content)
  await button(page, 'Reply').click()
  await toast(page, 'Reply added!')
}

describe('following a post', () => {
  it('notifies of a reply from another window, until it is undone', async () => {
    const { path } = await storePost(site, { title: 'Linden', userId: ada.id, authorName: 'Ada L.' })
    const { page, pageErrors } = await openAs({ site, browser }, cara, path)
    await follow(page, false).click()
    await toast(page, 'You’re following this post. We’ll notify you of each reply.')
    await button(page, 'Notifications').waitFor()
    const replier = await openAs({ site, browser }, ben, path)
    await write(replier.page, 'Eight, with a lid on.')
    await button(page, 'Notifications, 1 unread').click()
    await page.getByText('Ben M. replied to “Linden”.').waitFor()
    await page.getByRole('list').getByText('Eight, with a lid on.').waitFor()
    await page.reload()
    await waitUntilHydrated(page)
    await follow(page, true).press('Enter')
    await toast(page, 'You no longer follow this post')
    await follow(page, false).waitFor()
    expect(await rowsOf(site, 'SELECT user_id FROM forum_follows')).toEqual([])
    expect([...pageErrors, ...replier.pageErrors]).toEqual([])
  })
})

describe('the accepted answer', () => {
  it("is chosen by the post's author, announced to its writer, changed and withdrawn", async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ada.id, authorName: 'Ada L.' })
    await storeReply(site, id, 'Eight minutes.', { userId: ben.id, authorName: 'Ben M.' })
    await storeReply(site, id, 'Ten minutes.', { userId: cara.id, authorName: 'Cara N.' })
    const { page, pageErrors } = await openAs({ site, browser }, ada, path)
    const writer = await openAs({ site, browser }, ben, path)
    await button(writer.page, 'Notifications').waitFor()
    await button(page, 'Choose as answer: this reply by Ben M.').press('Enter')
    await toast(page, 'Chosen as the answer')
    await mark(page, 'Eight minutes.').waitFor()
    await mark(writer.page, 'Eight minutes.').waitFor()
    await button(writer.page, 'Notifications, 1 unread').waitFor()
    expect(await button(writer.page, /^(Choose as|Take) answer/).count()).toBe(0)

    await button(page, 'Choose as answer: this reply by Cara N.').click()
    await mark(page, 'Ten minutes.').waitFor()
    await expect.poll(() => page.getByText('The author chose this reply as the answer').count()).toBe(1)
    await page.getByRole('link', { name: 'Community', exact: true }).first().click()
    await page.getByRole('article').getByText('Answer chosen').waitFor()
    await page.goBack()
    await button(page, 'Remove as answer: this reply by Cara N.').click()
    await toast(page, 'Answer removed')
    await mark(page, 'Ten minutes.').waitFor({ state: 'detached' })
    expect(await rowsOf(site, 'SELECT accepted_reply_id FROM forum_posts')).toEqual([{ accepted_reply_id: null }])
    expect([...pageErrors, ...writer.pageErrors]).toEqual([])
  })

  it.each([true, false])('is linked from its post, even on a later page, with JavaScript: %s', async (scripts) => {
    const { id, path } = await storePost(site, { title: 'Linden' })
    for (let number = 1; number <= 24; number++) await storeReply(site, id, `Answer ${number}.`)
    const chosen = await storeReply(site, id, 'This one.')
    await site.db.prepare('UPDATE forum_posts SET accepted_reply_id = ? WHERE id = ?').bind(chosen, id).run()
    const { page, pageErrors } = await openAs({ site, browser }, undefined, path, { scripts })
    await page.getByRole('link', { name: 'Read the answer' }).click()
    await page.waitForURL(`**#reply-${chosen}`)
    await mark(page, 'This one.').waitFor()
    await waitUntilVisible(page, `#reply-${chosen}`)
    expect(pageErrors).toEqual([])
  })
})

describe('a mention', () => {
  it('is suggested from the people in the thread, chosen by keyboard, and notified once', async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ada.id, authorName: 'Ada L.' })
    await nameMember(site, ben.id, 'Ben *M* & Co_')
    await storeReply(site, id, 'Eight minutes.', { userId: ben.id, authorName: 'Ben *M* & Co_' })
    await storeReply(site, (await storePost(site, { title: 'Mint' })).id, 'Ten.', {
      userId: cara.id,
      authorName: 'Eve',
    })
    const mentioned = await openAs({ site, browser }, ben, path)
    await button(mentioned.page, 'Notifications').waitFor()
    const { page, pageErrors } = await openAs({ site, browser }, cara, path)
    await button(page, 'Write a reply').click()
    const area = field(page, 'Your reply')
    await area.pressSequentially('Thank you, @')
    await expect.poll(() => suggested(page).allInnerTexts()).toEqual(['Ben *M* & Co_', 'Ada L.'])
    await area.press('ArrowDown')
    await page.getByRole('option', { name: 'Ada L.', selected: true }).waitFor()
    await expect
      .poll(() => area.getAttribute('aria-activedescendant'))
      .toBe(await page.getByRole('option', { selected: true }).getAttribute('id'))
    await area.press('Escape')
    await suggested(page).first().waitFor({ state: 'hidden' })
    await area.pressSequentially('be')
    await expect.poll(() => suggested(page).allInnerTexts()).toEqual(['Ben *M* & Co_'])
    await area.press('Enter')
    await expect.poll(() => area.inputValue()).toBe(String.raw`Thank you, @Ben \*M\* \& Co\_ `)
    await area.pressSequentially('for that.')
    await area.press('Enter')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await mentionOf(page, '@Ben *M* & Co_').waitFor()
    await button(page, 'Reply').click()
    await toast(page, 'Reply added!')
    await page.getByRole('listitem').locator('b').getByText('@Ben *M* & Co_').waitFor()
    await button(mentioned.page, 'Notifications, 1 unread').click()
    await mentioned.page.getByText('Cara N. mentioned you in a reply to “Linden”.').waitFor()
    expect(await rowsOf(site, `SELECT user_id, title FROM user_notifications ORDER BY title`)).toEqual([
      { user_id: ada.id, title: 'New reply' },
      { user_id: ben.id, title: 'You were mentioned' },
    ])
    expect([...pageErrors, ...mentioned.pageErrors]).toEqual([])
  })

  it('is chosen by a click, stays in drafts and edits, and then Enter starts a new line again', async () => {
    const { path } = await storePost(site, { title: 'Linden', userId: ada.id, authorName: 'Ada L.' })
    const { page, pageErrors } = await openAs({ site, browser }, ben, path, { width: 320 })
    await button(page, 'Write a reply').click()
    await field(page, 'Your reply').pressSequentially('@a')
    await page.getByRole('option', { name: 'Ada L.' }).click()
    await page.reload()
    await waitUntilHydrated(page)
    await button(page, 'Write a reply').click()
    await button(page, 'Restore').click()
    await expect.poll(() => field(page, 'Your reply').inputValue()).toBe('@Ada L. ')
    await field(page, 'Your reply').press('End')
    await field(page, 'Your reply').press('Enter')
    await field(page, 'Your reply').pressSequentially('Eight.')
    await button(page, 'Reply').click()
    await toast(page, 'Reply added!')
    await mentionOf(page, '@Ada L.').waitFor()
    await button(page, 'Edit this reply by Ben M.').click()
    await field(page, 'Content').fill('Ten, @Ad')
    await field(page, 'Content').press('End')
    await field(page, 'Content').pressSequentially('a')
    await page.getByRole('option', { name: 'Ada L.' }).click()
    await button(page, 'Save').click()
    await page.getByText('Ten,').waitFor()
    await mentionOf(page, '@Ada L.').waitFor()
    expect(pageErrors).toEqual([])
  })
})
