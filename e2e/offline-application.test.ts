import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'

import { card, storeHerbs } from './cabinet-page.ts'
import { saveRecipes } from './collection-page.ts'
import { openJourney } from './journey.ts'
import { addMember, makePremium, type Member, openAs, signInAs } from './member.ts'
import { press } from './page-helpers.ts'
import { emptyTables, goTo, visit } from './site.ts'

const environment = await openJourney()
const { site, browser } = environment

const ownRecipeId = '20000000-0000-4000-8000-000000000002'
const saved = { name: 'Hillside Thyme Cup', slug: 'hillside-thyme-cup' }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Waits until the service worker controls the page. */
const waitForControl = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** Returns the addresses that are kept of members. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('member-'))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** Milliseconds that a busy machine may take to load all files of the application. */
const preparationMs = 180_000

const waitUntilPrepared = (page: Page) =>
  expect.poll(() => listKept(page), { timeout: preparationMs }).toContain('/prepared')

async function addAda(): Promise<Member> {
  const member = await addMember(site, 'ada')
  await makePremium(site, member)
  await storeHerbs(site, member, ['chamomile'], { quantity: '50 g' })
  const recipe = await site.db.prepare('SELECT id FROM recipes WHERE slug = ?').bind(saved.slug).first<{ id: string }>()
  await saveRecipes(site, member, [{ ...saved, id: recipe?.id ?? '' }], { liked: true })
  await site.db
    .prepare(
      "INSERT INTO own_recipes (id, user_id, content, search_text, created_at, updated_at) VALUES (?, 'ada', ?, '', 1, 1)",
    )
    .bind(ownRecipeId, JSON.stringify({ ...ownRecipeContent, name: 'Evening mint' }))
    .run()
  return member
}

beforeEach(() => emptyTables(site, 'users'))

/** Opens the site as a member and waits until everything is kept. */
async function openPrepared(width = 1280) {
  const opened = await openAs(environment, await addAda(), paths.members, { hasServiceWorker: true, width })
  await waitForControl(opened.page)
  await waitUntilPrepared(opened.page)
  return opened
}

describe('the service worker', () => {
  it('shows the offline page for a page that the device has not saved, and the page after coming back', async () => {
    const { page, pageErrors } = await visit(browser, site.address + paths.tools, { hasServiceWorker: true })
    await waitForControl(page)
    await page.context().setOffline(true)
    await page.goto(site.address + paths.herbs)
    await heading(page, 'You’re offline').waitFor()
    await page.getByRole('link', { name: 'Healing Journal' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await heading(page, 'Herbs').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('is checked for a new version at each visit, and has the security headers of every file', async () => {
    const { headers, status } = await fetch(`${site.address}/service-worker.js`)
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
    expect(headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'; script-src 'self'")
  })

  it('keeps nothing of a visitor', async () => {
    const { page } = await visit(browser, site.address + paths.journal, { hasServiceWorker: true })
    await waitForControl(page)
    await expect.poll(() => page.evaluate(() => caches.match('/healing-journal').then(Boolean))).toBe(true)
    expect(await listKept(page)).toEqual([])
  })
})

describe('without a connection, a member', () => {
  it('opens a saved remedy with its pictures, and brews it', async () => {
    const { page } = await openPrepared(390)
    await page.context().setOffline(true)
    await goTo(page, site.address + paths.recipe(saved.slug))
    await heading(page, saved.name).waitFor()
    const picture = page.getByRole('list', { name: 'Herbs in this remedy' }).locator('img').first()
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeTruthy()
    await press(page, 'Start brewing')
    await page.getByRole('timer').waitFor()
    await page.reload()
    await page.getByRole('timer').waitFor()
  })

  it('opens an own recipe, the cabinet, the journal and the label designer', async () => {
    const { page } = await openPrepared()
    await page.context().setOffline(true)
    await goTo(page, site.address + paths.ownRecipe(ownRecipeId))
    await heading(page, 'Evening mint').waitFor()
    await page
      .getByRole('region', { name: /safety/i })
      .first()
      .waitFor()
    await page.goto(site.address + paths.ownRecipes)
    await page.getByRole('link', { name: 'Evening mint' }).first().waitFor()
    await goTo(page, site.address + paths.cabinet)
    await card(page, 'Chamomile').getByText('50 g').waitFor()
    await goTo(page, site.address + paths.journal)
    await page.getByRole('form', { name: 'New entry' }).waitFor()
    await goTo(page, site.address + paths.labelForRecipe(saved.slug))
    await expect.poll(() => page.getByLabel('Blend name', { exact: true }).inputValue()).toBe(saved.name)
    await goTo(page, site.address + paths.members)
    await page.getByRole('link', { name: saved.name }).first().waitFor()
    await page.context().setOffline(false)
    await goTo(page, site.address + paths.herbs)
    await heading(page, 'Herbs').waitFor()
  })

  it('does not find a remedy that was removed from the saved ones', async () => {
    const { page } = await openPrepared()
    await goTo(page, site.address + paths.recipe(saved.slug))
    await page.locator('button[aria-pressed="true"]', { hasText: 'Like' }).click()
    await expect.poll(() => listKept(page)).not.toContain(paths.recipe(saved.slug))
  })
})

describe('a text that another app shares', () => {
  it('opens the import of a new recipe, and is not sent to us', async () => {
    const { page } = await openAs(environment, await addAda(), paths.tools, { hasServiceWorker: true })
    await waitForControl(page)
    await page.evaluate((action) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action,
      })
      const field = Object.assign(document.createElement('textarea'), {
        name: 'text',
        value: '2 tsp chamomile, 250 ml',
      })
      form.append(field)
      document.body.append(form)
      form.submit()
    }, paths.newOwnRecipe)
    await page.waitForURL(`**${paths.newOwnRecipe}`)
    await expect.poll(() => page.getByLabel('Recipe text or page source').inputValue()).toBe('2 tsp chamomile, 250 ml')
  })
})

describe('what is kept of a member', () => {
  it('is deleted at sign-out', async () => {
    const { page } = await openPrepared()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect.poll(() => listKept(page)).toEqual([])
    await page.context().setOffline(true)
    await page.goto(site.address + paths.recipe(saved.slug))
    await heading(page, 'You’re offline').waitFor()
  })

  it('is deleted when the session has ended elsewhere', async () => {
    const { page } = await openPrepared()
    await site.db.prepare('DELETE FROM sessions').run()
    await page.reload()
    await expect.poll(() => listKept(page)).toEqual([])
  })

  it('is replaced when another member signs in', async () => {
    const { page } = await openPrepared()
    await page.context().clearCookies()
    await signInAs(site, page, await addMember(site, 'ben'))
    await page.reload()
    await expect.poll(() => listKept(page)).not.toContain(paths.recipe(saved.slug))
    await waitUntilPrepared(page)
    expect(await listKept(page)).not.toContain(`/api/own-recipes/${ownRecipeId}`)
  })
})
