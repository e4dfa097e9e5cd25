import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'
import { createRecipeContent } from '#worker/testing/recipe-content.ts'

import { findViolations } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, longAgo, type Member, openAs, type OpenOptions, reauthenticate } from './member.ts'
import { waitForSummaryFocus, press, waitForError } from './page-helpers.ts'
import { emptyTables, goTo, dropResponses, toast } from './site.ts'

const { site, browser } = await openJourney()

let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'users', 'audit_log')
  // Deletes the reserved URLs of deleted remedies. Otherwise the next test would get another URL.
  await site.db.batch([
    site.db.prepare(`DELETE FROM recipes WHERE origin = 'admin'`),
    site.db.prepare(`DELETE FROM recipe_slugs WHERE slug LIKE 'after-supper-chamomile%'`),
  ])
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

const publishedContent = {
  ...createRecipeContent('After Supper Chamomile'),
  description,
  ingredients: [{ name: 'Chamomile', amount: '4 g', gramsPerCup: 2 }],
  instructions: lists.Steps,
  benefits: lists.Benefits,
  tips: lists.Tips,
}

/** Publishes a remedy and opens its form. */
async function openPublished() {
  const opened = await open(paths.adminRemedies)
  const response = await opened.page.request.post(`${site.address}/api/admin/recipes`, {
    headers: { Origin: site.address },
    data: { content: publishedContent, isShown: true },
  })
  expect(response.status(), await response.text()).toBe(201)
  const [row] = await rowsOf<{ id: string }>(`SELECT id FROM recipes WHERE origin = 'admin'`)
  await goTo(opened.page, site.address + paths.adminRemedy(row?.id ?? ''))
  await opened.page.getByRole('button', { name: 'Save and publish' }).waitFor()
  return opened
}

