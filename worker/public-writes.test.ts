import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { partsAssignments } from '#drizzle/recipe-parts.ts'

import { addAccount, addSession, knownPassword, readTable } from './testing/account-rows.ts'
import { call } from './testing/call.ts'
import { firstCategory } from './testing/community-rows.ts'
import { findFilledId } from './testing/filled-ids.ts'
import { filledIds, fillSite } from './testing/filled-site.ts'
import { createStoredHerb } from './testing/herb-rows.ts'
import { createRecipeContent } from './testing/recipe-content.ts'
import { listRoutes } from './testing/route-table.ts'
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx } from './testing/test-ctx.ts'

const { now } = testCtx()
const owner = 'owner'
const herbSlug = 'meadowmint'
const reason = 'The shelf is full.'

/** Reasons why a write purges no cached pages. */
const reasonsWithoutPurge = {
  own: 'Only the person who sends the request sees the change.',
  admins: 'Only administrators see the change.',
  figure: 'It changes a count on shared pages, which may be two minutes old.',
  standing: 'The member’s texts remain under the same name.',
  stored: 'It stores nothing.',
  mail: 'It only affects who receives emails.',
  page: 'The form of a page uses an API route that is listed here, or stores nothing.',
} as const

type Write = { tags: readonly string[]; as?: 'admin'; path?: string; body?: unknown }
type Prepare = () => Write | Promise<Write>

const callAsAdmin = async (method: string, path: string, body?: unknown) =>
  call(method, path, { cookies: { session: await addSession(admin.id, now) }, ...(body !== undefined && { body }) })

const createModeration = (body: unknown): Write => ({ tags: ['posts', `post:${filledIds.post}`], as: 'admin', body })
const createCategoryWrite = (body?: unknown): Write => ({ tags: ['community'], as: 'admin', body })
const createPostWrite = (body?: unknown): Write => ({ tags: ['posts', `post:${filledIds.post}`], body })
const post = { title: 'Linden at dusk', content: 'Steep it for eight minutes.' }
const recipeChange = { tags: ['recipes', 'recipe:filled-cup'], as: 'admin' } as const
const recipeApproval = { tags: ['recipes', 'recipe:waiting-cup'], as: 'admin' } as const
const removeAcceptedAnswer = async () =>
  void (await env.DB.prepare('UPDATE forum_posts SET accepted_reply_id = NULL').run())

const prepareOffer = async (): Promise<Write> => {
  await env.DB.prepare('UPDATE recipe_offers SET recipe_id = ?').bind(filledIds.recipe).run()
  return { tags: ['recipes', 'recipe:filled-cup'] }
}

const content = {
  ...createRecipeContent('Meadow Dusk'),
  description: `${Array.from({ length: 49 }, () => 'quiet').join(' ')} evening.`,
  courseDays: 14,
  ingredients: [
    { name: herbSlug, amount: '2 g', gramsPerCup: 1 },
    { name: 'Honey', amount: '1 tsp' },
  ],
  instructions: ['Warm the pot.', 'Add the leaves.', 'Pour over.', 'Steep for 8 minutes.'],
  benefits: ['Folk use knows it as an evening cup.', 'It smells of July.', 'It is mild.'],
  tips: ['Keep the lid on.', 'Dry it well.'],
  warnings: ['Ask first.'],
}

async function readProperty(path: string, ...names: string[]): Promise<unknown> {
  const { body } = await callAsAdmin('GET', path)
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], body)
}

const prepareRecipeEdit: Prepare = async () => {
  const revision = await readProperty(`/api/admin/recipes/${filledIds.recipe}`, 'recipe', 'revision')
  const tags = ['recipes', 'recipe:filled-cup', 'recipe:meadow-dusk']
  return { tags, as: 'admin', body: { content, revision, isShown: true } }
}

const prepareWithdrawal: Prepare = async () => {
  const revision = await readProperty(`/api/admin/recipes/${filledIds.recipe}`, 'recipe', 'revision')
  return { ...recipeChange, body: { revision, reason } }
}

const prepareCleanup: Prepare = async () => {
  const { body } = await callAsAdmin('GET', '/api/bot/cleanup')
  const [{ recipe }] = (body as { deletions: [{ recipe: { id: string } }] }).deletions
  return {
    tags: ['recipes', recipe.id === filledIds.review ? 'recipe:waiting-cup' : 'recipe:filled-cup'],
    as: 'admin',
    body: { ids: [recipe.id] },
  }
}

const prepareBotStop: Prepare = async () => {
  await callAsAdmin('PUT', '/api/bot/settings', { isEnabled: true })
  return { tags: ['recipes'], as: 'admin', body: { isEnabled: false } }
}

