import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { card, daysFromNow, type HerbOptions, openCabinet, storeHerbs, tab } from './cabinet-page.ts'
import { openJourney } from './journey.ts'
import { addMember, makePremium, type Member, type OpenOptions } from './member.ts'
import { pathAndQuery, press, waitUntilDrawn } from './page-helpers.ts'
import { delayRequests, emptyTables, toast } from './site.ts'

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
const waitForQuantity = (page: Page, name: string, quantity: string) =>
  card(page, name).locator('dd').getByText(quantity, { exact: true }).waitFor()
const waitForFocus = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.activeElement?.textContent?.includes(expected), text)

describe('a cabinet', () => {
  it('starts empty, accepts a herb with its dates, offers every other herb once, and describes it', async () => {
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
    await tab(page, 'My Cabinet (2)').click()
    await card(page, 'Lemon Balm').waitFor()
    expect(pageErrors).toEqual([])
  })
})

describe('a herb in use', () => {
  it('is reduced by a cup or another amount, is out of stock at zero, and gets a label that is best before it expires', async () => {
    const until = daysFromNow(40)
    await addHerbs(['peppermint'], { quantity: '3 bags', expiry: until })
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
    await card(page, 'Peppermint').getByRole('link', { name: 'Label for Peppermint' }).click()
    await page.getByRole('img', { name: 'Preview: Peppermint' }).waitFor()
    await expect.poll(() => page.getByLabel('Best before', { exact: true }).inputValue()).toBe(until)
    await page.getByRole('link', { name: 'Start from a herb or blend in your cabinet' }).click()
    await card(page, 'Peppermint').waitFor()
    expect(pageErrors).toEqual([])
  })
})
