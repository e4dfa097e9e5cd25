import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { blendKinds } from '#domain/cabinet/blend-kinds.ts'

import { faultsOf } from './axe.ts'
import { addMember, type Member, signInAs } from './member.ts'
import {
  emptyTables,
  holdBack,
  hydrated,
  launchChrome,
  openPage,
  openSite,
  type PageOptions,
  type Site,
} from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), launchChrome()])
})
afterAll(() => Promise.all([browser?.close(), site?.close()]))

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  await site.db.prepare("UPDATE users SET premium_until = 9999999999999 WHERE id = 'ada'").run()
})

/** Stores herbs in the cabinet. */
async function keep(herbs: readonly string[], { expiry = null, isAvailable = true }: Kept = {}) {
  const insert = site.db.prepare(
    `INSERT INTO user_herb_cabinet (id, user_id, herb_id, expiry_date, is_available, created_at)
     VALUES (?, 'ada', ?, ?, ?, 1)`,
  )
  await site.db.batch(herbs.map((herb) => insert.bind(crypto.randomUUID(), herb, expiry, Number(isAvailable))))
}
type Kept = { expiry?: string | null; isAvailable?: boolean }

const dayMs = 24 * 60 * 60 * 1000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

type Recipe = { name: string; slug: string; herbs: string[] }
/** A published recipe of so many herbs that shares its name with no other. */
async function recipeOf(herbCount: number): Promise<Recipe> {
  const found = await site.db
    .prepare(
      `SELECT recipes.name, slug, json_group_array(DISTINCT herb_id) AS herbs FROM recipes JOIN recipe_ingredients ON recipe_id = recipes.id
       WHERE status = 'published' AND variety = 0 AND verdict = 'ok' AND herb_id IS NOT NULL
       GROUP BY recipes.id HAVING count(DISTINCT herb_id) = ? ORDER BY recipes.name LIMIT 1`,
    )
    .bind(herbCount)
    .first<{ name: string; slug: string; herbs: string }>()
  if (!found) throw new Error(`No recipe has ${herbCount} herbs.`)
  return { ...found, herbs: JSON.parse(found.herbs) }
}

/** What somebody told who is allergic to these, and to nothing else. */
const allergicTo = (...allergies: string[]) =>
  JSON.stringify({
    savedOn: dayIn(0),
    bornOn: '1980-01-01',
    ageYears: null,
    pregnant: 'no',
    breastfeeding: 'no',
    tryingToConceive: 'no',
    surgeryPlanned: 'no',
    conditions: [],
    medicines: [],
    allergies,
    foldsRefused: false,
  })

async function open(query = '', { answers, ...options }: PageOptions & { answers?: string } = {}) {
  const opened = await openPage(browser, options)
  if (answers) await opened.page.addInitScript((text) => localStorage.setItem('safetyProfile', text), answers)
  await signInAs(site, opened.page, member)
  await opened.page.goto(`${site.address}/herbal-cabinet${query}`)
  await hydrated(opened.page)
  await opened.page.getByRole('link', { name: /My Cabinet/ }).waitFor()
  return opened
}