const prepareFactsEdit: Prepare = async () => {
  const herbFactsPath = `/api/herb-facts/${herbSlug}`
  const [revision, dataVersion] = [
    await readProperty(herbFactsPath, 'plant', 'editor', 'revision'),
    await readProperty(herbFactsPath, 'plant', 'editor', 'dataVersion'),
  ]
  const factReasons = { dose: { cite: 'A monograph', tier: 'primary_copy', reason: 'It says so.' } }
  const body = { revision, dataVersion, facts: { maxDailyGrams: 1 }, grounds: factReasons, decisions: {} }
  return { tags: ['herbs', 'recipe:filled-cup', 'recipe:waiting-cup', 'recipes'], as: 'admin', body }
}

const prepareRecheck: Prepare = async () => {
  await setFacts('facts-2', [createPlainHerb(herbSlug, { maxDailyGrams: 1 })])
  await env.DB.prepare('INSERT INTO herb_rechecks (id, herb_id, before, created_at) VALUES (?, ?, ?, 1)')
    .bind('due', herbSlug, JSON.stringify(createStoredHerb(herbSlug)))
    .run()
  return { tags: ['recipe:filled-cup', 'recipe:waiting-cup', 'recipes'], as: 'admin' }
}

const prepareCategoryOrder: Prepare = async () =>
  createCategoryWrite({ ids: (await readTable('forum_categories')).map(({ id }) => id) })

const bannerSettings = {
  title: 'Tea week',
  description: '',
  buttonText: '',
  enabled: true,
  adsenseCode: '',
  customHtml: '',
}
const toolSettings = {
  community: false,
  ask_herbi: false,
  blend_generator: false,
  healing_journal: false,
  label_designer: false,
}

/**
 * Every route that writes, with a sample request and the tags that it purges. Other routes give the reason for purging
 * nothing.
 */
