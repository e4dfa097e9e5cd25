import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, type Member, openAs } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { delayRequests, emptyTables, type PageOptions } from './site.ts'

const { site, browser } = await openJourney()

let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'forum_posts', 'forum_categories', 'users')
  admin = await addMember(site, 'us', adminEmail)
  for (const [position, name] of ['Cups', 'Pots', 'Herbs'].entries())
    await site.db
      .prepare(
        `INSERT INTO forum_categories (id, slug, name, description, color, icon, order_index, is_active) VALUES (?, ?, ?, '', '#123456', '🫖', ?, 1)`,
      )
      .bind(idOf(position), name.toLowerCase(), name, position + 1)
      .run()
})

const idOf = (position: number) => `10000000-0000-4000-8000-00000000000${position}`

const openCategories = (options?: PageOptions) => openAs({ site, browser }, admin, '/admin/categories', options)

const addPost = (categoryId: string, status = 'shown') =>
  site.db
    .prepare(
      `INSERT INTO forum_posts (id, category_id, slug, title, content, body, checked, data_version, status, created_at)
       VALUES (?, ?, 'a-post', 'A post', 'Text', '[]', '{}', '', ?, 1)`,
    )
    .bind(crypto.randomUUID(), categoryId, status)
    .run()

const categoryItem = (page: Page, name: string) =>
  page.locator('main ol > li').filter({ has: page.getByRole('heading', { name }) })
const names = (page: Page) => page.locator('main ol h2').allInnerTexts()
const readCategories = async () =>
  (await site.db.prepare('SELECT * FROM forum_categories ORDER BY order_index, id').all()).results

const postCategories = async () => (await site.db.prepare('SELECT category_id FROM forum_posts').all()).results
const storedNames = async () => (await readCategories()).map(({ name }) => name)

/** Returns the centre of the element in pixels of the window. */
async function centreOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
const handle = (page: Page, name: string) => categoryItem(page, name).locator('[title="Drag to move"]')

/** Drags a category to the top or bottom of another one. Doesn't release the mouse button. */
async function drag(page: Page, name: string, onto: string, end: 'top' | 'bottom') {
  const [from, target] = [await centreOf(handle(page, name)), await categoryItem(page, onto).boundingBox()]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const y = end === 'top' ? (target?.y ?? 0) + 2 : (target?.y ?? 0) + (target?.height ?? 0) - 2
  await page.mouse.move(from.x, y, { steps: 5 })
}