const calming = ['chamomile', 'lemon-balm', 'linden', 'lavender']
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const suggest = (page: Page) => press(page, 'AI Blend Suggestion')
const toast = (page: Page, text: string | RegExp) => page.locator('.toast').getByText(text).waitFor()
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const blends = (page: Page) => page.getByRole('article')
const dialog = (page: Page) => page.getByRole('alertdialog')
const making = (page: Page) => page.getByRole('region', { name: 'What can I make now' })
const remedy = (page: Page, name: string) =>
  making(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const away = (page: Page, address: string) => page.route(address, (route) => route.fulfill({ status: 503 }))
const stored = async () =>
  (await site.db.prepare('SELECT id FROM blend_suggestions WHERE deleted_at IS NULL').all()).results

describe('a blend suggestion', () => {
  it('is drawn from the herbs at hand, with its preparation and what the check says', async () => {
    await keep(calming)
    const { page, complaints } = await open()
    await suggest(page)
    await toast(page, /stands first among your suggestions$/)
    await tab(page, 'Blend Suggestions (1)').waitFor()
    expect(page.url()).toBe(`${site.address}/herbal-cabinet?tab=suggestions`)
    const blend = blends(page).first()
    await blend.getByText('steep 1 tsp in hot water for 5-7 minutes').waitFor()
    await blend.getByText('Nothing we know speaks against it').waitFor()
    expect(await blend.getByRole('list', { name: 'Herbs' }).getByRole('listitem').count()).toBe(3)
    expect(await blend.innerText()).toMatch(/Equal parts of .+, a level teaspoon a cup and two cups a day at most\./)
    expect(await blend.innerText()).toMatch(/[A-Z][a-z]{2} \d\d, \d{4}/)
    await blend.getByText('What everybody should mind').click()
    await blend.getByText('Educational information, not medical advice.').waitFor()
    await blend.getByText(/^Its \d+ sources$/).click()
    await blend
      .getByText(/Commission E|HMPC/)
      .last()
      .waitFor()
    expect(complaints).toEqual([])
  })

  it('goes on a label with its herbs, good until the first of them expires', async () => {
    const until = dayIn(40)
    await keep(calming, { expiry: until })
    const { page } = await open('?tab=suggestions')
    await suggest(page)
    await blends(page)
      .first()
      .getByRole('link', { name: /^Label for / })
      .click()
    await page.getByRole('img', { name: /^Preview: / }).waitFor()
    expect(await page.getByLabel('Best before', { exact: true }).inputValue()).toBe(until)
    expect(await page.getByLabel(/^Amount of ingredient/).count()).toBe(3)
    await page.getByRole('heading', { name: 'Always on the label' }).waitFor()
  })

  it('is another each time, and stays after a reload', async () => {
    await keep(calming)
    const { page } = await open('?tab=suggestions')
    await page.getByText('No suggestions yet').waitFor()
    for (let count = 1; count <= 3; count++) {
      await suggest(page)
      await tab(page, `Blend Suggestions (${count})`).waitFor()
    }
    await page.reload()
    await blends(page).nth(2).waitFor()
    const texts = await blends(page).allInnerTexts()
    expect(new Set(texts).size).toBe(3)
  })

  it('needs a herb, and one at hand', async () => {
    const { page } = await open()
    await suggest(page)
    await toast(page, 'Add some herbs to your cabinet first')
    await keep(calming, { isAvailable: false })
    await page.reload()
    await suggest(page)
    await toast(page, 'No herbs available')
    expect(await stored()).toEqual([])
  })

  it('is none where no blend passes, and that is said kindly', async () => {
    await keep(['elderberry', 'black-pepper'])
    const { page } = await open()
    await suggest(page)
    await page.getByRole('status').getByText('We found no blend of your herbs that passes our check').waitFor()
    expect(await stored()).toEqual([])
  })

  it('that nobody could make is told, and can be asked for again', async () => {
    await keep(calming)
    const { page } = await open()
    await away(page, '**/api/cabinet/suggestions')
    await suggest(page)
    await toast(page, 'Failed to generate blend suggestion')
    await page.unroute('**/api/cabinet/suggestions')
    await suggest(page)
    await tab(page, 'Blend Suggestions (1)').waitFor()
  })

  it('is checked again by the answers that this browser keeps', async () => {
    await keep(['linden'])
    const { page, complaints } = await open('', { answers: allergicTo('Malvaceae') })
    await suggest(page)
    const blend = blends(page).first()
    await blend.getByText('Not for you: leave it out.').waitFor()
    await blend.getByText('Nothing we know speaks against it').waitFor()
    expect(complaints).toEqual([])
  })
})

describe('a suggestion that is deleted', () => {
  it('is asked for first, gone at once, and there again where that fails', async () => {
    await keep(calming)
    const { page, complaints } = await open()
    await suggest(page)
    await tab(page, 'Blend Suggestions (1)').waitFor()
    await suggest(page)
    await tab(page, 'Blend Suggestions (2)').waitFor()
    const remove = () =>
      blends(page)
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click()
    await remove()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await blends(page).count()).toBe(2)

    await away(page, '**/api/cabinet/suggestions/*')
    const letGo = await holdBack(page, '**/api/cabinet/suggestions/*')
    await remove()
    await press(page, 'Delete suggestion')
    await tab(page, 'Blend Suggestions (1)').waitFor()
    expect(await blends(page).count()).toBe(1)
    const reloaded = page.waitForResponse((response) => response.url().endsWith('/api/cabinet/suggestions'))
    letGo()
    await toast(page, 'Failed to delete blend suggestion')
    await reloaded
    await tab(page, 'Blend Suggestions (2)').waitFor()

    await page.unrouteAll()
    await remove()
    await press(page, 'Delete suggestion')
    await toast(page, 'Blend suggestion deleted')
    await tab(page, 'Blend Suggestions (1)').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article')?.id)).toMatch(/^suggestion-/)
    expect(await stored()).toHaveLength(1)
    expect(complaints).toEqual([])
  })
})

