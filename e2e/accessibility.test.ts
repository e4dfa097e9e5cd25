import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { findViolations, findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { waitForError } from './page-helpers.ts'
import { goTo, openPage, publicPaths, splitIntoParts, visit } from './site.ts'

const { site, browser } = await openJourney()

const publicParts = splitIntoParts(
  [
    ...publicPaths,
    '/remedies?search=dragon',
    '/remedies?search=chest+pain',
    '/remedies?exclude=Fresh+Ginger,dairy,dragon',
    '/herbs?search=comfrey',
    '/herbs?taste=sweet&only=caffeine-free',
    '/herbs?search=dragon',
    '/recipe/wobbly-tummy-teapot/substitutes',
    '/herbs/comfrey',
    '/herbs/mint',
    '/recipe/nowhere',
    '/nowhere',
  ],
  4,
)

/** Returns the widths at which the page needs sideways scrolling. */
async function findCutWidths(page: Page): Promise<number[]> {
  const widths: number[] = []
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const isCut = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    if (isCut) widths.push(width)
  }
  return widths
}

describe('the public site', () => {
  it.each(publicParts.map((part) => [part.join(' '), part] as const))(
    'passes axe, and has nothing cut off on a phone or a desktop, on %s',
    async (_, addresses) => {
      const { page, pageErrors } = await openPage(browser, { asksForCookies: true })
      for (const address of addresses) {
        await goTo(page, site.address + address)
        expect(await findViolationsInAppearances(page, address)).toEqual([])
        expect([address, ...(await findCutWidths(page))]).toEqual([address])
      }
      expect(pageErrors).toEqual([])
    },
  )

  it('passes axe with the menu and the suggestions of a list open', async () => {
    const { page } = await visit(browser, `${site.address}/remedies`, { width: 390 })
    await page.locator('summary', { hasText: 'Menu' }).click()
    expect(await findViolations(page, 'menu')).toEqual([])
    await page.getByRole('combobox', { name: 'Without these ingredients' }).pressSequentially('mint')
    await page.getByRole('listbox').waitFor()
    expect(await findViolations(page, 'suggestions')).toEqual([])
  })

  it('passes axe on a remedy with a toast, a timer and form errors', async () => {
    const { page } = await visit(browser, `${site.address}/recipe/hillside-thyme-cup`, { width: 390 })
    await page.evaluate(() => Object.assign(navigator, { share: () => Promise.reject(new Error('no')) }) && undefined)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.locator('.toast').waitFor()
    expect(await findViolations(page, 'toast')).toEqual([])
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Please enter your email address').first().waitFor()
    await page.getByRole('button', { name: 'Start brewing' }).click()
    await page.getByRole('timer').waitFor()
    expect(await findViolations(page, 'timer and refused form')).toEqual([])
    await page.getByRole('link', { name: 'Cold & Flu' }).click()
    await page.locator('.brew-bar').waitFor()
    expect(await findViolations(page, 'timer bar')).toEqual([])
  })

  it("passes axe on the parts that depend on the reader's answers", async () => {
    const { page } = await openPage(browser, { width: 390, dark: true })
    await page.addInitScript(() =>
      localStorage.setItem(
        'safetyProfile',
        '{"savedOn":"2026-11-21","ageYears":34,"medicines":["Warfarin","moonpill"],"conditions":["gerd_reflux"],"allergies":["Lamiaceae"]}',
      ),
    )
    const show = (path: string) => goTo(page, site.address + path)
    await show('/remedies')
    await page.locator('.verdict-tag summary').first().click()
    await page.locator('.verdict-tag[open] a').waitFor()
    expect(await findViolations(page, 'verdicts')).toEqual([])
    await show('/recipe/hillside-thyme-cup')
    await page.locator('#for-you .verdict').waitFor()
    await page.locator('#for-you summary').first().click()
    expect(await findViolations(page, 'checked recipe')).toEqual([])
    await show('/for-you')
    await page.getByRole('button', { name: 'Delete my answers' }).waitFor()
    await page.getByRole('combobox', { name: 'Medicines that you take' }).fill('aspirin')
    await page.locator('.picker-options button').first().waitFor()
    await page.getByLabel('Age in years').fill('x')
    await page.getByRole('button', { name: 'Save my answers' }).click()
    await waitForError(page, 'Enter your age in whole years')
    expect(await findViolations(page, 'answers')).toEqual([])
  })

  it('passes axe in the label designer', async () => {
    const { page } = await openPage(browser)
    await page.goto(site.address + paths.labelForRecipe('hillside-thyme-cup'))
    await page.getByRole('img', { name: 'Preview: Hillside Thyme Cup' }).waitFor()
    await page.getByRole('searchbox', { name: 'Name of the remedy' }).fill('thyme')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Hillside Thyme Cup, Variety 1' }).waitFor()
    expect(await findViolationsInAppearances(page, 'card')).toEqual([])
    await page.getByRole('radio', { name: 'QR label' }).check()
    await page.getByLabel('Blend name').fill('')
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('.toast').waitFor()
    expect(await findViolationsInAppearances(page, 'code without a name')).toEqual([])
    await page.getByLabel('Ingredient 1', { exact: true }).fill('Comfrey')
    await page.getByRole('heading', { name: 'We can’t create this label' }).waitFor()
    expect(await findViolationsInAppearances(page, 'refused label')).toEqual([])
  })
})