const writes: Record<string, Write | Prepare | keyof typeof reasonsWithoutPurge> = {
  'POST /api/account': 'own',
  'DELETE /api/account': { tags: ['community'], body: { password: knownPassword.password } },
  'POST /api/account/confirmations': 'own',
  'POST /api/account/confirmations/request': 'own',
  'POST /api/account/emails': 'own',
  'POST /api/account/emails/request': 'own',
  'PUT /api/account/password': 'own',
  'POST /api/account/resets': 'own',
  'POST /api/account/resets/request': 'own',
  'DELETE /api/account/sessions': 'own',
  'DELETE /api/account/sessions/:id': 'own',
  'POST /api/admin/recipes': {
    tags: ['recipes', 'recipe:meadow-dusk'],
    as: 'admin',
    body: { content, isShown: true },
  },
  'PUT /api/admin/recipes/:id': prepareRecipeEdit,
  'PUT /api/admin/recipes/:id/withdrawal': prepareWithdrawal,
  'POST /api/blends': 'stored',
  'POST /api/blends/saved': 'own',
  'DELETE /api/blends/saved/:id': 'own',
  'POST /api/bot/cleanup': prepareCleanup,
  'PUT /api/bot/review/:id': 'admins',
  'DELETE /api/bot/review/:id': { ...recipeApproval, body: { reason } },
  'PUT /api/bot/review/:id/approval': recipeApproval,
  'POST /api/bot/runs': 'admins',
  'PUT /api/bot/settings': prepareBotStop,
  'POST /api/own-recipes': 'own',
  'PUT /api/own-recipes/:id': 'own',
  'DELETE /api/own-recipes/:id': { tags: ['shared-recipes'] },
  'POST /api/own-recipes/:id/offer': 'admins',
  'DELETE /api/own-recipes/:id/offer': prepareOffer,
  'PUT /api/own-recipes/:id/sharing': 'own',
  'DELETE /api/own-recipes/:id/sharing': { tags: ['shared-recipes'] },
  'PUT /api/own-recipes/:id/brews/:brew': 'own',
  'DELETE /api/own-recipes/:id/brews/:brew': 'own',
  'POST /api/calendar': 'own',
  'PUT /api/calendar': 'own',
  'DELETE /api/calendar': 'own',
  'POST /api/pharmacist-links': 'own',
  'DELETE /api/pharmacist-links/:id': 'own',
  'POST /api/cabinet/items': 'own',
  'PUT /api/cabinet/items/:id': 'own',
  'DELETE /api/cabinet/items/:id': 'own',
  'POST /api/cabinet/items/:id/uses': 'own',
  'POST /api/cabinet/suggestions': 'own',
  'DELETE /api/cabinet/suggestions/:id': 'own',
  'POST /api/campaigns': 'admins',
  'PUT /api/campaigns/settings': 'admins',
  'POST /api/campaigns/preview': 'stored',
  'POST /api/campaigns/preview/frame': 'stored',
  'POST /api/campaigns/readers': 'stored',
  'POST /api/campaigns/test': 'mail',
  'PUT /api/campaigns/:id': 'admins',
  'DELETE /api/campaigns/:id': 'admins',
  'POST /api/campaigns/:id/send': 'mail',
  'PUT /api/campaigns/:id/schedule': 'mail',
  'DELETE /api/campaigns/:id/schedule': 'mail',
  'POST /api/campaigns/:id/pause': 'mail',
  'POST /api/campaigns/:id/resume': 'mail',
  'POST /api/campaigns/:id/cancel': 'mail',
  'POST /api/campaigns/:id/retry': 'mail',
  'PUT /api/campaigns/:id/batches/:number': 'mail',
  'POST /api/community/categories': createCategoryWrite({ name: 'Rituals' }),
  'PUT /api/community/categories/order': prepareCategoryOrder,
  'PUT /api/community/categories/:id': createCategoryWrite({ name: 'Evening rituals' }),
  'DELETE /api/community/categories/:id': {
    ...createCategoryWrite(),
    path: `/api/community/categories/${filledIds.category}?to=${firstCategory}`,
  },
  'PUT /api/community/categories/:id/active': createCategoryWrite({ isActive: false }),
  'PUT /api/community/moderation/posts/:id': createModeration({ status: 'hidden' }),
  'PUT /api/community/moderation/replies/:id': createModeration({ status: 'hidden' }),
  'PUT /api/community/moderation/reports/:id': 'admins',
  'POST /api/community/moderation/suspensions': 'standing',
  'DELETE /api/community/moderation/suspensions/:id': 'standing',
  'PUT /api/community/name': { tags: ['community'], body: { displayName: 'Ada of the lindens' } },
  'POST /api/community/posts': { tags: ['posts'], body: { ...post, categoryId: filledIds.category } },
  'PUT /api/community/posts/:id': createPostWrite(post),
  'DELETE /api/community/posts/:id': createPostWrite(),
  'PUT /api/community/posts/:id/answer': async () => {
    await removeAcceptedAnswer()
    return createPostWrite({ replyId: filledIds.reply })
  },
  'DELETE /api/community/posts/:id/answer': createPostWrite(),
  'PUT /api/community/posts/:id/follow': 'own',
  'DELETE /api/community/posts/:id/follow': 'own',
  'PUT /api/community/posts/:id/like': 'figure',
  'DELETE /api/community/posts/:id/like': 'figure',
  'POST /api/community/posts/:id/replies': createPostWrite({ content: post.content }),
  'POST /api/community/views': 'figure',
  'POST /api/community/preview': 'stored',
  'PUT /api/community/replies/:id': createPostWrite({ content: post.content }),
  'DELETE /api/community/replies/:id': createPostWrite(),
  'POST /api/community/reports': 'admins',
  'POST /api/v1/check': 'stored',
  'POST /mcp': 'stored',
  'PUT /api/favourites/:id/:kind': 'figure',
  'DELETE /api/favourites/:id/:kind': 'figure',
  'POST /api/herbi': 'own',
  'POST /api/herbi/helpful': 'figure',
  'DELETE /api/herbi/unanswered/:text': 'admins',
  'DELETE /api/herbi/conversations/:id': 'own',
  'PUT /api/herb-facts/:slug': prepareFactsEdit,
  'POST /api/herb-facts/:slug/preview': 'stored',
  'POST /api/herb-facts/:slug/recheck': prepareRecheck,
  'POST /api/mailing/subscribers': 'mail',
  'POST /api/mailing/confirmations': 'mail',
  'PUT /api/mailing/own': 'mail',
  'DELETE /api/mailing/own': 'mail',
  'PUT /api/mailing/subscribers/:id/unsubscribed': 'mail',
  'POST /api/mailing/imports': 'mail',
  'PUT /api/mailing/imports/:id/parts/:number': 'mail',
  'PUT /api/notifications/choices': 'own',
  'POST /api/notifications/mail-links/:token': 'own',
  'PUT /api/notifications/devices': 'own',
  'PUT /api/notifications/timer': 'own',
  'DELETE /api/notifications/timer': 'own',
  'DELETE /api/notifications/devices/:id': 'own',
  'PUT /api/notifications/read': 'own',
  'PUT /api/notifications/:id/read': 'own',
  'POST /api/policy-reports': 'admins',
  'PUT /api/preferences/:token': 'mail',
  'DELETE /api/preferences/:token': 'mail',
  'PUT /api/profile': 'own',
  'PUT /api/profile/safety': 'own',
  'DELETE /api/profile/safety': 'own',
  'PUT /api/ratings/:id': 'figure',
  'DELETE /api/ratings/:id': 'figure',
  'DELETE /api/recipes/:id': recipeChange,
  'POST /api/passkeys': 'own',
  'POST /api/passkeys/options': 'own',
  'POST /api/passkeys/reauthentication': 'own',
  'POST /api/passkeys/reauthentication/options': 'own',
  'POST /api/passkeys/sign-in': 'own',
  'POST /api/passkeys/sign-in/options': 'own',
  'PUT /api/passkeys/:id': 'own',
  'DELETE /api/passkeys/:id': 'own',
  'POST /api/session': 'own',
  'DELETE /api/session': 'own',
  'POST /api/session/proof': 'own',
  'POST /api/settings/banners/check': 'stored',
  'PUT /api/settings/banners/:place': {
    tags: ['settings'],
    as: 'admin',
    path: '/api/settings/banners/header',
    body: { ...bannerSettings, bannerType: 'standard', height: 120, revision: 0 },
  },
  'PUT /api/settings/content': {
    tags: ['settings'],
    as: 'admin',
    body: { isLimited: true, limit: 3, tools: toolSettings, revision: 0 },
  },
  'POST /api/support/tickets': 'own',
  'POST /api/support/tickets/:id/replies': 'own',
  'PUT /api/support/tickets/:id/status': 'own',
  'POST /api/support/inbox/:id/replies': 'own',
  'POST /api/support/inbox/:id/notes': 'admins',
  'DELETE /api/support/inbox/:id/notes/:noteId': 'admins',
  'PUT /api/support/inbox/:id/status': 'own',
  'POST /api/support/canned-replies': 'admins',
  'PUT /api/support/canned-replies/:id': 'admins',
  'DELETE /api/support/canned-replies/:id': 'admins',
  'PUT /api/users/:id/premium': 'own',
  'DELETE /api/users/:id/premium': 'own',
  'PUT /api/users/:id/suspension': 'standing',
  'DELETE /api/users/:id/suspension': 'standing',
  'DELETE /api/users/:id/sessions': 'own',
  'POST /api/users/:id/resets': 'own',
  'POST /api/unsubscribe/:token': 'mail',
  'POST /api/webhooks/mail': 'mail',
  'POST /banners/preview': 'stored',
  'POST /recipe/:address': 'page',
  'POST /forms/favourite': 'page',
  'POST /forms/like': 'page',
  'POST /forms/rating': 'page',
  'POST /forms/sign-out': 'page',
  'POST /sign-in': 'page',
  'POST /side-effect': 'page',
  'POST /mailing-list': 'page',
  'POST /confirm-subscription/:token': 'page',
  'POST /notification-emails/:token': 'page',
  'POST /unsubscribe/:token': 'page',
  'POST /mailing-list/preferences/:token': 'page',
}

