import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { faultsOf } from './axe.ts'
import { addMember, type Member, signInAs } from './member.ts'
import {
  emptyTables,
  holdBack,
  hydrated,
  launchChrome,
  loseAnswers,
  openPage,
  openSite,
  type PageOptions,
  type Site,
  toast,
  visit,
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

type Kept = { quantity?: string; location?: string; expiry?: string | null; isAvailable?: boolean }

/** Stores a herb in the cabinet. */
const keep = (herb: string, { quantity = '', location = '', expiry = null, isAvailable = true }: Kept = {}) =>
  site.db
    .prepare(
      `INSERT INTO user_herb_cabinet (id, user_id, herb_id, quantity, storage_location, expiry_date, is_available, created_at)
       VALUES (?, 'ada', ?, ?, ?, ?, ?, 1)`,
    )
    .bind(crypto.randomUUID(), herb, quantity, location, expiry, Number(isAvailable))
    .run()

const dayMs = 24 * 60 * 60 * 1000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

type Row = Record<
  'herb_id' | 'quantity' | 'storage_location' | 'purchase_date' | 'expiry_date' | 'notes',
  string | null
>
const rows = async (): Promise<(Row & { is_available: number })[]> =>
  (await site.db.prepare('SELECT * FROM user_herb_cabinet ORDER BY herb_id').all<Row & { is_available: number }>())
    .results

async function open(query = '', options?: PageOptions) {
  const opened = await openPage(browser, options)
  await signInAs(site, opened.page, member)
  await opened.page.goto(`${site.address}/herbal-cabinet${query}`)
  await hydrated(opened.page)
  await opened.page.getByRole('link', { name: /My Cabinet/ }).waitFor()
  return opened
}

const card = (page: Page, name: string) => page.getByRole('article', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const quantityOf = (page: Page, name: string, quantity: string) =>
  card(page, name).locator('dd').getByText(quantity, { exact: true }).waitFor()
const focused = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.activeElement?.textContent?.includes(expected), text)

describe('whoever may not open a cabinet', () => {
  it('is asked to sign in', async () => {
    const { page, complaints } = await visit(browser, `${site.address}/herbal-cabinet`)
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor()
    expect(await page.getByRole('link', { name: 'Back to Members' }).getAttribute('href')).toBe('/members')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await dialog(page).getByText('Welcome Back').waitFor()
    expect(complaints).toEqual([])
  })

  it('is told what the free plan holds, and where premium is compared', async () => {
    await site.db.prepare('UPDATE users SET premium_until = NULL').run()
    const { page, complaints } = await openPage(browser)
    await signInAs(site, page, member)
    await page.goto(`${site.address}/herbal-cabinet`)
    await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()
    await page.getByText('0 of 5 views used this month, 5 left').waitFor()
    expect(await page.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe('/#pricing')
    expect(complaints).toEqual([])
  })
})

describe('a cabinet', () => {
  it('begins empty, takes a herb with its dates, and proposes until when it keeps', async () => {
    const { page, complaints } = await open()
    await page.getByText('Your cabinet is empty').waitFor()
    await tab(page, 'My Cabinet (0)').waitFor()
    await press(page, 'Add Herb')
    await press(page, 'Add to Cabinet')
    expect(await rows()).toEqual([])
    expect(await page.locator('.toast').count()).toBe(0)
    await dialog(page).getByLabel('Herb', { exact: true }).selectOption('peppermint')
    await dialog(page).getByLabel('Quantity').fill('50 g')
    await dialog(page).getByLabel('Storage location').fill('Tin by the kettle')
    await dialog(page).getByLabel('Purchase date').fill('2026-11-30')
    const expiry = dialog(page).getByLabel('Expiry date')
    const proposed = await expiry.inputValue()
    expect(proposed > '2027-01-01').toBe(true)
    await expiry.fill('2028-02-29')
    await dialog(page).getByLabel('Purchase date').fill('2026-11-29')
    expect(await expiry.inputValue()).toBe('2028-02-29')
    await dialog(page).getByLabel('Notes').fill('Grown by Ada')
    await press(page, 'Add to Cabinet')
    await toast(page, 'Herb added to your cabinet')
    await dialog(page).waitFor({ state: 'detached' })
    const added = card(page, 'Peppermint')
    for (const text of [
      'Available',
      '50 g',
      'Tin by the kettle',
      'Feb 29, 2028',
      'Mentha x piperita L.',
      'Grown by Ada',
    ])
      await added.getByText(text, { exact: true }).waitFor()
    await tab(page, 'My Cabinet (1)').waitFor()
    expect(await rows()).toMatchObject([
      { herb_id: 'peppermint', purchase_date: '2026-11-29', expiry_date: '2028-02-29' },
    ])
    expect(complaints).toEqual([])
  })

  it('shows what expires first first, and says what is expired, near its date, little or out of stock', async () => {
    await keep('peppermint', { quantity: '20 bags', expiry: dayIn(300) })
    await keep('chamomile', { quantity: '50 g', expiry: dayIn(9) })
    await keep('ginger', { quantity: '3 g', expiry: dayIn(-3) })
    await keep('lemon-balm', { isAvailable: false, expiry: dayIn(1) })
    const { page, complaints } = await open()
    await card(page, 'Ginger').waitFor()
    expect(await names(page)).toEqual(['Ginger', 'German Chamomile', 'Peppermint', 'Lemon Balm'])
    const badges = async (name: string) => card(page, name).locator('.item-badge').allTextContents()
    expect(await badges('Ginger')).toEqual(['Available', 'Low stock', 'Expired'])
    expect((await badges('German Chamomile')).at(-1)).toMatch(/^Expires in (8|9|10) days$/)
    expect(await badges('Peppermint')).toEqual(['Available'])
    expect(await badges('Lemon Balm')).toEqual(['Out of Stock'])
    expect(complaints).toEqual([])
  })

  it('offers every herb once, tells about it, and keeps its tab in the address', async () => {
    await keep('peppermint')
    const { page, complaints } = await open()
    await page.getByRole('link', { name: /^All Herbs/ }).click()
    await page.getByRole('searchbox', { name: 'Find a herb' }).fill('mentha')
    const mint = page.getByRole('listitem').filter({ hasText: 'Mentha x piperita' })
    await mint.getByText('In Cabinet').waitFor()
    await page.getByRole('searchbox', { name: 'Find a herb' }).fill('melissa')
    await press(page, 'Learn More about Lemon Balm')
    for (const heading of ['Preparation methods', 'Storage', 'Drying', 'Shelf life', 'Safety notes'])
      await dialog(page).getByRole('heading', { name: heading }).waitFor()
    await dialog(page)
      .getByText(/^\d+ months$/)
      .waitFor()
    await page.keyboard.press('Escape')
    await focused(page, 'Learn More')
    await press(page, 'Add to Cabinet Lemon Balm')
    const choice = dialog(page).getByLabel('Herb', { exact: true })
    expect(await choice.inputValue()).toBe('lemon-balm')
    expect(await choice.locator('option[value=peppermint]').count()).toBe(0)
    await press(page, 'Add to Cabinet')
    await toast(page, 'Herb added to your cabinet')
    await page.getByRole('listitem').filter({ hasText: 'Melissa' }).getByText('In Cabinet').waitFor()
    expect(addressOf(page)).toBe('/herbal-cabinet?tab=herbs')
    await page.reload()
    await page.getByRole('searchbox', { name: 'Find a herb' }).waitFor()
    await tab(page, 'My Cabinet (2)').click()
    await card(page, 'Lemon Balm').waitFor()
    expect(complaints).toEqual([])
  })

  it('goes on a label that is good no longer than it is itself', async () => {
    const until = dayIn(40)
    await keep('thyme', { expiry: until })
    const { page } = await open()
    await card(page, 'Thyme').getByRole('link', { name: 'Label for Thyme' }).click()
    await page.getByRole('img', { name: 'Preview: Thyme' }).waitFor()
    expect(await page.getByLabel('Best before', { exact: true }).inputValue()).toBe(until)
    await page.getByRole('link', { name: 'Start from a herb or blend of your cabinet' }).click()
    await card(page, 'Thyme').waitFor()
  })

  it('is edited: what was noted changes, and what is finished is out of stock', async () => {
    await keep('peppermint', { quantity: '50 g', location: 'Attic' })
    const { page, complaints } = await open()
    await press(page, 'Edit Peppermint')
    expect(await dialog(page).getByLabel('Storage location').inputValue()).toBe('Attic')
    await dialog(page).getByLabel('Storage location').fill('')
    await dialog(page).getByLabel('Quantity').fill('10 tsp')
    await dialog(page).getByLabel('Available in stock').uncheck()
    await press(page, 'Save')
    await toast(page, 'Herb updated successfully')
    await card(page, 'Peppermint').getByText('Out of Stock').waitFor()
    expect(await rows()).toMatchObject([{ quantity: '10 tsp', storage_location: '', is_available: 0 }])
    expect(complaints).toEqual([])
  })

  it('keeps no expiry date where that was taken out, whatever else is edited', async () => {
    await keep('peppermint', { quantity: '50 g' })
    await site.db.prepare("UPDATE user_herb_cabinet SET purchase_date = '2026-01-01'").run()
    const { page } = await open()
    await press(page, 'Edit Peppermint')
    expect(await dialog(page).getByLabel('Expiry date').inputValue()).toBe('')
    await dialog(page).getByLabel('Storage location').fill('Attic')
    await press(page, 'Save')
    await toast(page, 'Herb updated successfully')
    expect(await rows()).toMatchObject([{ storage_location: 'Attic', expiry_date: null }])
  })

  it('is in stock again once a quantity is written, unless somebody says otherwise', async () => {
    await keep('peppermint', { quantity: '0 bags', isAvailable: false })
    const { page } = await open()
    await press(page, 'Edit Peppermint')
    const inStock = dialog(page).getByLabel('Available in stock')
    const quantity = dialog(page).getByLabel('Quantity')
    expect(await inStock.isChecked()).toBe(false)
    await quantity.fill('20 bags')
    expect(await inStock.isChecked()).toBe(true)
    await quantity.fill('0 bags')
    expect(await inStock.isChecked()).toBe(false)
    await quantity.fill('20 bags')
    await press(page, 'Save')
    await toast(page, 'Herb updated successfully')
    await card(page, 'Peppermint').getByText('Available', { exact: true }).waitFor()
    await press(page, 'Edit Peppermint')
    await inStock.uncheck()
    await quantity.fill('30 bags')
    expect(await inStock.isChecked()).toBe(false)
    await press(page, 'Save')
    await card(page, 'Peppermint').getByText('Out of Stock').waitFor()
    await expect.poll(rows).toMatchObject([{ quantity: '30 bags', is_available: 0 }])
  })

  it('names the field of a date that cannot be, and keeps what was typed', async () => {
    await keep('peppermint')
    const { page } = await open()
    await press(page, 'Edit Peppermint')
    await dialog(page).getByLabel('Notes').fill('Fine leaves')
    await dialog(page).getByLabel('Purchase date').fill('2026-11-20')
    await dialog(page).getByLabel('Expiry date').fill('2026-11-19')
    await press(page, 'Save')
    await dialog(page).getByRole('alert').getByText('This is before the day of purchase').waitFor()
    expect(await dialog(page).getByLabel('Notes').inputValue()).toBe('Fine leaves')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('expiryDate')
  })

  it('loses a herb after a question, at once, and the next card has the focus', async () => {
    await keep('peppermint', { expiry: dayIn(100) })
    await keep('ginger', { expiry: dayIn(200) })
    const { page, complaints } = await open()
    await press(page, 'Remove Peppermint')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await focused(page, 'Remove Peppermint')
    const letGo = await holdBack(page, '**/api/cabinet/items/*')
    await press(page, 'Remove Peppermint')
    await press(page, 'Remove from cabinet')
    await tab(page, 'My Cabinet (1)').waitFor()
    await focused(page, 'Ginger')
    expect(await rows()).toHaveLength(2)
    letGo()
    await toast(page, 'Herb removed from cabinet')
    expect(await rows()).toMatchObject([{ herb_id: 'ginger' }])
    expect(complaints).toEqual([])
  })
})

describe('a herb that is used up', () => {
  it('loses a cup at once, another amount by its unit, and is out of stock at nothing', async () => {
    await keep('peppermint', { quantity: '3 bags' })
    const { page, complaints } = await open()
    const letGo = await holdBack(page, '**/api/cabinet/items/*/uses')
    await press(page, 'Use a cup of Peppermint')
    await quantityOf(page, 'Peppermint', '2 bags')
    expect(await rows()).toMatchObject([{ quantity: '3 bags' }])
    letGo()
    await toast(page, 'Herb updated successfully')
    expect(await rows()).toMatchObject([{ quantity: '2 bags' }])
    await card(page, 'Peppermint').getByText('Another amount').click()
    await page.getByLabel('How much').fill('a little')
    await press(page, 'Use up')
    await page.getByText('Please write it as 2 g, 1 tsp, 1 tbsp, 3 bags or 2 cups').waitFor()
    await page.getByLabel('How much').fill('1 cup')
    await press(page, 'Use up')
    await quantityOf(page, 'Peppermint', '1 bag')
    await page.getByRole('button', { name: 'Use a cup of Peppermint' }).focus()
    await page.keyboard.press('Enter')
    await card(page, 'Peppermint').getByText('Out of Stock').waitFor()
    await focused(page, 'Peppermint')
    await expect.poll(rows).toMatchObject([{ quantity: '0 bags', is_available: 0 }])
    expect(complaints).toEqual([])
  })

  it('is counted once where its answer was lost and the button is pressed again, and again after that', async () => {
    await keep('peppermint', { quantity: '10 bags' })
    const { page } = await open()
    await loseAnswers(page, '**/api/cabinet/items/*/uses', 1)
    await press(page, 'Use a cup of Peppermint')
    await toast(page, 'Failed to update herb')
    await expect.poll(rows).toMatchObject([{ quantity: '9 bags' }])
    await press(page, 'Use a cup of Peppermint')
    await toast(page, 'Herb updated successfully')
    expect(await rows()).toMatchObject([{ quantity: '9 bags' }])
    await press(page, 'Use a cup of Peppermint')
    await quantityOf(page, 'Peppermint', '8 bags')
    await expect.poll(rows).toMatchObject([{ quantity: '8 bags' }])
  })

  it('loses nothing to a second tab, whichever of them edits', async () => {
    await keep('peppermint', { quantity: '10 bags' })
    const [{ page: one }, { page: other }] = [await open(), await open()]
    await press(other, 'Edit Peppermint')
    await press(one, 'Use a cup of Peppermint')
    await toast(one, 'Herb updated successfully')
    await dialog(other).getByLabel('Notes').fill('Written meanwhile')
    await press(other, 'Save')
    await toast(other, 'Herb updated successfully')
    await press(other, 'Use a cup of Peppermint')
    await quantityOf(other, 'Peppermint', '8 bags')
    // It is shown before it is stored, and the other tab asks once.
    await expect.poll(rows).toMatchObject([{ quantity: '8 bags', notes: 'Written meanwhile' }])
    await one.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await quantityOf(one, 'Peppermint', '8 bags')
  })
})

const away = (page: Page, address: string) => page.route(address, (route) => route.abort())

describe('when nobody answers', () => {
  it('says that the cabinet could not be loaded, and tries again', async () => {
    await keep('peppermint')
    const { page } = await openPage(browser)
    await signInAs(site, page, member)
    await away(page, '**/api/cabinet')
    await page.goto(`${site.address}/herbal-cabinet`)
    await toast(page, 'Failed to load your herbal cabinet')
    await page.unroute('**/api/cabinet')
    await press(page, 'Try again')
    await card(page, 'Peppermint').waitFor()
  })

  it('keeps what was typed, and brings back what was on its way', async () => {
    await keep('peppermint', { quantity: '3 bags' })
    const { page } = await open()
    await away(page, '**/api/cabinet/items**')
    await press(page, 'Add Herb')
    await dialog(page).getByLabel('Herb', { exact: true }).selectOption('ginger')
    await dialog(page).getByLabel('Notes').fill('From the market')
    await press(page, 'Add to Cabinet')
    await toast(page, 'Failed to add herb to cabinet')
    expect(await dialog(page).getByLabel('Notes').inputValue()).toBe('From the market')
    await page.keyboard.press('Escape')
    await away(page, '**/api/cabinet/items/**')
    await press(page, 'Use a cup of Peppermint')
    await toast(page, 'Failed to update herb')
    await quantityOf(page, 'Peppermint', '3 bags')
    await press(page, 'Remove Peppermint')
    await press(page, 'Remove from cabinet')
    await toast(page, 'Failed to remove herb')
    await card(page, 'Peppermint').waitFor()
    await page.unroute('**/api/cabinet/items/**')
    await press(page, 'Use a cup of Peppermint')
    await quantityOf(page, 'Peppermint', '2 bags')
  })
})

describe('the tabs', () => {
  it.each([320, 360, 390, 430, 560, 768])('stand on two lines at most, side by side, at %i px', async (width) => {
    await site.db.exec(
      "INSERT INTO user_herb_cabinet (id, user_id, herb_id, created_at) SELECT id, 'ada', id, 1 FROM herbs LIMIT 60",
    )
    const { page } = await open('', { width })
    const tabs = await page.locator('.tab').evaluateAll((links) =>
      links.map((link) => {
        const { top, right } = link.getBoundingClientRect()
        const words = link.firstElementChild ?? link
        const lines = words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).lineHeight)
        return { top: Math.round(top), right, lines: Math.round(lines) }
      }),
    )
    expect(tabs).toHaveLength(3)
    expect(new Set(tabs.map(({ top }) => top)).size).toBe(1)
    for (const { right, lines } of tabs) {
      expect(right).toBeLessThanOrEqual(width)
      expect(lines).toBeLessThanOrEqual(2)
    }
  })
})

