import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { card, daysFromNow, type HerbOptions, openCabinet, storeHerbs, tab } from './cabinet-page.ts'
import { openJourney } from './journey.ts'
import { addMember, makePremium, type Member, openAs, type OpenOptions, signInAs } from './member.ts'
import { pathAndQuery, returnToTab, press, waitForError, waitUntilDrawn } from './page-helpers.ts'
import { emptyTables, delayRequests, dropResponses, openPage, toast, visit } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  await makePremium(site, member)
})

const addHerbs = (herbs: readonly string[], options?: HerbOptions) => storeHerbs(site, member, herbs, options)
const open = (query?: string, options?: OpenOptions) => openCabinet({ site, browser }, member, query, options)

type Row = Record<
  'herb_id' | 'quantity' | 'storage_location' | 'purchase_date' | 'expiry_date' | 'notes',
  string | null
>
const cabinetRows = async (): Promise<(Row & { is_available: number })[]> =>
  (await site.db.prepare('SELECT * FROM user_herb_cabinet ORDER BY herb_id').all<Row & { is_available: number }>())
    .results

const dialog = (page: Page) => page.getByRole('dialog')
const herbNames = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const waitForQuantity = (page: Page, name: string, quantity: string) =>
  card(page, name).locator('dd').getByText(quantity, { exact: true }).waitFor()
const waitForFocus = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.activeElement?.textContent?.includes(expected), text)

