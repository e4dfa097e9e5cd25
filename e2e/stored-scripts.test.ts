import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import type { StoredHerb } from '#domain/herbs/herbs.types.ts'
import { createEntry } from '#domain/journal/journal.cases.ts'
import { journalKey } from '#domain/journal/journal.schemas.ts'
import { paths } from '#domain/paths.ts'
import { storedPayloads } from '#domain/testing/stored-payloads.ts'
import { filledIds, fillSite } from '#worker/testing/filled-site.ts'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, signInAs } from './member.ts'
import { goTo, openPage } from './site.ts'

const marker = 'Fernwort'
/** Text that runs as a script if a page uses it as a URL, or inserts it without escaping. */
const hostileText = `javascript:window.hacked=1//${marker} ${storedPayloads.filter((payload) => !/^javascript:|[\n\u2028]/.test(payload)).join(' ')}`

const memberId = '7b000000-0000-4000-8000-000000000001'

const { site, browser } = await openJourney()
const member = await addMember(site, memberId)
const admin = await addMember(site, 'admin', adminEmail)
await site.db
  .prepare('UPDATE users SET premium_until = ? WHERE id = ?')
  .bind(Date.now() + 1e9, member.id)
  .run()
await fillSite({
  db: site.db,
  memberId: member.id,
  adminId: admin.id,
  herb: await loadHerb(),
  text: hostileText,
  now: Date.now(),
})

async function loadHerb(): Promise<StoredHerb> {
  const facts = await site.db.prepare(`SELECT facts FROM herbs WHERE id = 'thyme'`).first<string>('facts')
  return JSON.parse(facts ?? 'null') as StoredHerb
}

const post = paths.post({ id: filledIds.post, slug: 'filled' })

/** Pages that show texts from users, for each kind of user. */
const pagesByUser: Record<'visitor' | 'member' | 'admin', string[]> = {
  visitor: [
    `${paths.remedies}?search=${marker}`,
    paths.recipe(filledIds.slug),
    `${paths.herbs}?search=${marker}`,
    paths.herb(filledIds.herb),
    paths.community,
    post,
    paths.labelForRecipe(filledIds.slug),
  ],
  member: [
    paths.recipe(filledIds.slug),
    post,
    paths.profile,
    paths.profileEdit,
    paths.members,
    paths.ownRecipes,
    paths.ownRecipe(filledIds.ownRecipe),
    paths.cabinet,
    paths.tickets,
    paths.ticket(filledIds.ticket),
    paths.conversation(filledIds.conversation),
    paths.journal,
  ],
  admin: [
    paths.adminInbox,
    paths.adminTicket(filledIds.ticket),
    paths.adminReplies,
    paths.adminCategories,
    paths.adminModeration,
    paths.adminUsers,
    paths.adminUser(memberId),
    paths.adminRemedies,
    paths.adminRemedy(filledIds.recipe),
    paths.adminReview,
    paths.adminHerbi,
    paths.adminBot,
    paths.adminSettings,
    paths.adminHerbs,
    paths.adminSecurity,
    paths.mailingSubscribers,
    paths.mailingCampaigns,
    paths.mailingCampaign(filledIds.campaign),
    paths.mailingCampaign(filledIds.draft),
  ],
}

/** True if the page shows the marker, in its text or in a field. */
const showsText = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      (words) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
        const pageText = document.querySelector('main')?.textContent ?? document.body.textContent
        return pageText.includes(words) || fields.some(({ value }) => value.includes(words))
      },
      marker,
      { timeout: 15_000 },
    )
    .then(
      () => true,
      () => false,
    )

describe('the site', () => {
  it.each(Object.entries(pagesByUser))(
    'runs no script from any stored field on the pages of a %s',
    async (person, addresses) => {
      const { page, pageErrors } = await openPage(browser)
      page.on('dialog', (dialog) => {
        pageErrors.push(`dialog: ${dialog.message()}`)
        void dialog.dismiss()
      })
      if (person !== 'visitor') await signInAs(site, page, person === 'admin' ? admin : member)
      const journal = JSON.stringify([
        createEntry({ symptoms: hostileText, herbsTaken: hostileText, notes: hostileText }),
      ])
      await page.addInitScript(([key, value]) => self.origin !== 'null' && localStorage.setItem(key, value), [
        journalKey,
        journal,
      ] as const)
      const pagesWithoutText: string[] = []
      for (const address of addresses) {
        await goTo(page, site.address + address)
        if (!(await showsText(page))) pagesWithoutText.push(address)
        expect([address, await page.evaluate(() => 'hacked' in window), ...pageErrors]).toEqual([address, false])
        expect(page.url()).toBe(site.address + address)
      }
      expect(pagesWithoutText, 'pages that do not show it').toEqual([])
    },
    180_000,
  )

  it('detects a payload that is on a page unescaped', async () => {
    const { page, pageErrors } = await openPage(browser)
    await goTo(page, site.address + paths.about)
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), hostileText)
    await expect.poll(() => pageErrors.join()).toContain('policy: script-src')
  })
})
