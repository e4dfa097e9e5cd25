import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { storePost, storeReply } from './forum.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, makePremium, signInAs } from './member.ts'
import { waitUntilDrawn } from './page-helpers.ts'
import { developmentWorkerDir } from './prepare.ts'
import { goTo, openPage, publicPaths } from './site.ts'
import { storeTicket } from './tickets.ts'

// Only the development build of React reports attributes that differ, missing keys and the like.
const { site, browser } = await openJourney({}, developmentWorkerDir())
const member = await addMember(site, 'ada')
await makePremium(site, member)
const admin = await addMember(site, 'us', adminEmail)
const post = await storePost(site, { title: 'Linden', userId: member.id, authorName: 'Ada L.' })
await storeReply(site, post.id, 'Eight, with a lid on.')
const ticket = await storeTicket(site, { userId: member.id, subject: 'The timer' })
const recipeId = await site.db.prepare('SELECT id FROM recipes LIMIT 1').first<string>('id')

const memberPaths = [
  paths.home,
  paths.recipe('hillside-thyme-cup'),
  paths.remedies,
  post.path,
  paths.profile,
  paths.profileEdit,
  paths.members,
  paths.ownRecipes,
  paths.newOwnRecipe,
  paths.cabinet,
  paths.tickets,
  paths.ticket(ticket),
  paths.journal,
  paths.askHerbi,
  paths.blendGenerator,
  paths.forYou,
  paths.contact,
]

const adminPaths = [
  post.path,
  paths.recipe('hillside-thyme-cup'),
  paths.remedies,
  paths.adminOverview,
  paths.adminContent,
  paths.adminUsers,
  paths.adminUser(member.id),
  paths.adminRemedies,
  paths.adminNewRemedy,
  paths.adminRemedy(recipeId ?? ''),
  paths.adminHerbs,
  paths.adminHerb('thyme'),
  paths.adminSettings,
  paths.adminSecurity,
  paths.adminStatus,
  paths.adminHerbi,
  paths.adminBot,
  paths.adminReview,
  paths.adminInbox,
  paths.adminReplies,
  paths.adminTicket(ticket),
  paths.adminCategories,
  paths.adminModeration,
  paths.mailingAdmin,
  paths.mailingSubscribers,
  paths.mailingCompose,
  paths.mailingCampaigns,
]

/** Hydrates all islands of a document, as if somebody typed into each of them. */
async function wakeIslands(page: Page): Promise<void> {
  await page
    .locator('[data-island]')
    .evaluateAll((islands) => islands.forEach((island) => island.dispatchEvent(new Event('input', { bubbles: true }))))
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')].every((island) =>
      Object.keys(island).some((key) => key.startsWith('__reactContainer$')),
    ),
  )
  await waitUntilDrawn(page)
}

it.each([
  ['a visitor', undefined, [...publicPaths, post.path, paths.mailingList, paths.signInPage, '/nowhere']],
  ['a member', member, memberPaths],
  ['an administrator', admin, adminPaths],
])('React hydrates every page of %s without a warning', async (_, account, addresses) => {
  const { page, pageErrors } = await openPage(browser)
  if (account) await signInAs(site, page, account)
  for (const address of addresses) {
    await goTo(page, site.address + address)
    await wakeIslands(page)
    expect([address, ...pageErrors]).toEqual([address])
  }
})
