import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { botLabel } from '#domain/bot/bot.messages.ts'
import { paths } from '#domain/paths.ts'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, longAgo, type Member, type OpenOptions, reauthenticate, signInAs } from './member.ts'
import { press, contentWidth } from './page-helpers.ts'
import { emptyTables, goTo, openPage, toast } from './site.ts'

const { site, browser } = await openJourney({ BOT_DAILY_MAX: '24' })

const everyMinute = '* * * * *'
let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'users', 'bot_activity', 'bot_batches', 'bot_days', 'bot_lease')
  await site.db.prepare(`DELETE FROM recipes WHERE origin = 'bot'`).run()
  await site.db.prepare(`DELETE FROM recipe_slugs WHERE recipe_id NOT IN (SELECT id FROM recipes)`).run()
  admin = await addMember(site, 'admin', adminEmail)
})

async function openAsAdmin(path: string = paths.adminBot, { reauthenticatedAt, ...options }: OpenOptions = {}) {
  const opened = await openPage(browser, options)
  await signInAs(site, opened.page, admin, { reauthenticatedAt })
  const socketOpened = opened.page.waitForEvent('websocket')
  await goTo(opened.page, site.address + path)
  await opened.page.getByRole('heading', { level: 1 }).waitFor()
  await socketOpened
  return opened
}

const lastActivity = (page: Page) => page.locator('main dl dd').first()
const rowsOf = async <Row>(query: string) => (await site.db.prepare(query).all<Row>()).results
const botRecipes = () =>
  rowsOf<{ id: string; slug: string; name: string; ailment: string }>(
    `SELECT id, slug, name, ailment FROM recipes WHERE origin = 'bot' ORDER BY created_at DESC, id`,
  )

/** Stores a copy of the recipe under another slug and returns its ID. */
async function copyRecipe(slug: string, number: number): Promise<string> {
  const id = crypto.randomUUID()
  const columns = (await rowsOf<{ name: string }>(`SELECT name FROM pragma_table_info('recipes')`))
    .map(({ name }) => name)
    .filter((name) => !['row_key', 'id', 'slug', 'origin'].includes(name))
    .join(', ')
  await site.db.batch([
    site.db
      .prepare(
        `INSERT INTO recipes (id, slug, origin, ${columns}) SELECT ?, ?, 'bot', ${columns} FROM recipes WHERE slug = ?`,
      )
      .bind(id, `${slug}-copy-${number}`, slug),
    site.db
      .prepare('INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES (?, ?, 1)')
      .bind(`${slug}-copy-${number}`, id),
    site.db
      .prepare(
        `INSERT INTO recipe_ingredients SELECT ?1, order_index, name, amount, notes, herb_id, grams_per_cup FROM recipe_ingredients WHERE recipe_id = (SELECT id FROM recipes WHERE slug = ?2)`,
      )
      .bind(id, slug),
  ])
  return id
}

/** Stores a recipe that needs review, and returns its slug. */
async function addForReview(name: string, number: number): Promise<string> {
  const id = await copyRecipe('hillside-thyme-cup', number)
  await site.db
    .prepare(`UPDATE recipes SET name = ?, status = 'review', verdict = 'needs_review' WHERE id = ?`)
    .bind(name, id)
    .run()
  await site.db.prepare(`INSERT INTO recipe_instructions VALUES (?, 1, 'Steep for 8 minutes.')`).bind(id).run()
  return `hillside-thyme-cup-copy-${number}`
}

const statusOf = async (slug: string) => (await fetch(`${site.address}/recipe/${slug}`)).status

describe('the Herbi bot', () => {
  it('is switched on and off, and another open page shows it at once', async () => {
    const [{ page, pageErrors }, other] = [await openAsAdmin(), await openAsAdmin()]
    await page.getByRole('heading', { name: 'Stopped' }).waitFor()
    await press(page, 'Enable Herbi Bot')
    await toast(page, 'Herbi Bot enabled')
    await page.getByRole('heading', { name: 'Running' }).waitFor()
    await expect.poll(() => lastActivity(other.page).innerText()).toContain('Herbi Bot was enabled')
    await other.page.getByRole('heading', { name: 'Running' }).waitFor()

    await site.runJobs(everyMinute)
    await expect.poll(() => lastActivity(other.page).innerText()).toContain('Scheduled batch of 5 recipes: 5 published')
    await page.getByText('5 out of a maximum of 24').waitFor()

    await press(page, 'Stop Herbi Bot')
    await toast(page, 'Herbi Bot stopped')
    await other.page.getByRole('heading', { name: 'Stopped' }).waitFor()
    await site.runJobs(everyMinute, new Date(Date.now() + 60_000))
    expect(await botRecipes()).toHaveLength(5)
    expect([pageErrors, other.pageErrors]).toEqual([[], []])
  })

  it('saves the number of recipes per batch, and replaces an invalid number by 1, until the session has ended', async () => {
    const { page, pageErrors } = await openAsAdmin()
    const size = page.getByLabel('Recipes per batch')
    await size.fill('12')
    await press(page, 'Save')
    await toast(page, 'Settings updated')
    await page.reload()
    await expect.poll(() => size.inputValue()).toBe('12')
    await size.fill('')
    await press(page, 'Save')
    await expect.poll(() => size.inputValue()).toBe('1')
    await site.db.prepare('DELETE FROM sessions').run()
    await press(page, 'Save')
    await toast(page, 'Please log in to update settings')
    expect(pageErrors).toEqual([])
  })
})

