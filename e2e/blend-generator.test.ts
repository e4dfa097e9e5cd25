import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { findViolations, findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, makePremium, type Member, openAs, type OpenOptions, signInThroughDialog } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { emptyTables, toast, visit, waitUntilHydrated } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
})

const generations = async () =>
  (await site.db.prepare('SELECT count(*) AS count FROM blend_generations').first<{ count: number }>())?.count

async function open(options?: OpenOptions) {
  const opened = await openAs({ site, browser }, member, paths.blendGenerator, options)
  await requestField(opened.page).waitFor()
  return opened
}

const requestField = (page: Page) => page.getByRole('textbox', { name: 'What is the tea for?' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const blendSheet = (page: Page) => page.getByRole('article')
const blendTitle = (page: Page) => blendSheet(page).getByRole('heading', { level: 2 }).textContent()
const listHerbs = (page: Page) => blendSheet(page).locator('tbody th a').allTextContents()
const waitForBlendsLeft = (page: Page, count: number) =>
  page.getByText(`${count} of 5 free blends left this month`).waitFor()

async function generate(page: Page, text: string) {
  await requestField(page).fill(text)
  await button(page, 'Generate My Blend').click()
}

describe('a visitor', () => {
  it('is asked to sign in, keeps the text, and gets a blend after signing in', async () => {
    const { page, pageErrors } = await visit(browser, site.address + paths.blendGenerator)
    await page.getByRole('link', { name: 'Back to Tools' }).waitFor()
    await expect.poll(() => button(page, 'Generate My Blend').isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: 'floral' }).check()
    await generate(page, 'I cannot sleep')
    await toast(page, 'Please sign in to generate blends')
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await signInThroughDialog(page, member)
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => requestField(page).inputValue()).toBe('I cannot sleep')
    await expect.poll(() => page.getByRole('checkbox', { name: 'floral' }).isChecked()).toBe(true)
    await waitForBlendsLeft(page, 5)
    await button(page, 'Generate My Blend').click()
    await toast(page, 'Custom blend generated successfully!')
    await blendSheet(page).waitFor()
    expect(await blendSheet(page).locator('li img[alt=""]').count()).toBeGreaterThan(0)
    await waitForBlendsLeft(page, 4)
    expect(pageErrors).toEqual([])
  })
})

