import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { findViolations } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, longAgo, type Member, openAs, type OpenOptions, reauthenticate } from './member.ts'
import { press, waitForError } from './page-helpers.ts'
import { emptyTables, toast } from './site.ts'

const { site, browser } = await openJourney()

let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'users', 'audit_log')
  admin = await addMember(site, 'admin', adminEmail)
})

const open = (path: string, options?: OpenOptions) => openAs({ site, browser }, admin, path, options)

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const verdict = (page: Page) => page.getByRole('region', { name: 'Safety check' }).locator('.tag')
const rowsOf = async <Row>(query: string) => (await site.db.prepare(query).all<Row>()).results

const description = `A cup for the hour after supper, when the plates are stacked and nobody wants to begin anything. The flowers smell of
  hay and apples, the honey rounds them off, and the pot stays warm under its towel until the second cup. Made for two who read.`

const lists = {
  Steps: [
    'Warm the pot with hot water.',
    'Add the dried flowers.',
    'Pour over 500 ml of water off the boil.',
    'Cover and steep for 8 minutes.',
  ],
  Benefits: ['In folk use chamomile is an evening cup.', 'It smells of apples.', 'It holds no caffeine.'],
  Tips: ['Keep the lid on.', 'Strain it twice.'],
}

async function fillIn(page: Page, name: string) {
  await fill(page, 'Name', name)
  await fill(page, 'Ailment', 'Sleep Problems')
  await fill(page, 'Servings (cups)', '2')
  await page.getByLabel('Description').fill(description)
  await fill(page, 'Ingredient 1', 'Chamomile')
  await fill(page, 'Amount 1', '4 g')
  await fill(page, 'Grams per cup 1', '2')
  for (const [title, lines] of Object.entries(lists))
    for (const [position, text] of lines.entries()) {
      if (position > 0)
        await page.getByRole('group', { name: title }).getByRole('button', { name: 'Add a line' }).click()
      await fill(page, `${title}, line ${position + 1}`, text)
    }
}

const auditActions = async () =>
  (await rowsOf<{ action: string }>('SELECT action FROM audit_log ORDER BY at, rowid')).map(({ action }) => action)

/** Changes the first tip of the remedy, as another administrator would. */
async function saveTipElsewhere({ request }: Page, tip: string): Promise<void> {
  const [row] = await rowsOf<{ id: string }>(`SELECT id FROM recipes WHERE origin = 'admin'`)
  const address = `${site.address}/api/admin/recipes/${row?.id}`
  const { recipe } = (await (await request.get(address)).json()) as { recipe: SavedRemedy }
  const content = { ...recipe.content, tips: [tip, ...recipe.content.tips.slice(1)] }
  const response = await request.put(address, {
    headers: { Origin: site.address },
    data: { content, revision: recipe.revision, isShown: true },
  })
  expect(response.status(), await response.text()).toBe(200)
}
type SavedRemedy = { content: { tips: string[] }; revision: string }

