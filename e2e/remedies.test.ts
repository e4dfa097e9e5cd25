import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { formatForReaders } from '#domain/herbs/reader-messages.ts'
import { conditions, drugClasses } from '#domain/safety/vocabulary.ts'

import { openJourney } from './journey.ts'
import { goTo, openPage, waitUntilHydrated } from './site.ts'

const { site, browser } = await openJourney()

const cardNames = '.card:not(:has(.variety)) h2 a'

const fetchHerbPage = async (slug: string) => {
  const html = await (await fetch(`${site.address}/herbs/${slug}`)).text()
  return html
    .slice(0, html.indexOf('<script type="application/json"'))
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('<!-- -->', '')
}

describe('the herb library', () => {
  const { herbs, restricted } = loadCatalogue().catalogue

  it('shows the facts of every herb in the catalogue', async () => {
    for (const herb of herbs) {
      const { tea } = herb
      const page = await fetchHerbPage(herb.slug)
      const cup =
        tea.gramsPerCupMin === tea.gramsPerCupMax
          ? `${tea.gramsPerCupMin} g`
          : `${tea.gramsPerCupMin}–${tea.gramsPerCupMax} g`
      const conditionNames = [...herb.contraindications, ...herb.conditionCautions].map((code) => conditions[code])
      const medicines = herb.interactions.map(({ drugClass }) => drugClasses[drugClass])
      const figures = [
        cup,
        `${tea.waterMl} ml at ${tea.temperatureC} °C`,
        `${herb.maxDailyGrams} g of dried herb`,
        herb.scientificName,
      ]
      for (const text of [...figures, ...conditionNames, ...medicines, herb.description, ...herb.preparationMethods])
        expect(page, `${herb.slug}: ${text}`).toContain(text)
    }
  })

  it('says for every restricted plant why we do not use it', async () => {
    for (const plant of restricted) {
      const page = await fetchHerbPage(plant.slug)
      for (const text of [plant.description, formatForReaders(plant.reason)]) expect(page, plant.slug).toContain(text)
    }
  })
})

describe('a visitor', () => {
  it('goes from the home page to a recipe, and back', async () => {
    const { page, pageErrors } = await openPage(browser)
    await goTo(page, site.address)
    await page.getByRole('link', { name: 'Browse Remedies Free' }).first().click()
    await page.waitForURL('**/remedies')
    const name = (await page.locator(cardNames).last().textContent()) ?? ''
    const subtitle = (await page.locator('.card:not(:has(.variety)) h2 + p').last().textContent()) ?? ''
    expect(subtitle).toMatch(/ tea for /)
    await page.locator(cardNames).last().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.locator('h1 + p').getByText(subtitle, { exact: true }).waitFor()
    await expect.poll(() => page.title()).toBe(`${name}: ${subtitle} · Herbal Remedies`)
    await page.waitForFunction(() => window.scrollY === 0)
    for (const heading of [
      'Ingredients',
      'Instructions',
      'Quick Info',
      'Health Benefits',
      'Pro Tips',
      'Important Notes',
    ])
      expect(await page.getByRole('heading', { name: heading, exact: true }).count(), heading).toBe(1)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Natural Herbal Remedies' }).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('searches and filters remedies without JavaScript', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(`${site.address}/remedies`)
    await page.getByRole('searchbox', { name: 'Search' }).fill('hillside')
    await page.getByRole('combobox', { name: 'Without these ingredients' }).fill('honey')
    await page.getByRole('combobox', { name: 'Per page' }).selectOption('6')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('Showing 1–1 of 1 remedy').waitFor()
    await page.getByRole('link', { name: 'without honey' }).click()
    await page.getByText('Showing 1–2 of 2 remedies').waitFor()
    await expect.poll(() => page.getByRole('combobox', { name: 'Per page' }).inputValue()).toBe('6')
    await page.locator('.card-grid h2 a').first().click()
    await page.getByRole('heading', { name: 'Important Notes' }).waitFor()
  })

  it('filters by reader groups without JavaScript', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(`${site.address}/remedies`)
    await page.getByRole('combobox', { name: 'Passes our check for' }).selectOption('pregnancy')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { level: 1, name: 'Remedies that pass our check for pregnancy' }).waitFor()
    await page.getByText(/Showing 1–9 of \d+ remedies that pass our check for pregnancy/).waitFor()
    await page.getByText('A remedy can pass with a caution, so read its notes.').waitFor()
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(canonical).toMatch(/\/remedies\?for=pregnancy$/)
    const chip = page.getByRole('navigation', { name: 'Ailments' }).getByRole('link', { name: /^Sleep Problems/ })
    const remedyCount = Number((await chip.locator('small').innerText()).trim())
    await chip.click()
    await page.getByText(`of ${remedyCount} remedies for Sleep Problems that pass our check for pregnancy`).waitFor()
    await page.goto(`${site.address}/remedies?for=child-6&search=rhubarb`)
    await page.getByText('No remedies found that pass our check for a child of 6.').waitFor()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await page.waitForURL((url) => url.search === '')
  })

  it('reads the sources of a herb, the remedies that use it, and why a plant is not used', async () => {
    const { page, pageErrors } = await openPage(browser)
    await goTo(page, `${site.address}/herbs`)
    await page.getByRole('link', { name: 'Thyme', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Thyme' }).waitFor()
    for (const heading of ['Who should avoid it', 'What it is used for', 'How to prepare it', 'Amounts', 'Sources'])
      expect(await page.getByRole('heading', { name: heading, exact: true }).count(), heading).toBe(1)
    await page.getByRole('link', { name: 'Hillside Thyme Cup' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Hillside Thyme Cup' }).waitFor()
    await page.goto(`${site.address}/herbs/comfrey`)
    await page.getByRole('heading', { name: 'Why we do not use it' }).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('reaches the content by keyboard', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.address}/remedies`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search')
  })

  it('is led from an old URL, an ID or a wrong URL to a clear page', async () => {
    const recipe = await site.db.prepare('SELECT id, slug FROM recipes LIMIT 1').first<{ id: string; slug: string }>()
    const { page, pageErrors } = await openPage(browser)
    await page.goto(`${site.address}/recipe/${recipe?.id}`)
    expect(new URL(page.url()).pathname).toBe(`/recipe/${recipe?.slug}`)
    for (const [path, heading, status] of [
      ['/recipe/never-was', 'Recipe not found', 404],
      ['/no/such/page', 'Oops! Page not found', 404],
    ] as const) {
      const response = await page.goto(site.address + path)
      expect(response?.status()).toBe(status)
      await page.getByRole('heading', { name: heading }).waitFor()
      await waitUntilHydrated(page)
      await page.getByRole('heading', { name: heading }).waitFor()
      await expect.poll(() => page.title()).toBe(`${heading} · Herbal Remedies`)
    }
    expect(pageErrors).toEqual([])
  })
})
