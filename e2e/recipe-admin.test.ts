import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import {
  addMember,
  adminEmail,
  longAgo,
  type Member,
  openAs,
  type OpenOptions,
  reauthenticate,
  signInAs,
} from './member.ts'
import { waitUntilFocused } from './page-helpers.ts'
import { delayRequests, emptyTables, goTo, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

let admin: Member
let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users', 'audit_log')
  admin = await addMember(site, 'admin', adminEmail)
  member = await addMember(site, 'ada')
})

const open = (path: string, options?: OpenOptions) => openAs({ site, browser }, admin, path, options)

const pencil = (page: Page) => page.getByRole('button', { name: 'Edit title' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Page title' })
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

const deleteButton = (page: Page) => page.locator('.delete-recipe').getByRole('button', { name: /^Delet(e|ing)/ })
const deletionDialog = (page: Page, name: string) => page.getByRole('alertdialog', { name: `Delete “${name}”?` })
const confirmDeletion = (page: Page) => page.getByRole('button', { name: 'Delete permanently' }).click()
const rowsOf = async (query: string) => (await site.db.prepare(query).all()).results

/** Returns a published remedy. Each test needs another one, because deleted remedies don't come back. */
async function firstRemedy(): Promise<{ id: string; name: string; path: string }> {
  const row = await site.db
    .prepare(`SELECT id, name, slug FROM recipes WHERE status = 'published' AND variety = 0 ORDER BY name LIMIT 1`)
    .first<{ id: string; name: string; slug: string }>()
  if (!row) throw new Error('No remedy is left.')
  return { id: row.id, name: row.name, path: `/recipe/${row.slug}` }
}

describe('the title of the list', () => {
  it('is changed by the administrator until the page is left', async () => {
    const { page, pageErrors } = await open('/remedies')
    await pencil(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('  Teas for a   long night ')
    await page.keyboard.press('Enter')
    await toast(page, 'Title updated successfully')
    await expect.poll(() => titleOf(page)).toBe('Teas for a long night')
    await waitUntilFocused(page, 'Edit title')
    await page.getByRole('link', { name: /^Cold & Flu/ }).click()
    await page.waitForURL('**/remedies?category=*')
    await expect.poll(() => titleOf(page)).toBe('Teas for a long night')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Categories' }).click()
    await page.waitForURL('**/categories')
    await nav.getByRole('link', { name: 'Remedies' }).click()
    await pencil(page).waitFor()
    await expect.poll(() => titleOf(page)).toBe('Natural Herbal Remedies')
    expect(pageErrors).toEqual([])
  })

  it('stays in place when the pencil appears, on every width', async () => {
    for (const width of [320, 390, 500, 900, 1280]) {
      const { page } = await openPage(browser, { width })
      await signInAs(site, page, admin)
      const release = await delayRequests(page, /title-editor/)
      await goTo(page, `${site.address}/remedies`)
      const positions = () =>
        page.evaluate(() =>
          ['h1', '[data-part="introduction"]', '.filters'].map((part) => {
            const { top, left, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
            return [top, left, height]
          }),
        )
      const before = await positions()
      release()
      await pencil(page).waitFor()
      expect(await positions()).toEqual(before)
      const { right } = await pencil(page).evaluate((button) => button.getBoundingClientRect().toJSON())
      expect(right).toBeLessThanOrEqual(width)
      await page.context().close()
    }
  })
})

describe('the deletion of a recipe', () => {
  it('asks for the password if it was entered too long ago, and notifies members who saved the recipe', async () => {
    const { id, name, path } = await firstRemedy()
    await site.db
      .prepare(
        'INSERT INTO user_recipe_interactions (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, updated_at) VALUES (?, ?, ?, 1, 0, 1, 1)',
      )
      .bind(crypto.randomUUID(), member.id, id)
      .run()
    const { page, pageErrors } = await open('/about', { reauthenticatedAt: longAgo() })
    await page.goto(site.address + path)
    await deleteButton(page).click()
    await deletionDialog(page, name).getByText('The page there will say that the recipe was withdrawn.').waitFor()
    await confirmDeletion(page)
    await reauthenticate(page)
    await toast(page, `"${name}" has been deleted successfully`)
    await page.waitForURL(`${site.address}/remedies`)
    expect(await rowsOf('SELECT action, actor_id, subject_id FROM audit_log')).toEqual([
      { action: 'recipe.delete', actor_id: admin.id, subject_id: id },
    ])
    await page.goBack()
    await page.waitForURL('**/about')

    const response = await page.goto(site.address + path)
    expect(response?.status()).toBe(410)
    await page.getByRole('heading', { name: 'This recipe was withdrawn' }).waitFor()
    await page.getByText('We removed it from our catalogue.').waitFor()
    expect(pageErrors).toEqual([])

    const memberTab = await openAs({ site, browser }, member, '/about')
    await memberTab.page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    const note = memberTab.page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    expect(await note.innerText()).toMatch(/^unread warning:/)
    await note.getByText(`"${name}" was withdrawn`).click()
    await memberTab.page.waitForURL('**/remedies')
    expect(await rowsOf('SELECT recipe_id FROM user_recipe_interactions')).toEqual([])
  })
})
