import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'
import { settingsMessages } from '#domain/settings/settings.messages.ts'

import { openJourney } from './journey.ts'
import {
  addMember,
  adminEmail,
  longAgo,
  makePremium,
  openAs,
  type OpenOptions,
  reauthenticate,
  signInAs,
} from './member.ts'
import { press, waitForError } from './page-helpers.ts'
import { delayRequests, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()
const admin = await addMember(site, 'admin', adminEmail)
beforeEach(() =>
  site.db.batch([
    site.db.prepare('DELETE FROM admin_settings'),
    site.db.prepare('UPDATE recipes SET is_closed = 0 WHERE is_closed = 1'),
  ]),
)

const setSetting = (key: string, value: string) =>
  site.db
    .prepare('INSERT OR REPLACE INTO admin_settings (setting_key, setting_value) VALUES (?, ?)')
    .bind(key, value)
    .run()

async function open(path: string, options?: OpenOptions) {
  const opened = await openAs({ site, browser }, admin, path, options)
  await opened.page.getByRole('heading', { level: 1 }).waitFor()
  return opened
}

const saveElsewhere = (key: string, value: string) =>
  site.db
    .prepare('UPDATE admin_settings SET setting_value = ?, revision = revision + 1 WHERE setting_key = ?')
    .bind(value, key)
    .run()

/** Closes the newest recipe, as saving the setting does, and returns its slug. */
async function closeNewestRecipe(): Promise<string> {
  await setSetting('free_content_enabled', 'true')
  const row = await site.db
    .prepare(
      'UPDATE recipes SET is_closed = 1 WHERE id = (SELECT id FROM recipes ORDER BY created_at DESC, id DESC LIMIT 1) RETURNING slug',
    )
    .first<{ slug: string }>()
  return row?.slug ?? 'none'
}

describe('the settings page', () => {
  it('limits remedies to premium members after reauthentication, saves a banner as previewed, and keeps what was typed when someone else saved first', async () => {
    const { page, pageErrors } = await open(paths.adminContent, { reauthenticatedAt: longAgo() })
    await page.getByText('Nothing will change.').waitFor()
    await page.getByLabel('Limit some remedies to premium members').check()
    await page.getByLabel('Remedies open to everyone').fill('5')
    await page
      .getByText(
        'The first 5 remedies are open to everyone. Only premium members see the amounts and steps of the other',
      )
      .waitFor()
    await page.getByLabel('Ask Herbi Bot').check()
    await page.getByText('Ask Herbi: premium members only.').waitFor()
    await page.getByLabel('Ask Herbi Bot').uncheck()
    await press(page, 'Save content settings')
    await reauthenticate(page)
    await toast(page, 'Content settings saved')
    await page.getByText('Nothing will change.').waitFor()

    await saveElsewhere('free_content_limit', '9')
    await page.getByLabel('Remedies open to everyone').fill('7')
    await press(page, 'Save content settings')
    await waitForError(page, settingsMessages.contentNotSaved)
    await page.getByText(settingsMessages.changedMeanwhile).waitFor()
    await page.getByText('The first 9 remedies', { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Remedies open to everyone').inputValue()).toBe('7')
    await press(page, 'Save content settings')
    await toast(page, 'Content settings saved')

    await page.getByRole('link', { name: 'Site Settings' }).click()
    const header = page.getByRole('region', { name: 'Header banner' })
    await header.getByLabel('Show this banner').check()
    await press(page, 'Save header banner')
    await header.getByText('Enter a title or a description').first().waitFor()
    await header.getByLabel('Title').fill('Tea week')
    await header.getByLabel('Description').fill('Seven cups.')
    await header.getByRole('group', { name: 'Preview' }).getByText('Seven cups.').waitFor()
    await header.getByText('When you save, we immediately show this header banner on every page.').waitFor()
    await press(page, 'Save header banner')
    await toast(page, 'Header banner saved')
    expect(await (await fetch(site.address + paths.about)).text()).toContain('Tea week')

    await saveElsewhere('header_banner', '{"title":"Theirs","enabled":true}')
    await header.getByLabel('Title').fill('Mine')
    await press(page, 'Save header banner')
    await waitForError(header, settingsMessages.bannerNotSaved)
    await header.getByText(settingsMessages.changedMeanwhile).waitFor()
    await header.locator('.saved-values').getByText('Theirs', { exact: true }).waitFor()
    await expect.poll(() => header.getByLabel('Title').inputValue()).toBe('Mine')
    await press(page, 'Save header banner')
    await toast(page, 'Header banner saved')

    const footer = page.getByRole('region', { name: 'Footer banner' })
    await footer.getByLabel('Type').selectOption('adsense')
    await footer.getByLabel('AdSense code').fill('<script>alert(1)</script>')
    await footer
      .getByRole('group', { name: 'Preview' })
      .getByText('Paste only Google’s code for one AdSense unit')
      .waitFor()
    await footer.getByLabel('Type').selectOption('custom')
    await footer.getByRole('textbox', { name: 'HTML' }).fill('<b onclick="x()">Linden fair</b><script>1</script>')
    await footer.getByText('Removed: the onclick attribute of <b>, <script>.').waitFor()
    await footer.frameLocator('iframe').getByText('Linden fair').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('shows everyone the notes of a closed remedy, and premium members the whole remedy without a layout shift', async () => {
    const path = paths.recipe(await closeNewestRecipe())
    const closedPage = await (await fetch(site.address + path)).text()
    expect(closedPage).toContain('Only premium members can see the amounts and steps.')
    expect(closedPage).toContain('Important Notes')

    const premium = await addMember(site, 'ada')
    await makePremium(site, premium)
    const { page, pageErrors } = await openPage(browser)
    await page.addInitScript(() => {
      const shifts = { moved: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.moved += 'value' in entry ? Number(entry.value) : 0
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await signInAs(site, page, premium)
    const release = await delayRequests(page, '**/api/session')
    await page.goto(site.address + path)
    expect(await page.getByText('are for premium members').isVisible()).toBe(false)
    release()
    await page.locator('.ledger').getByText(/\d g/).first().waitFor()
    await page.locator('.steps').getByText(/\w{4}/).first().waitFor()
    expect(await page.getByText('are for premium members').count()).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { shifts: { moved: number } }).shifts.moved)).toBeLessThan(
      0.02,
    )
    expect(pageErrors).toEqual([])
  })
})
