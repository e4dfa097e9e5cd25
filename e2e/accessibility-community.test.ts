import { expect, it } from 'vitest'

import { findViolationsInAppearances } from './axe.ts'
import { nameMember, storePost, storeReply } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, signInAs } from './member.ts'
import { goTo, openPage } from './site.ts'

const { site, browser } = await openJourney()

/** Stores a pinned and locked post, and a post by the administrator with a chosen answer. Returns the latter. */
async function storePosts() {
  const admin = await addMember(site, 'forum', adminEmail)
  await nameMember(site, admin.id, 'Ada L.')
  const { id, path } = await storePost(site, { title: 'Linden', userId: admin.id, authorName: 'Ada L.' })
  const { id: userId } = await addMember(site, 'reply')
  const answer = await storeReply(site, id, 'Eight, with a lid on.', { userId, authorName: 'Ben M.' })
  await site.db.prepare('UPDATE forum_posts SET accepted_reply_id = ? WHERE id = ?').bind(answer, id).run()
  await storePost(site, { title: 'Rules' })
  await site.db.prepare("UPDATE forum_posts SET is_pinned = 1, locked_at = 1 WHERE title = 'Rules'").run()
  await site.db
    .prepare("INSERT INTO forum_reports (id, post_id, reason, created_at) VALUES (?, ?, 'It sells.', 1)")
    .bind(crypto.randomUUID(), id)
    .run()
  return { admin, path }
}

it('the community passes axe, also where members write, in its dialogs and in the list of reports', async () => {
  const { admin, path } = await storePosts()
  const { page } = await openPage(browser)
  await signInAs(site, page, admin)
  const show = (address: string) => goTo(page, site.address + address)
  await show('/community?search=cinnamon')
  expect(await findViolationsInAppearances(page, 'nothing found')).toEqual([])
  await show('/community')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByText('Please fill in all fields').first().waitFor()
  expect(await findViolationsInAppearances(page, 'board with a new post')).toEqual([])

  await show(path)
  await page.getByRole('button', { name: 'Edit this post' }).waitFor()
  expect(await findViolationsInAppearances(page, 'post')).toEqual([])
  await page.getByRole('button', { name: 'Write a reply' }).click()
  await page.getByRole('textbox', { name: 'Your reply' }).pressSequentially('@')
  await page.getByRole('option', { name: 'Ben M.' }).waitFor()
  expect(await findViolationsInAppearances(page, 'mention')).toEqual([])
  await page.getByRole('button', { name: 'Write a reply' }).click()
  await page.getByRole('button', { name: 'Edit this post' }).click()
  await page.getByRole('textbox', { name: 'Content' }).waitFor()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('tabpanel', { name: 'Preview' }).getByText('Five minutes').waitFor()
  expect(await findViolationsInAppearances(page, 'edited post')).toEqual([])
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'Report this reply' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findViolationsInAppearances(page, 'report')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Moderate this reply' }).click()
  await page.getByRole('dialog', { name: 'Moderate' }).waitFor()
  expect(await findViolationsInAppearances(page, 'moderation of a reply')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete this post' }).click()
  await page.getByRole('alertdialog').waitFor()
  expect(await findViolationsInAppearances(page, 'deletion')).toEqual([])

  await show('/admin/moderation')
  await page.getByText('It sells.').waitFor()
  expect(await findViolationsInAppearances(page, 'moderation')).toEqual([])
})