describe('a free member', () => {
  it('has five blends a month and others for the same text, sees how many are left, and is led to premium', async () => {
    const { page, pageErrors } = await open()
    await waitForBlendsLeft(page, 5)
    await generate(page, 'hello')
    await page.getByText('We couldn’t tell what the tea is for.').waitFor()
    await waitForBlendsLeft(page, 5)
    await generate(page, 'nerves before an exam')
    await blendSheet(page).waitFor()
    const names = [await blendTitle(page)]
    for (let more = 5; more > 0; more--) {
      const before = await blendSheet(page).textContent()
      await page
        .getByText(more === 1 ? 'one more blend for this request' : `${more} more blends for this request`)
        .waitFor()
      await button(page, 'Show another blend').click()
      await page.waitForFunction((text) => document.querySelector('article')?.textContent !== text, before)
      await button(page, 'Show another blend').or(page.getByText('That’s all we suggest for one request.')).waitFor()
      names.push(await blendTitle(page))
    }
    await page.getByText('That’s all we suggest for one request.').waitFor()
    expect(new Set(names).size).toBeGreaterThan(3)
    expect(await generations()).toBe(1)
    await waitForBlendsLeft(page, 4)
    for (let used = 2; used <= 5; used++) {
      await generate(page, 'a cough')
      await waitForBlendsLeft(page, 5 - used)
    }
    await page.getByText("You've reached your free limit.").first().waitFor()
    await generate(page, 'a cough and a cold')
    await toast(page, "You've reached your free limit. Upgrade to premium for unlimited blend generation!")
    expect(await generations()).toBe(5)
    await page.getByRole('link', { name: 'Compare Free and Premium' }).click()
    await page.waitForURL(`${site.address}${paths.pricing}`)
    expect(pageErrors).toEqual([])
  })

  it('saves a blend, opens it again after a reload and deletes it', async () => {
    const { page, pageErrors } = await open()
    await generate(page, 'bloated after a meal')
    await blendSheet(page).waitFor()
    const name = (await blendTitle(page)) ?? ''
    await button(page, 'Save to suggestions').click()
    await toast(page, 'Blend saved to your suggestions')
    await requestField(page).fill('a dry cough')
    await page.reload()
    await waitUntilHydrated(page)
    await button(page, 'Restore').click()
    await expect.poll(() => requestField(page).inputValue()).toBe('a dry cough')
    await button(page, `Open ${name}`).click()
    await blendSheet(page).waitFor()
    await expect.poll(() => blendTitle(page)).toBe(name)
    await button(page, `Delete ${name}`).click()
    await toast(page, 'Blend suggestion deleted')
    await page.getByText('No saved blends yet.').waitFor()
    expect(await blendSheet(page).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('copies, prints, labels and brews a blend without the herbs that their answers refuse, and sends no answer', async () => {
    const { page, pageErrors } = await open({
      answers:
        '{"savedOn":"2026-11-21","ageYears":34,"pregnant":"no","conditions":[],"medicines":["Warfarin"],"allergies":["Lamiaceae"]}',
    })
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await generate(page, 'I cannot sleep')
    await blendSheet(page).waitFor()
    const { results } = await site.db
      .prepare(`SELECT name FROM herbs WHERE json_extract(facts, '$.family') = 'Lamiaceae'`)
      .all()
    expect(results.length).toBeGreaterThan(5)
    const refused = new Set(results.map(({ name }) => name))
    const herbs = await listHerbs(page)
    expect(herbs.length).toBeGreaterThan(0)
    expect(herbs.filter((herb) => refused.has(herb))).toEqual([])

    const name = (await blendTitle(page)) ?? ''
    await button(page, 'Copy').click()
    await toast(page, 'Blend copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(name)
    expect(copied).toMatch(/\d g[\s\S]*Cautions[\s\S]*Educational information, not medical advice\.[\s\S]*Sources/)
    const notes = blendSheet(page).locator('details:has(.blend-notes)')
    await notes.locator('summary').first().click()
    expect(await notes.locator('li').first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    // Collapsed sections are printed too.
    expect((await notes.locator('li').first().boundingBox())?.height).toBeGreaterThan(8)
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(await requestField(page).isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name: 'Saved blends' }).isVisible()).toBe(false)
    expect(await blendSheet(page).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })

    const grams = await blendSheet(page).locator('td').first().textContent()
    const step = await blendSheet(page).locator('ol li').first().textContent()
    await page.getByRole('link', { name: 'Make a label' }).click()
    await page.getByRole('heading', { name: 'On the label', exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Blend name', { exact: true }).inputValue()).toBe(name)
    await expect.poll(() => page.getByLabel('Amount of ingredient 1', { exact: true }).inputValue()).toBe(grams)
    await expect.poll(() => page.getByLabel('Instructions').first().inputValue()).toContain(step ?? '')
    await page.goBack()
    await expect.poll(() => blendTitle(page)).toBe(name)

    await button(page, 'Start brewing').click()
    await blendSheet(page).getByRole('timer').waitFor()
    await page.getByRole('link', { name: 'Back to Tools' }).click()
    await page.locator('.brew-bar').getByRole('link', { name }).click()
    await page.waitForURL(site.address + paths.blendGenerator)
    await page.locator('.brew-bar').getByRole('button', { name: 'Stop' }).click()
    await page.locator('.brew-bar').waitFor({ state: 'detached' })
    expect(sent.join(' ')).not.toMatch(/Warfarin|Lamiaceae|pregnant/i)
    expect(pageErrors).toEqual([])
  })
})

describe('a blend that the profile answers refuse', () => {
  it('is replaced by another blend, even if the first attempt to load one fails', async () => {
    const { page } = await open({
      answers:
        '{"savedOn":"2026-11-21","ageYears":34,"pregnant":"yes","conditions":[],"medicines":["Warfarin"],"allergies":["Lamiaceae","Malvaceae","Asteraceae"]}',
    })
    let requestCount = 0
    await page.route('**/api/blends', (route) => (requestCount++ === 0 ? route.fallback() : route.abort()))
    await generate(page, 'I cannot sleep')
    await page.getByText('We couldn’t load another one. Try again in a moment.').waitFor()
    expect(requestCount).toBe(2)
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await blendSheet(page).or(page.getByText('we found no suitable blend')).first().waitFor()
  })
})

describe('a premium member', () => {
  it('has no limit, uses only the cabinet, and finds the saved blend among its suggestions', async () => {
    await makePremium(site, member)
    for (const herb of ['lavender', 'linden', 'rooibos'])
      await site.db
        .prepare('INSERT INTO user_herb_cabinet (id, user_id, herb_id, created_at) VALUES (?, ?, ?, 1)')
        .bind(crypto.randomUUID(), 'ada', herb)
        .run()
    const { page, pageErrors } = await open()
    await page.getByRole('checkbox', { name: 'Only use herbs in my cabinet' }).check()
    await generate(page, 'something for sleep')
    await blendSheet(page).waitFor()
    const herbs = await listHerbs(page)
    expect(herbs.length).toBeGreaterThan(0)
    expect(herbs.filter((herb) => !/Lavender|Linden|Rooibos/.test(herb))).toEqual([])
    expect(await page.getByText('free blends left').count()).toBe(0)
    const name = (await blendTitle(page)) ?? ''
    await button(page, 'Save to suggestions').click()
    await toast(page, 'Blend saved to your suggestions')
    await page.goto(`${site.address}${paths.cabinet}?tab=suggestions`)
    const card = page.getByRole('article', { name })
    await card.getByText(/ g per cup\. At most /).waitFor()
    await card.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Delete suggestion' }).click()
    await toast(page, 'Blend suggestion deleted')
    expect(pageErrors).toEqual([])
  })
})

describe('the blend generator', () => {
  it('shows a blend that fits the page and passes axe, and where to get help in an emergency', async () => {
    const { page } = await open({ width: 320 })
    await generate(page, 'I cannot sleep and my stomach is bloated, no peppermint, I take warfarin')
    await blendSheet(page).waitFor()
    await button(page, 'Save to suggestions').click()
    await page.getByRole('button', { name: /^Open / }).waitFor()
    expect(await contentWidth(page)).toBe(320)
    expect(await findViolationsInAppearances(page, 'blend')).toEqual([])
    await generate(page, 'a tea for chest pain')
    await page.getByRole('heading', { name: 'Please get help first' }).waitFor()
    await page.getByText('Chest pain.').waitFor()
    expect(await findViolations(page, 'emergency')).toEqual([])
  })
})