describe('a visitor or free member', () => {
  it('is asked to sign in', async () => {
    const { page, pageErrors } = await visit(browser, `${site.address}/herbal-cabinet`)
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor()
    expect(await page.getByRole('link', { name: 'Back to Members' }).getAttribute('href')).toBe('/members')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await dialog(page).getByText('Welcome Back').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('sees what the free plan includes, and where to compare premium', async () => {
    await site.db.prepare('UPDATE users SET premium_until = NULL').run()
    const { page, pageErrors } = await openAs({ site, browser }, member, '/herbal-cabinet')
    await page.getByRole('heading', { name: 'Premium Feature' }).waitFor()
    await page.getByText('0 of 5 views used this month, 5 left').waitFor()
    expect(await page.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe('/#pricing')
    expect(pageErrors).toEqual([])
  })
})

describe('a cabinet', () => {
  it('starts empty, accepts a herb with its dates, and suggests an expiry date', async () => {
    const { page, pageErrors } = await open()
    await page.getByText('Your cabinet is empty').waitFor()
    await tab(page, 'My Cabinet (0)').waitFor()
    await press(page, 'Add Herb')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await press(page, 'Add to Cabinet')
    await waitUntilDrawn(page)
    expect([sent, await page.locator('.toast').count()]).toEqual([[], 0])
    await dialog(page).getByLabel('Herb', { exact: true }).selectOption('peppermint')
    await dialog(page).getByLabel('Quantity').fill('50 g')
    await dialog(page).getByLabel('Storage location').fill('Tin by the kettle')
    await dialog(page).getByLabel('Purchase date').fill('2025-11-30')
    const expiry = dialog(page).getByLabel('Expiry date')
    await expect.poll(() => expiry.inputValue()).toMatch(/^20(2[6-9]|3\d)-/)
    await expiry.fill('2028-02-29')
    await dialog(page).getByLabel('Purchase date').fill('2025-11-29')
    await expect.poll(() => expiry.inputValue()).toBe('2028-02-29')
    await dialog(page).getByLabel('Notes').fill('Grown by Ada')
    await press(page, 'Add to Cabinet')
    await toast(page, 'Herb added to your cabinet')
    await dialog(page).waitFor({ state: 'detached' })
    const added = card(page, 'Peppermint')
    for (const text of [
      'Available',
      '50 g',
      'Tin by the kettle',
      '29 Feb 2028',
      'Mentha x piperita L.',
      'Grown by Ada',
    ])
      await added.getByText(text, { exact: true }).waitFor()
    await tab(page, 'My Cabinet (1)').waitFor()
    expect(await cabinetRows()).toMatchObject([
      { herb_id: 'peppermint', purchase_date: '2025-11-29', expiry_date: '2028-02-29' },
    ])
    expect(pageErrors).toEqual([])
  })

  it('shows herbs by expiry date, and marks those that are expired, expiring, low or out of stock', async () => {
    await addHerbs(['peppermint'], { quantity: '20 bags', expiry: daysFromNow(300) })
    await addHerbs(['chamomile'], { quantity: '50 g', expiry: daysFromNow(9) })
    await addHerbs(['ginger'], { quantity: '3 g', expiry: daysFromNow(-3) })
    await addHerbs(['lemon-balm'], { isAvailable: false, expiry: daysFromNow(1) })
    const { page, pageErrors } = await open()
    await card(page, 'Ginger').waitFor()
    await expect.poll(() => herbNames(page)).toEqual(['Ginger', 'German Chamomile', 'Peppermint', 'Lemon Balm'])
    const badges = async (name: string) => card(page, name).locator('.item-badge').allTextContents()
    expect(await badges('Ginger')).toEqual(['Available', 'Low stock', 'Expired'])
    expect((await badges('German Chamomile')).at(-1)).toMatch(/^Expires in (8|9|10) days$/)
    expect(await badges('Peppermint')).toEqual(['Available'])
    expect(await badges('Lemon Balm')).toEqual(['Out of Stock'])
    expect(pageErrors).toEqual([])
  })

  it('offers every herb once, describes it, and keeps its tab in the address', async () => {
    await addHerbs(['peppermint'])
    const { page, pageErrors } = await open()
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
    await waitForFocus(page, 'Learn More')
    await press(page, 'Add to Cabinet Lemon Balm')
    const choice = dialog(page).getByLabel('Herb', { exact: true })
    expect(await choice.inputValue()).toBe('lemon-balm')
    expect(await choice.locator('option[value=peppermint]').count()).toBe(0)
    await press(page, 'Add to Cabinet')
    await toast(page, 'Herb added to your cabinet')
    await page.getByRole('listitem').filter({ hasText: 'Melissa' }).getByText('In Cabinet').waitFor()
    expect(pathAndQuery(page)).toBe('/herbal-cabinet?tab=herbs')
    await page.reload()
    await page.getByRole('searchbox', { name: 'Find a herb' }).waitFor()
    await tab(page, 'My Cabinet (2)').click()
    await card(page, 'Lemon Balm').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('makes a label that is best before the herb expires', async () => {
    const until = daysFromNow(40)
    await addHerbs(['thyme'], { expiry: until })
    const { page } = await open()
    await card(page, 'Thyme').getByRole('link', { name: 'Label for Thyme' }).click()
    await page.getByRole('img', { name: 'Preview: Thyme' }).waitFor()
    await expect.poll(() => page.getByLabel('Best before', { exact: true }).inputValue()).toBe(until)
    await page.getByRole('link', { name: 'Start from a herb or blend in your cabinet' }).click()
    await card(page, 'Thyme').waitFor()
  })

  it('saves edits, and marks finished herbs as out of stock', async () => {
    await addHerbs(['peppermint'], { quantity: '50 g', location: 'Attic' })
    const { page, pageErrors } = await open()
    await press(page, 'Edit Peppermint')
    await expect.poll(() => dialog(page).getByLabel('Storage location').inputValue()).toBe('Attic')
    await dialog(page).getByLabel('Storage location').fill('')
    await dialog(page).getByLabel('Quantity').fill('10 tsp')
    await dialog(page).getByLabel('Available in stock').uncheck()
    await press(page, 'Save')
    await toast(page, 'Herb updated successfully')
    await card(page, 'Peppermint').getByText('Out of Stock').waitFor()
    expect(await cabinetRows()).toMatchObject([{ quantity: '10 tsp', storage_location: '', is_available: 0 }])
    expect(pageErrors).toEqual([])
  })

  it('keeps a removed expiry date empty when something else is edited', async () => {
    await addHerbs(['peppermint'], { quantity: '50 g' })
    await site.db.prepare("UPDATE user_herb_cabinet SET purchase_date = '2026-01-01'").run()
    const { page } = await open()
    await press(page, 'Edit Peppermint')
    await expect.poll(() => dialog(page).getByLabel('Expiry date').inputValue()).toBe('')
    await dialog(page).getByLabel('Storage location').fill('Attic')
    await press(page, 'Save')
    await toast(page, 'Herb updated successfully')
    expect(await cabinetRows()).toMatchObject([{ storage_location: 'Attic', expiry_date: null }])
  })

  it('puts a herb back in stock when a quantity is entered, unless the member says otherwise', async () => {
    await addHerbs(['peppermint'], { quantity: '0 bags', isAvailable: false })
    const { page } = await open()
    await press(page, 'Edit Peppermint')
    const inStock = dialog(page).getByLabel('Available in stock')
    const quantity = dialog(page).getByLabel('Quantity')
    expect(await inStock.isChecked()).toBe(false)
    await quantity.fill('20 bags')
    await expect.poll(() => inStock.isChecked()).toBe(true)
    await quantity.fill('0 bags')
    await expect.poll(() => inStock.isChecked()).toBe(false)
    await quantity.fill('20 bags')
    await press(page, 'Save')
    await toast(page, 'Herb updated successfully')
    await card(page, 'Peppermint').getByText('Available', { exact: true }).waitFor()
    await press(page, 'Edit Peppermint')
    await inStock.uncheck()
    await quantity.fill('30 bags')
    await expect.poll(() => inStock.isChecked()).toBe(false)
    await press(page, 'Save')
    await card(page, 'Peppermint').getByText('Out of Stock').waitFor()
    await expect.poll(cabinetRows).toMatchObject([{ quantity: '30 bags', is_available: 0 }])
  })

  it('names the field of an impossible date, and keeps the typed text', async () => {
    await addHerbs(['peppermint'])
    const { page } = await open()
    await press(page, 'Edit Peppermint')
    await dialog(page).getByLabel('Notes').fill('Fine leaves')
    await dialog(page).getByLabel('Purchase date').fill('2026-11-20')
    await dialog(page).getByLabel('Expiry date').fill('2026-11-19')
    await press(page, 'Save')
    await dialog(page).getByRole('link', { name: 'The expiry date can’t be before the purchase date' }).click()
    await expect.poll(() => dialog(page).getByLabel('Notes').inputValue()).toBe('Fine leaves')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('expiryDate')
  })

  it('removes a herb at once after confirmation, and moves the focus to the next card', async () => {
    await addHerbs(['peppermint'], { expiry: daysFromNow(100) })
    await addHerbs(['ginger'], { expiry: daysFromNow(200) })
    const { page, pageErrors } = await open()
    await press(page, 'Remove Peppermint')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await waitForFocus(page, 'Remove Peppermint')
    const release = await delayRequests(page, '**/api/cabinet/items/*')
    await press(page, 'Remove Peppermint')
    await press(page, 'Remove from cabinet')
    await tab(page, 'My Cabinet (1)').waitFor()
    await waitForFocus(page, 'Ginger')
    expect(await cabinetRows()).toHaveLength(2)
    release()
    await toast(page, 'Herb removed from cabinet')
    expect(await cabinetRows()).toMatchObject([{ herb_id: 'ginger' }])
    expect(pageErrors).toEqual([])
  })
})

describe('a herb in use', () => {
  it('is reduced by a cup or another amount, and is out of stock at zero', async () => {
    await addHerbs(['peppermint'], { quantity: '3 bags' })
    const { page, pageErrors } = await open()
    const release = await delayRequests(page, '**/api/cabinet/items/*/uses')
    await press(page, 'Use a cup of Peppermint')
    await waitForQuantity(page, 'Peppermint', '2 bags')
    expect(await cabinetRows()).toMatchObject([{ quantity: '3 bags' }])
    release()
    await toast(page, 'Herb updated successfully')
    expect(await cabinetRows()).toMatchObject([{ quantity: '2 bags' }])
    await card(page, 'Peppermint').getByText('Another amount').click()
    await page.getByLabel('How much').fill('a little')
    await press(page, 'Subtract')
    await page.getByText('Enter an amount such as 2 g, 1 tsp, 1 tbsp, 3 bags or 2 cups').waitFor()
    await page.getByLabel('How much').fill('1 cup')
    await press(page, 'Subtract')
    await waitForQuantity(page, 'Peppermint', '1 bag')
    await page.getByRole('button', { name: 'Use a cup of Peppermint' }).focus()
    await page.keyboard.press('Enter')
    await card(page, 'Peppermint').getByText('Out of Stock').waitFor()
    await waitForFocus(page, 'Peppermint')
    await expect.poll(cabinetRows).toMatchObject([{ quantity: '0 bags', is_available: 0 }])
    expect(pageErrors).toEqual([])
  })

  it('is reduced once if the response is lost and the user retries, and again by the next use', async () => {
    await addHerbs(['peppermint'], { quantity: '10 bags' })
    const { page } = await open()
    await dropResponses(page, '**/api/cabinet/items/*/uses', 1)
    await press(page, 'Use a cup of Peppermint')
    await toast(page, 'Failed to update herb')
    await expect.poll(cabinetRows).toMatchObject([{ quantity: '9 bags' }])
    await press(page, 'Use a cup of Peppermint')
    await toast(page, 'Herb updated successfully')
    expect(await cabinetRows()).toMatchObject([{ quantity: '9 bags' }])
    await press(page, 'Use a cup of Peppermint')
    await waitForQuantity(page, 'Peppermint', '8 bags')
    await expect.poll(cabinetRows).toMatchObject([{ quantity: '8 bags' }])
  })

  it('keeps the changes of two tabs', async () => {
    await addHerbs(['peppermint'], { quantity: '10 bags' })
    const [{ page: one }, { page: other }] = [await open(), await open()]
    await press(other, 'Edit Peppermint')
    await press(one, 'Use a cup of Peppermint')
    await toast(one, 'Herb updated successfully')
    await dialog(other).getByLabel('Notes').fill('Written meanwhile')
    await press(other, 'Save')
    await toast(other, 'Herb updated successfully')
    await press(other, 'Use a cup of Peppermint')
    await waitForQuantity(other, 'Peppermint', '8 bags')
    // Waits for the database: the page shows the change before it is stored, and the other tab refetches only once.
    await expect.poll(cabinetRows).toMatchObject([{ quantity: '8 bags', notes: 'Written meanwhile' }])
    await returnToTab(one)
    await waitForQuantity(one, 'Peppermint', '8 bags')
  })
})

const abortRequests = (page: Page, address: string) => page.route(address, (route) => route.abort())

describe('the cabinet while the server is unreachable', () => {
  it('says that it could not be loaded, and tries again', async () => {
    await addHerbs(['peppermint'])
    const { page } = await openPage(browser)
    await signInAs(site, page, member)
    await abortRequests(page, '**/api/cabinet')
    await page.goto(`${site.address}/herbal-cabinet`)
    await toast(page, 'Failed to load your herbal cabinet')
    await page.unroute('**/api/cabinet')
    await press(page, 'Try again')
    await card(page, 'Peppermint').waitFor()
  })

  it('keeps the typed text, and undoes changes that could not be saved', async () => {
    await addHerbs(['peppermint'], { quantity: '3 bags' })
    const { page } = await open()
    await abortRequests(page, '**/api/cabinet/items**')
    await press(page, 'Add Herb')
    await dialog(page).getByLabel('Herb', { exact: true }).selectOption('ginger')
    await dialog(page).getByLabel('Notes').fill('From the market')
    await press(page, 'Add to Cabinet')
    await waitForError(dialog(page), 'Failed to add herb to cabinet')
    await expect.poll(() => dialog(page).getByLabel('Notes').inputValue()).toBe('From the market')
    await page.keyboard.press('Escape')
    await abortRequests(page, '**/api/cabinet/items/**')
    await press(page, 'Use a cup of Peppermint')
    await toast(page, 'Failed to update herb')
    await waitForQuantity(page, 'Peppermint', '3 bags')
    await press(page, 'Remove Peppermint')
    await press(page, 'Remove from cabinet')
    await toast(page, 'Failed to remove herb')
    await card(page, 'Peppermint').waitFor()
    await page.unroute('**/api/cabinet/items/**')
    await press(page, 'Use a cup of Peppermint')
    await waitForQuantity(page, 'Peppermint', '2 bags')
  })
})

describe('an expiring herb', () => {
  it('is announced in one notification fourteen days ahead, which leads to the cabinet', async () => {
    await addHerbs(['linden'], { expiry: daysFromNow(14) })
    await addHerbs(['thyme'], { expiry: daysFromNow(15) })
    await addHerbs(['sage'], { expiry: daysFromNow(3), isAvailable: false })
    const { page, pageErrors } = await open()
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
    expect(pageErrors).toEqual([])
  })
})
