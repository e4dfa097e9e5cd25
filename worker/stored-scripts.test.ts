import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { publicPages } from '#client/routes.documents.ts'
import { memberPages } from '#client/routes.public.tsx'
import { bannerFrame, paths } from '#domain/paths.ts'
import { storedPayloads } from '#domain/testing/stored-payloads.ts'

import { preferencesPageUrl, unsubscribePageUrl } from './features/mailing/preferences.service.ts'
import { fillSite, filledIds } from './testing/filled-site.ts'
import { createStoredHerb } from './testing/herb-rows.ts'
import { findInjectedMarkup, listTags } from './testing/injected-markup.ts'
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, member, testCtx } from './testing/test-ctx.ts'
import { visit } from './testing/visit.ts'

const { now } = testCtx()

const pathsById: Readonly<Record<string, string>> = {
  recipe: paths.recipe(filledIds.slug),
  substitutes: paths.substitutes(filledIds.slug),
  herb: paths.herb(filledIds.herb),
  post: paths.post({ id: filledIds.post, slug: 'filled' }),
  'confirm-subscription': paths.confirmSubscription('a'.repeat(43)),
  unsubscribe: unsubscribePageUrl(testCtx(), filledIds.subscriber),
  preferences: preferencesPageUrl(testCtx(), filledIds.subscriber),
  ticket: paths.ticket(filledIds.ticket),
  'admin-ticket': paths.adminTicket(filledIds.ticket),
  'admin-user': paths.adminUser(member.id),
  'admin-remedy': paths.adminRemedy(filledIds.recipe),
  'admin-herb': paths.adminHerb(filledIds.herb),
  'mailing-campaign': paths.mailingCampaign(filledIds.campaign),
  'own-recipe': paths.ownRecipe(filledIds.ownRecipe),
  'own-recipe-edit': paths.editOwnRecipe(filledIds.ownRecipe),
}
const pagesWithError = new Set([
  'no-recipe',
  'not-found',
  'favourite-form',
  'rating-form',
  'like-form',
  'sign-out-form',
  // Nobody can open a shared recipe whose texts contain HTML.
  'shared-recipe',
  // The page of a link in an email shows no text that people wrote.
  'stop-mails',
])

const pages = [...publicPages, ...memberPages]
  .filter(({ id }) => !pagesWithError.has(id))
  .map(({ id, path }) => pathsById[id] ?? path)

/** Pages that render user texts in the worker, each with different code. */
const pagesWithUserTexts = [
  paths.home,
  paths.remedies,
  paths.recipe(filledIds.slug),
  paths.categories,
  paths.herbs,
  paths.herb(filledIds.herb),
  paths.community,
  paths.communityCategory('filled'),
  paths.post({ id: filledIds.post, slug: 'filled' }),
  preferencesPageUrl(testCtx(), filledIds.subscriber),
  bannerFrame('footer'),
]
const machineReadablePaths = [paths.feed, '/sitemap.xml']

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
  await setFacts('facts-1', [createPlainHerb('linden'), createPlainHerb(filledIds.herb)])
})

const fillWith = (text: string) =>
  fillSite({ db: env.DB, memberId: member.id, adminId: admin.id, herb: createStoredHerb('linden'), text, now })

async function fetchText(path: string): Promise<string> {
  const response = await visit(path)
  const text = await response.text()
  expect([path, response.status]).toEqual([path, 200])
  return text
}

const harmlessPages = new Map<string, string>()

describe('a user text on rendered pages', () => {
  it('is checked on every page of the route table', async () => {
    await fillWith('A quiet cup')
    for (const path of [...pages, ...pagesWithUserTexts, ...machineReadablePaths])
      harmlessPages.set(path, await fetchText(path))
    expect(pages.filter((path) => /[:*]/.test(path.replace(/^https:/, '')))).toEqual([])
    expect(harmlessPages.get(paths.recipe(filledIds.slug))).toContain('A quiet cup')
  })

  it('remains plain text on every page, in every field', async () => {
    await fillWith(storedPayloads.join(' '))
    for (const path of pages)
      expect([path, findInjectedMarkup(await fetchText(path), harmlessPages.get(path) ?? '')]).toEqual([path, []])
  })

  it.each(storedPayloads.map((payload) => [payload.slice(0, 30), payload] as const))(
    'like %s remains plain text on pages, in the feed and in the sitemap',
    async (_, payload) => {
      await fillWith(payload)
      for (const path of pagesWithUserTexts) {
        const html = await fetchText(path)
        expect([path, findInjectedMarkup(html, harmlessPages.get(path) ?? '')]).toEqual([path, []])
        for (const [, json = ''] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
          expect(() => JSON.parse(json) as unknown).not.toThrow()
      }
      for (const path of machineReadablePaths)
        expect([path, listTags(await fetchText(path))]).toEqual([path, listTags(harmlessPages.get(path) ?? '')])
    },
  )
})

it('is detected if it becomes an element, an attribute or a URL', () => {
  const script = 'window.hacked=1'
  const harmless = '<p>a</p><a href="/remedies">b</a>'
  expect(findInjectedMarkup('<p>a</p><p onclick=a>', harmless)).toEqual(['p onclick'])
  expect(findInjectedMarkup('<script>a</script>', harmless)).toEqual(['script '])
  expect(findInjectedMarkup(`<a href="javascript:${script}">b</a>`, harmless)).toEqual([`href=javascript:${script}`])
})
