import { describe, expect, it } from 'vitest'

import { journalKey } from '#domain/journal/journal.schemas.ts'
import { paths } from '#domain/paths.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { openAs } from './member.ts'
import { contentWidth, press } from './page-helpers.ts'
import { goTo, openPage } from './site.ts'

const { site, browser } = await openJourney()
const slug = 'hillside-thyme-cup'

describe('somebody who felt unwell after a tea', () => {
  it('prepares a report from the recipe’s page without JavaScript on a phone', async () => {
    const { page } = await openPage(browser, { scripts: false, width: 390 })
    await page.goto(site.address + paths.recipe(slug))
    await page.getByRole('link', { name: 'Report a side effect' }).click()
    await page.getByRole('heading', { level: 1, name: 'Report a side effect' }).waitFor()
    expect(await page.getByLabel('Name of the tea or product').inputValue()).toContain('Hillside Thyme')
    expect(await page.getByLabel('Herbs and amounts').inputValue()).toMatch(/thyme/i)
    expect(await contentWidth(page)).toBe(390)
    await press(page, 'Write the report')
    await page.getByRole('heading', { name: 'There’s a problem' }).waitFor()
    await page.getByLabel('What happened?').fill('My throat is swelling and I can’t breathe')
    await press(page, 'Write the report')
    await page.getByRole('heading', { name: 'Your report' }).waitFor()
    await page.getByRole('heading', { name: 'Please get help first' }).waitFor()
    expect(await page.locator('pre').textContent()).toContain('My throat is swelling')
    expect(await page.getByRole('link', { name: /Yellow Card/ }).getAttribute('href')).toBe(
      'https://yellowcard.mhra.gov.uk/',
    )
  })

  it('prepares a report from an entry of the journal, of which nothing is sent', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, undefined, paths.tools)
    const entry = {
      id: 'one',
      date: '2026-11-20',
      mood: 3,
      energy: 3,
      sleep: 3,
      symptoms: 'A red rash',
      herbsTaken: 'Linden',
    }
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      journalKey,
      JSON.stringify([entry]),
    ] as const)
    await goTo(page, site.address + paths.journal)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await page.getByRole('link', { name: /^Something went wrong\?/ }).click()
    await expect.poll(() => page.getByLabel('What happened?').inputValue()).toBe('A red rash')
    expect(await findViolationsInAppearances(page, 'report of a side effect')).toEqual([])
    await press(page, 'Write the report')
    await page.getByRole('heading', { name: 'Your report' }).waitFor()
    expect(await page.locator('pre').textContent()).toContain('A red rash')
    expect(sent.filter((text) => /rash|entry=/.test(text))).toEqual([])
    expect(pageErrors).toEqual([])
  })
})