const isWrite = ({ method, path }: { method: string; path: string }) =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && path !== '/api/*'

beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb(herbSlug)])
  await addAccount({ id: owner, passwordHash: knownPassword.passwordHash })
  await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
  await fillSite({
    db: env.DB,
    memberId: owner,
    adminId: admin.id,
    herb: createStoredHerb(herbSlug),
    text: herbSlug,
    now: now - 3_600_000,
  })
  // The bot's check rejects recipes with one ingredient or an unreadable amount.
  await env.DB.batch([
    env.DB.prepare(`UPDATE recipe_ingredients SET amount = '2 g'`),
    env.DB.prepare(
      `INSERT INTO recipe_ingredients (recipe_id, order_index, name, amount) SELECT id, 1, 'honey', '1 tsp' FROM recipes`,
    ),
    env.DB.prepare(`UPDATE recipes SET ${partsAssignments}`),
  ])
})

describe('the table of writes', () => {
  it('has an entry for each route that writes, and no others', () => {
    const routes = listRoutes().filter(isWrite)
    expect(Object.keys(writes).toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted())
  })
})

describe('a write that changes cached pages', () => {
  const cases = Object.entries(writes).flatMap(([route, write]) =>
    typeof write === 'string' ? [] : [{ route, write }],
  )

  it.each(cases)('purges exactly the tags in its entry: $route', async ({ route, write }) => {
    const [method = '', pattern = ''] = route.split(' ')
    const { tags, as, path, body } = typeof write === 'function' ? await write() : write
    await env.DB.prepare('DELETE FROM purges').run()
    const session = await addSession(as === 'admin' ? admin.id : owner, now)
    const address = path ?? pattern.replace(':id', findFilledId(pattern)).replace(':slug', herbSlug)
    const response = await call(method, address, { cookies: { session }, ...(body !== undefined && { body }) })
    expect([response.status < 300, response.error]).toEqual([true, undefined])
    const purgedTags = (await readTable('purges')).flatMap((row) => JSON.parse(String(row['tags'])) as string[])
    expect([...new Set(purgedTags)].toSorted()).toEqual(tags.toSorted())
  })
})