describe('a manual batch', () => {
  it('writes recipes that the site shows with their author, continues by itself, and stops at the daily limit', async () => {
    const { page, pageErrors } = await openAsAdmin()
    await page.getByLabel('Ailment', { exact: true }).selectOption('Sleep Problems')
    await press(page, 'Generate one recipe')
    await toast(page, '1 recipe published.')
    await page.getByText('1 out of a maximum of 24, 1 generated manually').waitFor()
    const [recipe] = await botRecipes()
    expect(recipe?.ailment).toBe('Sleep Problems')
    await page.getByLabel('Recipes in the batch').fill('12')
    await press(page, 'Generate the batch')
    await toast(page, '5 recipes published. We’re still generating the rest of the batch of 12.')
    await expect.poll(() => lastActivity(page).innerText()).toContain('Manual batch of 12 recipes: 12 published')
    expect(await botRecipes()).toHaveLength(13)

    await site.db.prepare('UPDATE bot_days SET scheduled = 11').run()
    await page.getByRole('button', { name: 'Generate the batch' }).focus()
    await page.keyboard.press('Enter')
    await toast(
      page,
      'Failed to generate recipes: The daily limit of 24 recipes has been reached. Try again tomorrow (UTC).',
    )
    const focusedText = () => page.evaluate(() => document.activeElement?.textContent)
    await expect
      .poll(focusedText, { message: 'the button that was pressed has the focus again' })
      .toBe('Generate the batch')

    await page.goto(`${site.address}/recipe/${recipe?.slug}`)
    await page.getByRole('heading', { level: 1, name: recipe?.name ?? '' }).waitFor()
    await page.getByText(`${botLabel}.`).waitFor()
    await page.getByRole('heading', { name: 'Important Notes' }).waitFor()
    expect(pageErrors).toEqual([])
  })
})

describe('duplicates', () => {
  it('are reported, shown on a small screen, and deleted after confirmation', async () => {
    await copyRecipe('hillside-thyme-cup', 1)
    const { page, pageErrors } = await openAsAdmin(paths.adminBot, { reauthenticatedAt: longAgo(), width: 320 })
    await press(page, 'Generate one recipe')
    await page.getByText('One duplicate was found.', { exact: false }).first().waitFor()
    await press(page, 'Check for duplicates')
    await page.getByText('One duplicate.', { exact: true }).waitFor()
    expect(await contentWidth(page)).toBe(320)
    await page.getByRole('button', { name: 'Delete 1 recipe written by the bot' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete 1 recipe?' })
    await question.getByText('(hillside-thyme-cup-copy-1)', { exact: false }).waitFor()
    await question.getByRole('button', { name: 'Delete permanently' }).click()
    await reauthenticate(page)
    await toast(page, 'Duplicates deleted')
    expect((await botRecipes()).filter(({ slug }) => slug.includes('copy'))).toEqual([])
    await expect.poll(() => lastActivity(page).innerText()).toContain('Cleanup: one duplicate was deleted.')
    expect(await statusOf('hillside-thyme-cup-copy-1')).toBe(410)
    expect(pageErrors).toEqual([])
  })
})

describe('the review list', () => {
  it('edits and checks a recipe, publishes an approved one, and deletes a rejected one with its reason', async () => {
    const refused = 'Thyme at the Gate'
    const approved = 'Thyme by the Door'
    await addForReview(refused, 7)
    const slug = await addForReview(approved, 8)
    const { page, pageErrors } = await openAsAdmin(paths.adminReview, { width: 320 })
    await page.getByRole('button', { name: `Edit ${refused}` }).click()
    await page.getByLabel('Description').fill('This tea cures insomnia.')
    await press(page, 'Save')
    await page.locator('.error', { hasText: 'cures insomnia' }).waitFor()
    await page.getByLabel('Description').fill('A plain cup of thyme.')
    await page.getByLabel('grams per cup').first().fill('90')
    await press(page, 'Save')
    await page.locator('.error', { hasText: 'Enter at most 30 grams' }).waitFor()
    await page.getByLabel('grams per cup').first().fill('20')
    await press(page, 'Save')
    await toast(page, 'Saved and checked again')
    await page.locator('.tag', { hasText: 'refused' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: `Approve ${refused}` }).isDisabled()).toBe(true)
    expect(await contentWidth(page)).toBe(320)

    await page.getByRole('button', { name: `Approve ${approved}` }).click()
    await toast(page, `“${approved}” published`)
    expect(await statusOf(slug)).toBe(200)
    await expect.poll(() => page.getByText('Reject…').count()).toBe(1)
    await page.getByText('Reject…').click()
    await page.getByLabel('Reason (optional)').fill('Too plain')
    await press(page, 'Reject and delete')
    await toast(page, `“${refused}” rejected`)
    await page.getByText('You’re all caught up.').waitFor()
    await page.goto(site.address + paths.adminBot)
    await page.getByText(`“${refused}” was rejected after review: Too plain`).first().waitFor()
    expect(pageErrors).toEqual([])
  })
})
