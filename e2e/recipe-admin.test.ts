import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, longAgo, type Member, reauthenticate, signInAs } from './member.ts'
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

const pencil = (page: Page) => page.getByRole('button', { name: 'Edit title' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Page title' })
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

const deleteButton = (page: Page) => page.locator('.delete-recipe').getByRole('button', { name: /^Delet(e|ing)/ })
const deletionDialog = (page: Page, name: string) => page.getByRole('alertdialog', { name: `Delete “${name}”?` })
const confirmDeletion = (page: Page) => page.getByRole('button', { name: 'Delete permanently' }).click()
const rowsOf = async (query: string) => (await site.db.prepare(query).all()).results

/** Returns a published remedy. */
async function firstRemedy(): Promise<{ id: string; name: string; path: string }> {
  const row = await site.db
    .prepare(`SELECT id, name, slug FROM recipes WHERE status = 'published' AND variety = 0 ORDER BY name LIMIT 1`)
    .first<{ id: string; name: string; slug: string }>()
  if (!row) throw new Error('No remedy is left.')
  return { id: row.id, name: row.name, path: `/recipe/${row.slug}` }
}

const widths = [320, 390, 500, 900, 1280]

/** Returns the positions of the page's parts at each width. */
async function measureWidths(page: Page): Promise<unknown[]> {
  const positions = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    positions.push(
      await page.evaluate(() =>
        ['h1', '[data-part="introduction"]', '.filters'].map((part) => {
          const { top, left, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return [top, left, height]
        }),
      ),
    )
  }
  return positions
}

describe('the administrator', () => {
  it('changes the title of the list until the page is left, and deletes a recipe after entering the password again', async () => {
    const { id, name, path } = await firstRemedy()
    await site.db
      .prepare(
        'INSERT INTO user_recipe_interactions (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, updated_at) VALUES (?, ?, ?, 1, 0, 1, 1)',
      )
      .bind(crypto.randomUUID(), member.id, id)
      .run()
    const { page, pageErrors } = await openPage(browser)
    await signInAs(site, page, admin, { reauthenticatedAt: longAgo() })
    const release = await delayRequests(page, /title-editor/)
    await goTo(page, `${site.address}/remedies`)
    const before = await measureWidths(page)
    release()
    await pencil(page).waitFor()
    expect(await measureWidths(page)).toEqual(before)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { right } = await pencil(page).evaluate((button) => button.getBoundingClientRect().toJSON())
      expect(right).toBeLessThanOrEqual(width)
    }

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

    await page.goto(site.address + path)
    await deleteButton(page).click()
    await deletionDialog(page, name).getByText('The page there will say that the recipe was withdrawn.').waitFor()
    await confirmDeletion(page)
    await reauthenticate(page)
    await toast(page, `"${name}" has been deleted successfully`)
    await page.waitForURL(`${site.address}/remedies`)
    await pencil(page).waitFor()
    expect(await titleOf(page)).toBe('Natural Herbal Remedies')
    expect(await rowsOf('SELECT action, actor_id, subject_id FROM audit_log')).toEqual([
      { action: 'recipe.delete', actor_id: admin.id, subject_id: id },
    ])
    await page.goBack()
    await page.waitForURL('**/remedies?category=*')

    const response = await page.request.get(site.address + path)
    expect([response.status(), await response.text()]).toEqual([
      410,
      expect.stringMatching(/This recipe was withdrawn[^]*We removed it from our catalogue\./),
    ])
    expect(await rowsOf('SELECT user_id, title, type, link FROM user_notifications')).toMatchObject([
      { user_id: member.id, type: 'warning', link: '/remedies' },
    ])
    expect(await rowsOf('SELECT recipe_id FROM user_recipe_interactions')).toEqual([])
    expect(pageErrors).toEqual([])
  })
})