describe('the administrator', () => {
  it('creates a category with the defaults, edits it, hides it, shows it again, and deletes others after confirmation', async () => {
    await addPost(idOf(0))
    await addPost(idOf(0), 'hidden')
    const { page, pageErrors } = await openCategories()
    const newCategoryForm = page.getByRole('region', { name: 'New category' })
    await newCategoryForm.getByLabel('Name').fill('Teas of old')
    await page.keyboard.press('Enter')
    await categoryItem(page, 'Teas of old').waitFor()
    expect((await readCategories()).at(-1)).toMatchObject({
      slug: 'teas-of-old',
      color: '#8B5CF6',
      icon: '💬',
      order_index: 4,
      is_active: 1,
    })
    expect(await newCategoryForm.getByLabel('Name').inputValue()).toBe('')
    const editButton = categoryItem(page, 'Teas of old').getByRole('button', { name: /^Edit/ })
    await editButton.click()
    const form = page.getByRole('form', { name: 'Edit Teas of old' })
    await form.getByLabel('Name').fill('Teas of today')
    await form.getByLabel('Icon (one emoji)').fill('two')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Please choose one emoji').first().waitFor()
    await form.getByLabel('Icon (one emoji)').fill('🍵')
    await form.getByRole('button', { name: 'Save' }).click()
    await categoryItem(page, 'Teas of today').waitFor()
    const nextEditButton = categoryItem(page, 'Teas of today').getByRole('button', { name: /^Edit/ })
    await expect.poll(() => nextEditButton.evaluate((button) => button === document.activeElement)).toBe(true)
    expect((await readCategories()).at(-1)).toMatchObject({ slug: 'teas-of-old', name: 'Teas of today', icon: '🍵' })
    await categoryItem(page, 'Teas of today').getByRole('button', { name: /^Hide/ }).click()
    await categoryItem(page, 'Teas of today').getByText('hidden').waitFor()
    await categoryItem(page, 'Teas of today').getByRole('button', { name: /^Show/ }).click()
    await categoryItem(page, 'Teas of today').getByRole('button', { name: /^Hide/ }).waitFor()
    await expect.poll(async () => (await readCategories()).at(-1)).toMatchObject({ is_active: 1 })

    await categoryItem(page, 'Cups').getByText('1 post').waitFor()
    const deleteButton = categoryItem(page, 'Cups').getByRole('button', { name: /^Delete/ })
    const dialog = page.getByRole('alertdialog')
    await deleteButton.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await readCategories()).toHaveLength(4)
    await deleteButton.click()
    await dialog.getByLabel('Move its posts to').selectOption('Herbs')
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect.poll(() => names(page)).toEqual(['Pots', 'Herbs', 'Teas of today'])
    await categoryItem(page, 'Herbs').getByText('1 post').waitFor()
    await expect.poll(postCategories).toEqual([{ category_id: idOf(2) }, { category_id: idOf(2) }])
    await categoryItem(page, 'Pots')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await dialog.getByRole('button', { name: 'Delete permanently' }).waitFor()
    expect(await dialog.getByLabel('Move its posts to').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect.poll(() => names(page)).toEqual(['Herbs', 'Teas of today'])
    expect(pageErrors).toEqual([])
  })

  it('reorders categories by keyboard, mouse and finger, and sees each in place before it is stored', async () => {
    const { page, pageErrors } = await openCategories()
    const down = page.getByRole('button', { name: 'Move Cups down' })
    await down.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual(['Pots', 'Cups', 'Herbs'])
    await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual(['Pots', 'Herbs', 'Cups'])
    await expect.poll(() => down.isDisabled()).toBe(true)
    await expect.poll(storedNames).toEqual(['Pots', 'Herbs', 'Cups'])

    // The order is now Pots, Herbs, Cups.
    const release = await delayRequests(page, '**/api/community/categories/order')
    const first = await categoryItem(page, 'Pots').boundingBox()
    await drag(page, 'Pots', 'Cups', 'bottom')
    await expect.poll(async () => (await categoryItem(page, 'Herbs').boundingBox())?.y).toBe(first?.y)
    await page.mouse.up()
    await expect.poll(() => names(page)).toEqual(['Herbs', 'Cups', 'Pots'])
    expect(await storedNames()).toEqual(['Pots', 'Herbs', 'Cups'])
    await drag(page, 'Pots', 'Herbs', 'top')
    await page.mouse.up()
    await expect.poll(() => names(page)).toEqual(['Pots', 'Herbs', 'Cups'])
    await drag(page, 'Cups', 'Pots', 'top')
    await page.mouse.up()
    await expect.poll(() => names(page)).toEqual(['Cups', 'Pots', 'Herbs'])
    release()
    await expect.poll(storedNames).toEqual(['Cups', 'Pots', 'Herbs'])
    await expect.poll(() => names(page)).toEqual(['Cups', 'Pots', 'Herbs'])
    await expect.poll(() => page.locator('main ol [style*="translate"]').count()).toBe(0)

    await page.unrouteAll()
    let writes = 0
    page.on('request', (request) => (writes += request.url().endsWith('/categories/order') ? 1 : 0))
    await drag(page, 'Cups', 'Herbs', 'bottom')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(() => page.locator('[data-dragged=true], [style*=translate]').count()).toBe(0)
    await drag(page, 'Herbs', 'Herbs', 'bottom')
    await page.mouse.up()
    expect([writes, await names(page)]).toEqual([0, ['Cups', 'Pots', 'Herbs']])

    await page.setViewportSize({ width: 320, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    const [from, target] = [
      await centreOf(handle(page, 'Pots')),
      await centreOf(categoryItem(page, 'Cups').locator('h2')),
    ]
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    const scrolled = await page.evaluate(() => scrollY)
    await touch('touchStart', [from])
    for (let step = 1; step <= 5; step++)
      await touch('touchMove', [{ x: from.x, y: from.y + ((target.y - from.y) * step) / 5 }])
    await expect
      .poll(async () => (await centreOf(categoryItem(page, 'Cups').locator('h2'))).y)
      .toBeGreaterThan(target.y)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await touch('touchEnd', [])
    await expect.poll(storedNames).toEqual(['Pots', 'Cups', 'Herbs'])
    await expect.poll(() => names(page)).toEqual(['Pots', 'Cups', 'Herbs'])
    expect(await contentWidth(page)).toBe(320)
    expect(pageErrors).toEqual([])
  })
})