it('begins each line of what can be done with a herb at the same place', async () => {
  await keep('peppermint', { quantity: '3 bags' })
  const { page } = await open('', { width: 320 })
  const lefts = await card(page, 'Peppermint')
    .locator('.acts > *')
    .evaluateAll((acts) => {
      const boxes = acts.map((act) => act.getBoundingClientRect())
      const lines = new Map(boxes.toReversed().map(({ top, left }) => [top, left]))
      return [...lines.values()]
    })
  expect(lefts.length).toBeGreaterThan(1)
  expect(new Set(lefts).size).toBe(1)
})

describe.each([
  ['light', 320],
  ['dark', 320],
  ['light', 1280],
] as const)('in the %s at %i px', (scheme, width) => {
  const look = async (page: Page, place: string) => {
    expect(await faultsOf(page, place)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }

  it('axe finds no fault in a cabinet and its form, everything fits, and controls can be hit', async () => {
    await keep('peppermint', { quantity: '3 bags', location: 'A tin by the kettle', expiry: dayIn(9) })
    await keep('ginger', { quantity: 'half a jar', expiry: dayIn(-2) })
    const { page, complaints } = await open('', { width, dark: scheme === 'dark' })
    await look(page, 'cabinet')
    const small = await page
      .getByRole('main')
      .locator('a, button, summary')
      .evaluateAll((controls) =>
        controls.filter((control) => control.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
      )
    expect(small).toEqual([])
    await press(page, 'Add Herb')
    await dialog(page).waitFor()
    await look(page, 'form')
    expect(complaints).toEqual([])
  })

  it('axe finds no fault in the list of all herbs, and everything fits', async () => {
    const { page, complaints } = await open('?tab=herbs', { width, dark: scheme === 'dark' })
    await page.getByRole('searchbox', { name: 'Find a herb' }).waitFor()
    await look(page, 'all herbs')
    expect(complaints).toEqual([])
  })
})
