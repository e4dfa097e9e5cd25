import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { returnToTab, waitUntilDrawn } from './page-helpers.ts'
import { goTo, openPage, toast } from './site.ts'
import { raiseMinAge } from './tighten-facts.ts'

const { site, browser } = await openJourney()

const verdictTags = (page: Page) => page.locator('.verdict-tag summary')

const open = (page: Page, path: string) => goTo(page, site.address + path)

const storedState = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
    ]),
  )

describe('a profile', () => {
  it('changes the verdicts in the list and on a recipe, and is deleted completely', async () => {
    const { page, pageErrors } = await openPage(browser)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await open(page, '/recipe/hillside-thyme-cup')
    await page.getByRole('link', { name: 'Check it for me' }).first().click()
    await page.getByLabel('Age in years').fill('34')
    await page.getByRole('group', { name: 'Are you pregnant?' }).getByLabel('Yes').check()
    await page.getByRole('group', { name: 'How far along are you?' }).getByLabel('Weeks 13 to 27').check()
    const medicines = page.getByRole('combobox', { name: 'Medicines that you take' })
    await medicines.fill('warf')
    await medicines.press('Enter')
    await page
      .getByRole('list', { name: 'Medicines that you take: chosen' })
      .getByText('Warfarin', { exact: true })
      .waitFor()
    await medicines.fill('warfarin')
    await page.getByText('This is already in your list.').waitFor()
    await medicines.press('Enter')
    await waitUntilDrawn(page)
    expect(await page.locator('.picker-selection li').count()).toBe(1)
    await medicines.fill('')
    const allergies = page.getByRole('combobox', { name: 'What you are allergic to' })
    await allergies.fill('daisy')
    await page.getByRole('option', { name: /Daisy family/ }).click()
    await page.getByLabel(/Keep these answers/).check()
    await page.getByRole('button', { name: 'Save my answers' }).click()
    await page.getByRole('link', { name: 'Back to the recipe' }).click()
    const box = page.locator('#for-you')
    await box.getByText('Don’t drink this: you are pregnant').waitFor()
    expect(requests.filter((request) => request.includes('/api/recipes/hillside-thyme-cup/facts'))).toHaveLength(1)
    await box.getByText('All reasons, with sources').click()
    await expect.poll(() => box.locator('.reasons-details li').first().innerText()).toContain('pregnancy')
    await expect.poll(() => box.locator('.reasons-details li small').first().innerText()).not.toBe('')

    await page.getByRole('link', { name: 'Remedies', exact: true }).first().click()
    await verdictTags(page).first().waitFor()
    const shown = await page.locator('.card:visible').count()
    expect(await verdictTags(page).count()).toBe(shown)
    const refused = await verdictTags(page).filter({ hasText: 'Not suitable for you' }).count()
    expect(refused).toBeGreaterThan(0)
    await verdictTags(page).filter({ hasText: 'Not suitable for you' }).first().click()
    const reasons = page.locator('.verdict-tag[open] li')
    await expect.poll(() => reasons.first().innerText()).not.toBe('')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.verdict-tag[open]').count()).toBe(0)
    expect(requests.filter((request) => request.includes('/api/safety/facts'))).toHaveLength(1)
    expect(requests.filter((request) => /warfarin|asteraceae|pregnant|ageYears/i.test(request))).toEqual([])

    await page.getByRole('link', { name: 'For you', exact: true }).first().click()
    await expect.poll(() => page.getByLabel('Age in years').inputValue()).toBe('34')
    await page.getByRole('button', { name: 'Delete my answers' }).click()
    await expect.poll(() => page.getByLabel('Age in years').inputValue()).toBe('')
    expect(await storedState(page)).not.toMatch(/safetyProfile|warfarin|asteraceae|pregnant/i)
    await open(page, '/remedies')
    expect(await verdictTags(page).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('shows only remedies that pass, from the whole list, sends no answer, and is shared by all tabs', async () => {
    const { page, pageErrors } = await openPage(browser)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await open(page, '/remedies')
    const other = await page.context().newPage()
    await open(other, '/for-you')
    await other.getByLabel('Age in years').fill('34')
    await other.getByRole('group', { name: 'Are you pregnant?' }).getByLabel('Yes').check()
    await other.getByLabel(/Keep these answers/).check()
    await other.getByRole('button', { name: 'Save my answers' }).click()
    await verdictTags(page).filter({ hasText: 'Not suitable for you' }).first().waitFor()
    const shown = await page.locator('.card:visible').count()
    expect(
      await page
        .getByText(/^Showing 1–\d+ of \d+ remedies$/)
        .filter({ visible: true })
        .count(),
    ).toBe(1)
    await page.getByLabel('Only show remedies that pass our check for me').check()
    const summary = page.locator('[data-island="personal-remedies"] output')
    const readCounts = async () =>
      /^(\d+|None) of (\d+) remedies pass(?:es)? our check for you/.exec(await summary.innerText())
    await expect.poll(async () => Number((await readCounts())?.[2])).toBeGreaterThan(100)
    const passing = Number((await readCounts())?.[1])
    expect(passing).toBeGreaterThan(shown)
    expect(await verdictTags(page).count()).toBe(shown)
    expect(await verdictTags(page).filter({ hasText: 'Not suitable for you' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await page.waitForURL('**page=2')
    await expect.poll(() => verdictTags(page).count()).toBe(Math.min(shown, passing - shown))
    expect(await verdictTags(page).filter({ hasText: 'Not suitable for you' }).count()).toBe(0)
    await page.getByLabel('Also hide remedies with a caution').check()
    await expect.poll(async () => Number((await readCounts())?.[1] ?? passing)).toBeLessThan(passing)
    expect(await verdictTags(page).filter({ hasText: 'Ask first' }).count()).toBe(0)
    await page.waitForURL((url) => url.search === '')
    expect(requests.filter((request) => request.includes('size=1000'))).toHaveLength(1)
    expect(requests.filter((request) => /pregnan|ageYears/i.test(request))).toEqual([])
    await other.getByRole('button', { name: 'Delete my answers' }).click()
    await page.waitForFunction(() => document.querySelectorAll('.verdict-tag').length === 0)
    expect(pageErrors).toEqual([])
  })

  it('leads back to the previous page if the address names none', async () => {
    const { page } = await openPage(browser)
    await page.addInitScript(
      (storedProfile) => localStorage.setItem('safetyProfile', storedProfile),
      '{"savedOn":"2026-11-20","ageYears":34}',
    )
    await open(page, '/herbs?taste=sweet')
    await page.getByRole('link', { name: 'For you', exact: true }).first().click()
    await page.getByRole('link', { name: 'Go Back' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/herbs?taste=sweet')
  })

  it('says that it needs JavaScript, and disables its form without it', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(`${site.address}/for-you`)
    expect(await page.getByText('This page needs JavaScript').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Save my answers' }).isDisabled()).toBe(true)
    await page.goto(`${site.address}/recipe/hillside-thyme-cup`)
    expect(
      await page
        .getByText(/^For people aged \d+ and over/)
        .first()
        .isVisible(),
    ).toBe(true)
  })

  it('checks again in an open tab when the facts become stricter, and says so', async () => {
    const { page, pageErrors } = await openPage(browser)
    await page.addInitScript(() => localStorage.setItem('safetyProfile', '{"savedOn":"2026-11-21","ageYears":34}'))
    await open(page, '/recipe/hillside-thyme-cup')
    const verdict = page.locator('#for-you [role="status"]')
    await verdict.locator('.verdict').waitFor()
    expect(await verdict.innerText()).not.toContain('Don’t drink this')
    const restoreFacts = await raiseMinAge(site, 'thyme', 40)
    try {
      await returnToTab(page)
      await verdict.getByText('Don’t drink this').waitFor()
      await toast(page, 'Our safety facts have changed, so we’ve checked again.')
      await page.getByText('facts version tightened+feedbeef').waitFor()
      await expect.poll(() => page.locator('.for-you-link').innerText()).toContain('not suitable for you')
    } finally {
      await restoreFacts()
    }
    await returnToTab(page)
    await expect.poll(() => verdict.innerText()).not.toContain('Don’t drink this')
    expect(pageErrors).toEqual([])
  })

  it('says that nothing was checked when the facts cannot be loaded', async () => {
    const { page } = await openPage(browser)
    await page.addInitScript(() => localStorage.setItem('safetyProfile', '{"savedOn":"2026-11-21","ageYears":34}'))
    await page.route('**/facts', (route) => route.abort())
    await open(page, '/recipe/hillside-thyme-cup')
    await page.getByText('We couldn’t check this recipe for you. Read the important notes, or try again.').waitFor()
    await open(page, '/remedies')
    await page.getByText('We couldn’t check these remedies for you.').waitFor()
    await page.route('**/api/recipes?*', (route) => route.abort())
    await open(page, '/remedies')
    await page.getByText('We couldn’t check these remedies for you.').waitFor()
    await page.locator('.card').first().waitFor()
  })
})