describe("the administrator's remedy", () => {
  it('gets a live verdict, is saved as a draft while refused, and is published after reauthentication', async () => {
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
    expect(await auditActions()).toEqual(['recipe.create', 'recipe.publish'])
    expect(pageErrors).toEqual([])
  })

  it('is not saved from a stale form until the user chooses to overwrite the other version', async () => {
    const { page, pageErrors } = await openPublished()
    const otherPage = await page.context().newPage()
    await goTo(otherPage, page.url())
    await fill(otherPage, 'Tips, line 1', 'Mine is later.')
    await fill(page, 'Tips, line 1', 'Mine is sooner.')
    await press(page, 'Save and publish')
    await toast(page, `“${publishedContent.name}” is published`)
    await press(otherPage, 'Save and publish')
    const conflict = otherPage.getByRole('alert').filter({ hasText: 'Someone else saved this remedy' })
    await conflict.waitFor()
    await expect.poll(() => conflict.evaluate((note) => note === document.activeElement)).toBe(true)
    await otherPage.getByText(`${adminEmail} changed this remedy while you were editing`).first().waitFor()
    await expect.poll(() => otherPage.getByLabel('Tips, line 1').inputValue()).toBe('Mine is later.')
    expect(await rowsOf(`SELECT tip FROM recipe_tips WHERE tip LIKE 'Mine%'`)).toEqual([{ tip: 'Mine is sooner.' }])
    await press(otherPage, 'Show the saved version')
    await expect.poll(() => otherPage.getByLabel('Tips, line 1').inputValue()).toBe('Mine is sooner.')
    await press(otherPage, 'Restore')
    await expect.poll(() => otherPage.getByLabel('Tips, line 1').inputValue()).toBe('Mine is later.')
    await press(otherPage, 'Overwrite with mine')
    await press(otherPage, 'Save and publish')
    await toast(otherPage, `“${publishedContent.name}” is published`)
    expect(await rowsOf(`SELECT tip FROM recipe_tips WHERE tip LIKE 'Mine%'`)).toEqual([{ tip: 'Mine is later.' }])
    await goTo(otherPage, site.address + paths.adminNewRemedy)
    for (const [label, text] of [
      ['Name', 'After supper chamomile'],
      ['Ailment', 'Sleep Problems'],
      ['Ingredient 1', 'Chamomile'],
    ] as const)
      await fill(otherPage, label, text)
    await otherPage.getByText('Page address: /recipe/after-supper-chamomile-2').waitFor()
    await otherPage.getByText('and nearly the same ingredients').waitFor()
    expect(await auditActions()).toEqual(['recipe.create', 'recipe.edit', 'recipe.edit'])
    expect(pageErrors).toEqual([])
  })

  it('is unpublished with a reason that its page shows, and deleted', async () => {
    const { page, pageErrors } = await openPublished()
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
    expect(await auditActions()).toEqual(['recipe.create', 'recipe.unpublish', 'recipe.delete'])
    expect(pageErrors).toEqual([])
  })

  it('is stored once when the response to the first save is lost and the form is saved again', async () => {
    const { page } = await open(paths.adminNewRemedy)
    await fill(page, 'Name', 'Sent Once')
    await fill(page, 'Ailment', 'Sleep Problems')
    await dropResponses(page, '**/api/admin/recipes', 1)
    await press(page, 'Save draft')
    await expect.poll(() => rowsOf(`SELECT name FROM recipes WHERE origin = 'admin'`)).toEqual([{ name: 'Sent Once' }])
    await page.locator('[aria-label=Save]').getByRole('button', { name: 'Save draft' }).waitFor()
    await fill(page, 'Name', 'Sent Twice')
    await press(page, 'Save draft')
    await toast(page, '“Sent Twice” is saved as a draft')
    await page.getByRole('heading', { level: 1, name: 'Edit a remedy' }).waitFor()
    expect(await rowsOf(`SELECT name FROM recipes WHERE origin = 'admin'`)).toEqual([{ name: 'Sent Twice' }])
  })

  it('is not stored when a text is too long, and the form says where', async () => {
    const { page, pageErrors } = await open(paths.adminNewRemedy)
    await fill(page, 'Name', 'Half a Thought')
    await page.getByLabel('Description').fill('x'.repeat(1_000_000))
    await press(page, 'Save draft')
    await waitForError(page, 'Please use at most 900 characters')
    await waitForSummaryFocus(page)
    await page.locator('.error-summary').getByRole('link').first().click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('ailment')
    const huge = await page.request.post(`${site.address}/api/admin/recipes`, {
      headers: { Origin: site.address },
      data: { content: { name: 'x'.repeat(1_000_000) }, isShown: false },
    })
    expect([huge.status(), await rowsOf(`SELECT id FROM recipes WHERE origin = 'admin'`)]).toEqual([413, []])
    expect(pageErrors).toEqual([])
  })

  it('is offered as a draft after the user confirms leaving, until it is discarded', async () => {
    const { page, pageErrors } = await open(paths.adminNewRemedy)
    await fill(page, 'Name', 'Half a Thought')
    await page.getByLabel('Description').fill('A beginning.')
    await page.getByRole('link', { name: 'Remedies', exact: true }).last().click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(paths.adminNewRemedy)
    await page.getByRole('link', { name: 'Users' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL((url) => url.pathname !== paths.adminNewRemedy)
    await goTo(page, site.address + paths.adminNewRemedy)
    await page.getByText('You have an unsaved draft from').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
    await press(page, 'Restore')
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a Thought')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await press(page, 'Discard')
    await page.getByText('You have an unsaved draft from').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
    expect(pageErrors).toEqual([])
  })

  it('is imported from the source of another page, whose scripts never run', async () => {
    const { page, pageErrors } = await open(paths.adminNewRemedy)
    await page.getByText('Import a recipe from another page').click()
    await fill(
      page,
      'Page source or JSON-LD',
      `<script>document.title = 'run'</script><script type="application/ld+json">
      {"@type": "Recipe", "name": "From Elsewhere", "recipeIngredient": ["2 tsp dried chamomile", "1 tsp moonwort"]}</script>`,
    )
    await press(page, 'Import')
    await toast(page, 'Imported. Check each ingredient.')
    await expect.poll(() => page.getByLabel('Ingredient 1', { exact: true }).inputValue()).toBe('dried chamomile')
    await page.getByText('We don’t know this herb').waitFor()
    expect(await page.title()).not.toBe('run')
    expect(pageErrors).toEqual([])
  })

  it('is found, filtered and exported in a list that passes axe', async () => {
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
    expect(pageErrors).toEqual([])
  })

  it('has lines that are moved and added by keyboard, in a form that passes axe', async () => {
    const { page, pageErrors } = await open(`${paths.adminRemedies}?search=bedside+elm`)
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