describe('what can be made', () => {
  it('is told with what is missing, and leads to the remedy and to its label', async () => {
    const { name, slug, herbs } = await recipeOf(3)
    await keep(herbs)
    const { page, complaints } = await open()
    await remedy(page, name).getByText('You have everything').waitFor()
    expect(await remedy(page, name).getByRole('link', { name: 'Make a label' }).getAttribute('href')).toBe(
      `/label-designer?recipe=${slug}`,
    )
    await site.db.prepare('UPDATE user_herb_cabinet SET is_available = 0 WHERE herb_id = ?').bind(herbs[0]).run()
    await page.reload()
    await making(page)
      .getByText(/missing/)
      .first()
      .waitFor()
    const more = page.getByRole('button', { name: /^Show \d+ more$/ })
    if (await more.count()) await more.click()
    await remedy(page, name).getByText('1 missing').waitFor()
    await remedy(page, name).getByRole('link', { name: 'View Recipe' }).click()
    await page.waitForURL(`${site.address}/recipe/${slug}`)
    expect(complaints).toEqual([])
  })

  it('uses what expires first before all else', async () => {
    const { name, herbs } = await recipeOf(1)
    await keep(herbs, { expiry: dayIn(3) })
    const rest = ['peppermint', 'fennel', 'thyme', 'sage', 'ginger'].filter((herb) => !herbs.includes(herb))
    await keep(rest, { expiry: dayIn(200) })
    const { page } = await open()
    await making(page)
      .getByRole('listitem')
      .first()
      .getByText(/^Uses your .*, which expires on /)
      .waitFor()
    const firsts = await making(page).getByText('You have everything').count()
    expect(firsts).toBeGreaterThan(0)
    await remedy(page, name).waitFor()
  })

  it('puts last what is not for whoever reads, and says so', async () => {
    await keep(['linden', 'peppermint', 'fennel', 'chamomile'])
    const { page, complaints } = await open('', { answers: allergicTo('Malvaceae') })
    await making(page)
      .getByText(/not for you and stands? last\.$/)
      .waitFor()
    const more = page.getByRole('button', { name: /^Show \d+ more$/ })
    if (await more.count()) await more.click()
    const verdicts = await making(page)
      .locator('.verdict-tag')
      .evaluateAll((tags) => tags.map((tag) => tag.classList.contains('refused')))
    expect(verdicts).toContain(true)
    expect(verdicts).toEqual(verdicts.toSorted((one, other) => Number(one) - Number(other)))
    expect(complaints).toEqual([])
  })

  it('is kept apart from the cabinet: where it cannot be had, the herbs stand', async () => {
    await keep(['linden'])
    const { page } = await openPage(browser)
    await signInAs(site, page, member)
    await away(page, '**/api/cabinet/remedies')
    await page.goto(`${site.address}/herbal-cabinet`)
    await hydrated(page)
    await page.getByRole('article', { name: 'Linden Blossom' }).waitFor()
    await making(page).getByText('We cannot look through the remedies just now.').waitFor()
    await page.unroute('**/api/cabinet/remedies')
    await making(page).getByRole('button', { name: 'Try again' }).click()
    await making(page).getByRole('link', { name: 'View Recipe' }).first().waitFor()
  })
})

