import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { button, field, nameMember, rowsOf, storePost, storeReply, waitUntilVisible } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, addSession, type Member, openAs } from './member.ts'
import { emptyTables, toast } from './site.ts'

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
  await nameMember(site, ben.id, benName)
  await nameMember(site, cara.id, 'Cara N.')
})

/** Contains characters of Markdown. */
const benName = 'Ben *M* & Co_'

const follow = (page: Page, isPressed: boolean) =>
  page.getByRole('button', { name: 'Follow Linden', pressed: isPressed })

const mark = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ hasText: words }).getByText('The author chose this reply as the answer')

const suggested = (page: Page) => page.getByRole('listbox', { name: 'People in this thread' }).getByRole('option')
const mentionOf = (page: Page, name: string) => page.locator('.marked-text b').getByText(name, { exact: true })

async function reply(member: Member, postId: string, content: string): Promise<void> {
  const response = await fetch(`${site.address}/api/community/posts/${postId}/replies`, {
    method: 'POST',
    headers: {
      Cookie: `session=${await addSession(site, member)}`,
      Origin: site.address,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ content }),
  })
  expect(response.ok, await response.text()).toBe(true)
}

describe('a member', () => {
  it('follows a post and sees replies arrive, and mentions people by keyboard, by click and in an edit', async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ada.id, authorName: 'Ada L.' })
    await storeReply(site, (await storePost(site, { title: 'Mint' })).id, 'Ten.', { userId: ada.id, authorName: 'Eve' })
    const { page, pageErrors } = await openAs({ site, browser }, cara, path)
    await follow(page, false).click()
    await toast(page, 'You’re following this post. We’ll notify you of each reply.')
    await button(page, 'Notifications').waitFor()
    await reply(ben, id, 'Eight, with a lid on.')
    await button(page, 'Notifications, 1 unread').click()
    await page.getByText(`${benName} replied to “Linden”.`).waitFor()
    await page.getByRole('list').getByText('Eight, with a lid on.').waitFor()
    await page.keyboard.press('Escape')
    await follow(page, true).press('Enter')
    await toast(page, 'You no longer follow this post')
    await follow(page, false).waitFor()
    expect(await rowsOf(site, 'SELECT user_id FROM forum_follows')).toEqual([])
    await site.db.prepare('DELETE FROM user_notifications').run()

    await button(page, 'Write a reply').click()
    const area = field(page, 'Your reply')
    await area.pressSequentially('Thank you, @')
    await expect.poll(() => suggested(page).allInnerTexts()).toEqual([benName, 'Ada L.'])
    await area.press('ArrowDown')
    await page.getByRole('option', { name: 'Ada L.', selected: true }).waitFor()
    await expect
      .poll(() => area.getAttribute('aria-activedescendant'))
      .toBe(await page.getByRole('option', { selected: true }).getAttribute('id'))
    await area.press('Escape')
    await suggested(page).first().waitFor({ state: 'hidden' })
    await area.pressSequentially('be')
    await expect.poll(() => suggested(page).allInnerTexts()).toEqual([benName])
    await area.press('Enter')
    await expect.poll(() => area.inputValue()).toBe(String.raw`Thank you, @Ben \*M\* \& Co\_ `)
    await area.pressSequentially('for that.')
    await area.press('Enter')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await mentionOf(page, `@${benName}`).waitFor()
    await button(page, 'Reply').click()
    await toast(page, 'Reply added!')
    await page.getByRole('listitem').locator('b').getByText(`@${benName}`).waitFor()
    expect(await rowsOf(site, `SELECT user_id, title FROM user_notifications ORDER BY title`)).toEqual([
      { user_id: ada.id, title: 'New reply' },
      { user_id: ben.id, title: 'You were mentioned' },
    ])

    await page.setViewportSize({ width: 320, height: 900 })
    await button(page, 'Edit this reply by Cara N.').click()
    await field(page, 'Content').fill('Ten, @Ad')
    await field(page, 'Content').press('End')
    await field(page, 'Content').pressSequentially('a')
    await page.getByRole('option', { name: 'Ada L.' }).click()
    await expect.poll(() => field(page, 'Content').inputValue()).toBe('Ten, @Ada L. ')
    await field(page, 'Content').press('Enter')
    await field(page, 'Content').pressSequentially('Eight.')
    await button(page, 'Save').click()
    await page.getByText('Ten,').waitFor()
    await mentionOf(page, '@Ada L.').waitFor()
    expect(pageErrors).toEqual([])
  })
})

describe('the accepted answer', () => {
  it("is chosen by the post's author, announced to its writer, changed and withdrawn", async () => {
    const { id, path } = await storePost(site, { title: 'Linden', userId: ada.id, authorName: 'Ada L.' })
    await storeReply(site, id, 'Eight minutes.', { userId: ben.id, authorName: benName })
    await storeReply(site, id, 'Ten minutes.', { userId: cara.id, authorName: 'Cara N.' })
    const { page, pageErrors } = await openAs({ site, browser }, ada, path)
    await button(page, `Choose as answer: this reply by ${benName}`).press('Enter')
    await toast(page, 'Chosen as the answer')
    await mark(page, 'Eight minutes.').waitFor()
    await expect.poll(() => rowsOf(site, 'SELECT user_id FROM user_notifications')).toEqual([{ user_id: ben.id }])
    await button(page, 'Choose as answer: this reply by Cara N.').click()
    await mark(page, 'Ten minutes.').waitFor()
    await expect.poll(() => page.getByText('The author chose this reply as the answer').count()).toBe(1)
    expect(await (await fetch(`${site.address}/community`)).text()).toContain('Answer chosen')
    await button(page, 'Remove as answer: this reply by Cara N.').click()
    await toast(page, 'Answer removed')
    await mark(page, 'Ten minutes.').waitFor({ state: 'detached' })
    expect(await rowsOf(site, 'SELECT accepted_reply_id FROM forum_posts')).toEqual([{ accepted_reply_id: null }])
    expect(pageErrors).toEqual([])
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