describe("the administrator's remedy", () => {
  it('gets a live verdict, is saved as a draft while refused, published after reauthentication, unpublished and deleted', async () => {
    const { page, pageErrors } = await open(paths.adminRemedies, { reauthenticatedAt: longAgo() })
    await page.getByRole('link', { name: 'New remedy' }).click()
    await page.getByRole('heading', { level: 1, name: 'New remedy' }).waitFor()
    await fillIn(page, 'After Supper Chamomile')
    await expect.poll(() => verdict(page).innerText()).toBe('passes')
    await page.getByText('Page address: /recipe/after-supper-chamomile').waitFor()
    await page.locator('[aria-labelledby=preview] .card').getByText('After Supper Chamomile').waitFor()

    await fill(page, 'Ingredient 1', 'Moonwort')
    await expect.poll(() => verdict(page).innerText()).toBe('refused')
    await expect
      .poll(() => page.getByRole('button', { name: 'Publish', exact: true }).getAttribute('aria-disabled'))
      .toBe('true')
    await press(page, 'Save draft')
    await toast(page, '“After Supper Chamomile” is saved as a draft')
    await page.getByRole('heading', { level: 1, name: 'Edit a remedy' }).waitFor()
    expect(await rowsOf(`SELECT status, is_draft, verdict FROM recipes WHERE origin = 'admin'`)).toEqual([
      { status: 'review', is_draft: 1, verdict: 'refused' },
    ])
    expect((await page.request.get(`${site.address}/recipe/after-supper-chamomile`)).status()).toBe(404)

    // Two cups of 1 g contradict the amount of 4 g.
    await fill(page, 'Ingredient 1', 'Chamomile')
    await fill(page, 'Grams per cup 1', '1')
    await press(page, 'Publish')
    await waitForError(page, 'Chamomile: 4 g for 2 cups isn’t 1 g per cup.')
    await page.getByText('There’s a problem with one field. Check it and save again.').waitFor()
    await fill(page, 'Grams per cup 1', '2')
    await press(page, 'Publish')
    await reauthenticate(page)
    await toast(page, '“After Supper Chamomile” is published')
    await page.getByRole('button', { name: 'Save and publish' }).waitFor()
    expect((await page.request.get(`${site.address}/recipe/after-supper-chamomile`)).status()).toBe(200)

    await saveTipElsewhere(page, 'Mine is sooner.')
    await fill(page, 'Tips, line 1', 'Mine is later.')
    await press(page, 'Save and publish')
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved this remedy' })
    await conflict.waitFor()
    await expect.poll(() => conflict.evaluate((note) => note === document.activeElement)).toBe(true)
    await page.getByText(`${adminEmail} changed this remedy while you were editing`).first().waitFor()
    await expect.poll(() => page.getByLabel('Tips, line 1').inputValue()).toBe('Mine is later.')
    await press(page, 'Show the saved version')
    await expect.poll(() => page.getByLabel('Tips, line 1').inputValue()).toBe('Mine is sooner.')
    await press(page, 'Restore')
    await expect.poll(() => page.getByLabel('Tips, line 1').inputValue()).toBe('Mine is later.')
    await press(page, 'Overwrite with mine')
    await press(page, 'Save and publish')
    await expect
      .poll(() => rowsOf(`SELECT tip FROM recipe_tips WHERE tip LIKE 'Mine%'`))
      .toEqual([{ tip: 'Mine is later.' }])

    await page.getByText('Unpublish…').click()
    await page.getByLabel('Reason to show on its page (optional)').fill('We weigh it again.')
    await press(page, 'Unpublish')
    await toast(page, '“After Supper Chamomile” is unpublished')
    await page.getByText('Its page says: We weigh it again.').waitFor()
    const withdrawnPage = await page.request.get(`${site.address}/recipe/after-supper-chamomile`)
    expect([withdrawnPage.status(), (await withdrawnPage.text()).includes('We weigh it again.')]).toEqual([410, true])
    await page.getByRole('button', { name: 'Delete After Supper Chamomile' }).click()
    await press(page, 'Delete permanently')
    await toast(page, '"After Supper Chamomile" has been deleted successfully')
    await page.waitForURL(`**${paths.adminRemedies}`)
    expect(await rowsOf(`SELECT id FROM recipes WHERE origin = 'admin'`)).toEqual([])
    expect(await auditActions()).toEqual([
      'recipe.create',
      'recipe.publish',
      'recipe.edit',
      'recipe.edit',
      'recipe.unpublish',
      'recipe.delete',
    ])
    expect(pageErrors).toEqual([])
  })

  it('is found, filtered and exported in a list, and its lines are moved and added by keyboard, on pages that pass axe', async () => {
    const { page, pageErrors } = await open(paths.adminRemedies)
    await page.getByLabel('Search').fill('bedside elm')
    await page.getByRole('link', { name: 'Bedside Elm Cup' }).waitFor()
    await page.waitForURL(/search=bedside/)
    await page.getByLabel('Show only').selectOption('origin:bot')
    await page.getByText('No remedies match these filters.').waitFor()
    await page.getByRole('link', { name: 'Show all' }).click()
    await page.waitForURL((url) => url.search === '')
    await page.getByRole('link', { name: 'Show more' }).waitFor()
    const listedUrls = () =>
      page.locator('[aria-label=Remedies] a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const newest = await listedUrls()
    await page.getByLabel('Order').selectOption('name')
    await page.waitForURL(/order=name/)
    await expect.poll(listedUrls).not.toEqual(newest)
    const first = await listedUrls()
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect.poll(listedUrls).toHaveLength(first.length * 2)
    const all = await listedUrls()
    expect(all.slice(0, first.length)).toEqual(first)
    expect(new Set(all).size).toBe(all.length)
    expect(await findViolations(page, new URL(page.url()).pathname)).toEqual([])

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Recipes (JSON-LD)' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    const count = (await rowsOf<{ count: number }>('SELECT count(*) count FROM recipes'))[0]?.count
    expect(JSON.parse(file)['@graph']).toHaveLength(count ?? 0)

    await page.getByLabel('Search').fill('bedside elm')
    await expect.poll(listedUrls).toHaveLength(1)
    await page.getByRole('link', { name: 'Bedside Elm Cup' }).click()
    await page.getByRole('heading', { level: 1, name: 'Edit a remedy' }).waitFor()
    const second = await page.getByLabel('Steps, line 2').inputValue()
    expect(second).not.toBe('')
    await page.getByRole('button', { name: 'Move line 2 of Steps up' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByLabel('Steps, line 1').inputValue()).toBe(second)
    await page.getByText('Line moved to position 1 of').waitFor({ state: 'attached' })
    await page.getByRole('group', { name: 'Tips' }).getByRole('button', { name: 'Add a line' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Tips, line/)
    await page.getByText('Preparation steps').click()
    expect(await findViolations(page, new URL(page.url()).pathname)).toEqual([])
    expect(pageErrors).toEqual([])
  })
})