describe('the shopping list', () => {
  it('holds what runs out and what a wanted remedy lacks, to copy and to print', async () => {
    const { name, slug, herbs } = await recipeOf(3)
    await keep(herbs.slice(1))
    await keep(herbs.slice(0, 1), { isAvailable: false })
    const { page, complaints } = await open()
    await page.getByRole('link', { name: 'Shopping list (1)' }).waitFor()
    const wanted = making(page).getByRole('checkbox', { name: `On the shopping list for ${name}`, exact: true })
    while (!(await wanted.count())) await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
    await wanted.check()
    await page.waitForURL((url) => url.searchParams.get('want') === slug)
    await suggest(page)
    await page.getByRole('link', { name: /^My Cabinet/ }).click()
    await page.getByRole('link', { name: /^Shopping list/ }).click()
    const list = page.getByRole('region', { name: 'Shopping list' })
    await list.getByText(`for ${name}`).waitFor()
    await list.getByText('out of stock').waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, 'Copy')
    await toast(page, 'Shopping list copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`for ${name}`)
    await page.reload()
    await list.getByText(`for ${name}`).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { name: 'Herbal Cabinet' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false)
    expect(await list.getByRole('listitem').first().isVisible()).toBe(true)
    expect(complaints).toEqual([])
  })
})

describe('what expires', () => {
  it('is told under the bell fourteen days ahead, once, and leads to the cabinet', async () => {
    await keep(['linden'], { expiry: dayIn(14) })
    await keep(['thyme'], { expiry: dayIn(15) })
    await keep(['sage'], { expiry: dayIn(3), isAvailable: false })
    const { page, complaints } = await open()
    await site.runJobs('17 3 * * *')
    await site.runJobs('17 3 * * *')
    await page.getByRole('button', { name: 'Notifications, 1 unread', exact: true }).click()
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText(/^Linden Blossom expires on /)
      .click()
    await page.waitForURL(`${site.address}/herbal-cabinet`)
    await page.getByRole('article', { name: 'Linden Blossom' }).getByText('Expires in 14 days').waitFor()
    const { results } = await site.db.prepare('SELECT id FROM user_notifications').all()
    expect(results).toHaveLength(1)
    expect(complaints).toEqual([])
  })
})

const longestBenefits = blendKinds
  .flatMap(({ benefits }) => benefits)
  .toSorted((one, other) => other.length - one.length)
  .slice(0, 2)

describe.each([
  ['light', 320],
  ['dark', 320],
  ['light', 1280],
] as const)('in the %s at %i px', (scheme, width) => {
  const openKept = async () => {
    await keep([...calming, 'peppermint'], { expiry: dayIn(9) })
    const answers = allergicTo('Malvaceae')
    return open('', { width, dark: scheme === 'dark', answers })
  }
  const look = async (page: Page, place: string) => {
    expect(await faultsOf(page, place)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const small = await page
      .getByRole('main')
      .locator(':is(a, button, summary):not(.sources li a)')
      .evaluateAll((controls) =>
        controls.filter((control) => control.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
      )
    expect(small).toEqual([])
  }

  it('axe finds no fault in what can be made, everything fits, and controls can be hit', async () => {
    const { page, complaints } = await openKept()
    await making(page)
      .getByText(/^You have everything for/)
      .waitFor()
    await look(page, 'what can be made')
    expect(complaints).toEqual([])
  })

  it('axe finds no fault in suggestions, everything fits, and controls can be hit', async () => {
    const { page, complaints } = await openKept()
    for (let count = 1; count <= 2; count++) {
      await suggest(page)
      await tab(page, `Blend Suggestions (${count})`).waitFor()
    }
    // Which blends are drawn is chance: the longest words that one may bring have room as well.
    await site.db.prepare('UPDATE blend_suggestions SET benefits = ?').bind(JSON.stringify(longestBenefits)).run()
    await page.reload()
    await blends(page).first().getByText('For you:').waitFor()
    await look(page, 'suggestions')
    expect(complaints).toEqual([])
  })
})
