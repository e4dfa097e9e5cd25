import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { findViolations } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, longAgo, openAs, type OpenOptions, reauthenticate } from './member.ts'
import { contentWidth } from './page-helpers.ts'

const { site, browser } = await openJourney()

const admin = await addMember(site, 'us', adminEmail)

async function openHerbs(path: string, options?: OpenOptions) {
  const opened = await openAs({ site, browser }, admin, path, options)
  await opened.page.getByRole('heading', { level: 1 }).waitFor()
  return opened
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const preview = (page: Page) => page.getByRole('region', { name: 'What would change' })
const savedToast = (page: Page) => page.locator('.toast').getByText('Facts saved.')
const readFacts = async (slug: string) => {
  const row = await site.db.prepare('SELECT facts FROM herbs WHERE id = ?').bind(slug).first<{ facts: string }>()
  return JSON.parse(row?.facts ?? '{}')
}

async function fillSource(page: Page, group: string, cite: string) {
  const section = page.getByRole('region', { name: group, exact: true })
  await section.getByLabel('Source', { exact: true }).fill(cite)
  await section.getByLabel('Reason').fill('The new edition says so.')
}

describe('the administrator', () => {
  it('finds a herb, previews the effect of a stricter fact, saves it and notifies members', async () => {
    const member = await addMember(site, 'ada')
    const { results } = await site.db
      .prepare(
        `SELECT DISTINCT r.id FROM recipes r JOIN recipe_ingredients i ON i.recipe_id = r.id AND i.herb_id = 'linden' WHERE r.status = 'published'`,
      )
      .all<{ id: string }>()
    await site.db
      .prepare(
        `INSERT INTO user_recipe_interactions (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, updated_at) VALUES ('kept', ?, ?, 1, 0, 1, 1)`,
      )
      .bind(member.id, results[0]?.id)
      .run()
    const { page, pageErrors } = await openHerbs('/admin/herbs')
    await page.getByLabel('Search').fill('linden')
    await page.getByText(/^1 herbs?, 0 plants/).waitFor()
    expect(await findViolations(page, 'herbs')).toEqual([])
    await page.getByRole('link', { name: 'Linden Blossom', exact: true }).click()
    await page.getByText('No changes yet.').waitFor()

    await page.getByLabel('Minimum age').fill('twelve')
    await press(page, 'Preview changes')
    await page.getByText('Please enter a number.').first().waitFor()
    await page.getByLabel('Minimum age').fill('18')
    await press(page, 'Preview changes')
    await page.getByText('Please name the source.').first().waitFor()
    await fillSource(page, 'Age', 'The Linden Monograph, 2026')
    expect(await findViolations(page, 'herbs')).toEqual([])
    await press(page, 'Preview changes')
    await preview(page)
      .getByText(`We checked ${results.length} remedies with Linden Blossom.`, { exact: false })
      .waitFor()
    await expect
      .poll(() =>
        preview(page)
          .getByRole('heading')
          .first()
          .evaluate((title) => title === document.activeElement),
      )
      .toBe(true)
    expect(await readFacts('linden')).not.toMatchObject({ minAgeYears: 18 })
    expect(await findViolations(page, 'herbs')).toEqual([])
    await press(page, 'Save facts')
    await savedToast(page).waitFor()
    await page.getByRole('heading', { name: 'Your edits' }).waitFor()
    expect(await readFacts('linden')).toMatchObject({ minAgeYears: 18 })
    const notes = async () =>
      (await site.db.prepare(`SELECT title FROM user_notifications WHERE user_id = 'ada'`).all()).results
    await expect.poll(notes).toMatchObject([{ title: expect.stringMatching(/needs more care$/) }])

    const herbPage = await (await fetch(`${site.address}/herbs/linden`)).text()
    expect(herbPage).toContain('18 years')
    expect(herbPage).toContain('The Linden Monograph, 2026')
    expect(pageErrors).toEqual([])
  })

  it('settles a disputed fact after reauthentication, because that allows more, and sees that someone else saved first', async () => {
    const released = await readFacts('fennel')
    await site.db.batch([
      site.db.prepare(
        `UPDATE herbs SET released_facts = facts, facts = json_set(facts, '$.minAgeYears', 19) WHERE id = 'fennel'`,
      ),
      site.db
        .prepare(
          `INSERT INTO herb_fact_edits (herb_id, fact, mine, seen, source, reason, changed_at, disputed_since) VALUES ('fennel', 'minAgeYears', ?, ?, ?, 'To be sure.', 1, 2)`,
        )
        .bind('{"value":19}', '{"value":20}', JSON.stringify({ cite: 'A monograph', tier: 'primary_copy' })),
    ])
    const { page, pageErrors } = await openHerbs('/admin/herbs', {
      width: 390,
      dark: true,
      reauthenticatedAt: longAgo(),
    })
    await page.getByRole('status').getByRole('link', { name: 'Fennel Seed' }).click()
    await page.getByText('We use the stricter fact until you decide.').waitFor()
    expect(await findViolations(page, 'herbs')).toEqual([])
    expect(await contentWidth(page)).toBe(390)
    await press(page, /^Use the released version/)
    await preview(page).getByText('This allows more than before: Minimum age.', { exact: false }).waitFor()
    await press(page, 'Save facts')
    await reauthenticate(page)
    await savedToast(page).waitFor()
    expect(await readFacts('fennel')).toMatchObject({ minAgeYears: released.minAgeYears })
    await page.getByRole('link', { name: 'All herbs' }).click()
    await page.getByText('We check every remedy against these facts.', { exact: false }).waitFor()
    const line = page.getByRole('listitem').filter({ hasText: 'Fennel Seed' })
    await line.waitFor()
    expect(await line.innerText()).not.toContain('disputed')

    await page.setViewportSize({ width: 320, height: 900 })
    await page.getByRole('link', { name: 'Thyme', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Thyme' }).waitFor()
    expect(await contentWidth(page)).toBe(320)
    await page.getByLabel('Minimum age').fill('20')
    await fillSource(page, 'Age', 'A monograph')
    await press(page, 'Preview changes')
    await preview(page).waitFor()
    await site.db.prepare(`UPDATE herbs SET facts_revision = ? WHERE id = 'thyme'`).bind(crypto.randomUUID()).run()
    await press(page, 'Save facts')
    await page
      .getByText(/^Your changes weren’t saved. Someone else has changed these facts/)
      .first()
      .waitFor()
    await press(page, 'Preview changes')
    await press(page, 'Reload the facts')
    await page.getByRole('alert').filter({ hasText: 'Someone else saved this herb' }).waitFor()
    await expect.poll(() => page.getByLabel('Minimum age').inputValue()).toBe('20')
    await press(page, 'Show the saved version')
    await expect.poll(() => page.getByLabel('Minimum age').inputValue()).not.toBe('20')
    await page.getByText('You have an unsaved draft from').waitFor()
    await press(page, 'Restore')
    await expect.poll(() => page.getByLabel('Minimum age').inputValue()).toBe('20')
    expect(await readFacts('thyme')).not.toMatchObject({ minAgeYears: 20 })
    expect(pageErrors).toEqual([])
  })
})
