import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { publicPages } from '#client/routes.documents.ts'
import { memberPages } from '#client/routes.public.tsx'

import { app } from './app.ts'
import { getPolicy } from './core/policy.ts'
import { runSequentially } from './features/status/job-runs.service.ts'
import { addAccount, addSession, readTable } from './testing/account-rows.ts'
import { call } from './testing/call.ts'
import { listRoutes } from './testing/route-table.ts'
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, member, testCtx } from './testing/test-ctx.ts'

const { now } = testCtx()
const quarterHourMs = 15 * 60 * 1000

/** Stale people last entered their password one millisecond too long ago. */
const people = ['visitor', 'unconfirmed', 'suspended', 'member', 'stale member', 'premium', 'admin', 'stale admin']

/** Expected outcome for each of `people`, in the same order. */
const rules = {
  everyone: 'opens opens opens opens opens opens opens opens',
  members: '401 401 401 opens opens opens opens opens',
  'premium members': '401 401 401 403 403 opens opens opens',
  administrators: '401 401 401 403 403 403 opens opens',
  'members after reauthentication': '401 401 401 opens reauthentication opens opens reauthentication',
  'administrators after reauthentication': '401 401 401 403 403 403 opens reauthentication',
}

const routes: Record<string, keyof typeof rules> = {
  'POST /api/account': 'everyone',
  'DELETE /api/account': 'members',
  'POST /api/account/confirmations': 'everyone',
  'POST /api/account/confirmations/request': 'everyone',
  'POST /api/account/emails': 'everyone',
  'POST /api/account/emails/request': 'members after reauthentication',
  'GET /api/account/export': 'members after reauthentication',
  'PUT /api/account/password': 'members',
  'POST /api/account/resets': 'everyone',
  'POST /api/account/resets/request': 'everyone',
  'GET /api/account/sessions': 'members',
  'DELETE /api/account/sessions': 'members',
  'DELETE /api/account/sessions/:id': 'members',
  'GET /api/admin/recipes': 'administrators',
  'POST /api/admin/recipes': 'administrators',
  'GET /api/admin/recipes/export': 'administrators',
  'GET /api/admin/recipes/namesakes': 'administrators',
  'GET /api/admin/recipes/:id': 'administrators',
  'PUT /api/admin/recipes/:id': 'administrators',
  'PUT /api/admin/recipes/:id/withdrawal': 'administrators after reauthentication',
  'GET /api/ailments': 'everyone',
  'POST /api/blends': 'everyone',
  'GET /api/blends/saved': 'members',
  'POST /api/blends/saved': 'members',
  'DELETE /api/blends/saved/:id': 'members',
  'GET /api/bot': 'administrators',
  'GET /api/bot/activity': 'administrators',
  'GET /api/bot/cleanup': 'administrators',
  'POST /api/bot/cleanup': 'administrators after reauthentication',
  'GET /api/bot/duplicates': 'administrators',
  'GET /api/bot/review': 'administrators',
  'PUT /api/bot/review/:id': 'administrators',
  'DELETE /api/bot/review/:id': 'administrators after reauthentication',
  'PUT /api/bot/review/:id/approval': 'administrators after reauthentication',
  'POST /api/bot/runs': 'administrators',
  'PUT /api/bot/settings': 'administrators',
  'GET /api/own-recipes': 'members',
  'POST /api/own-recipes': 'members',
  'GET /api/own-recipes/:id': 'members',
  'PUT /api/own-recipes/:id': 'members',
  'DELETE /api/own-recipes/:id': 'members',
  'GET /api/own-recipes/:id/brews': 'members',
  'PUT /api/own-recipes/:id/brews/:brew': 'members',
  'DELETE /api/own-recipes/:id/brews/:brew': 'members',
  'POST /api/own-recipes/:id/offer': 'members',
  'DELETE /api/own-recipes/:id/offer': 'members',
  'PUT /api/own-recipes/:id/sharing': 'members',
  'DELETE /api/own-recipes/:id/sharing': 'members',
  'GET /api/shared-recipes/:token': 'everyone',
  'GET /api/cabinet': 'premium members',
  'GET /api/cabinet/herbs/:slug': 'premium members',
  'POST /api/cabinet/items': 'premium members',
  'PUT /api/cabinet/items/:id': 'premium members',
  'DELETE /api/cabinet/items/:id': 'premium members',
  'POST /api/cabinet/items/:id/uses': 'premium members',
  'GET /api/cabinet/remedies': 'premium members',
  'GET /api/cabinet/suggestions': 'premium members',
  'POST /api/cabinet/suggestions': 'premium members',
  'DELETE /api/cabinet/suggestions/:id': 'premium members',
  'GET /api/calendar': 'members',
  'POST /api/calendar': 'members',
  'PUT /api/calendar': 'members',
  'DELETE /api/calendar': 'members',
  'GET /api/campaigns': 'administrators',
  'POST /api/campaigns': 'administrators',
  'GET /api/campaigns/progress': 'administrators',
  'GET /api/campaigns/settings': 'administrators',
  'PUT /api/campaigns/settings': 'administrators',
  'POST /api/campaigns/preview': 'administrators',
  'POST /api/campaigns/preview/frame': 'administrators',
  'POST /api/campaigns/readers': 'administrators',
  'POST /api/campaigns/test': 'administrators',
  'GET /api/campaigns/:id': 'administrators',
  'PUT /api/campaigns/:id': 'administrators',
  'DELETE /api/campaigns/:id': 'administrators',
  'POST /api/campaigns/:id/send': 'administrators after reauthentication',
  'PUT /api/campaigns/:id/schedule': 'administrators after reauthentication',
  'DELETE /api/campaigns/:id/schedule': 'administrators',
  'POST /api/campaigns/:id/pause': 'administrators',
  'POST /api/campaigns/:id/resume': 'administrators after reauthentication',
  'POST /api/campaigns/:id/cancel': 'administrators',
  'POST /api/campaigns/:id/retry': 'administrators after reauthentication',
  'PUT /api/campaigns/:id/batches/:number': 'administrators after reauthentication',
  'GET /api/collection': 'members',
  'GET /api/collection/export': 'members',
  'GET /api/community/addresses': 'everyone',
  'GET /api/community/categories': 'everyone',
  'POST /api/community/categories': 'administrators',
  'GET /api/community/categories/all': 'administrators',
  'PUT /api/community/categories/order': 'administrators',
  'PUT /api/community/categories/:id': 'administrators',
  'DELETE /api/community/categories/:id': 'administrators',
  'PUT /api/community/categories/:id/active': 'administrators',
  'GET /api/community/moderation': 'administrators',
  'PUT /api/community/moderation/posts/:id': 'administrators',
  'PUT /api/community/moderation/replies/:id': 'administrators',
  'PUT /api/community/moderation/reports/:id': 'administrators',
  'POST /api/community/moderation/suspensions': 'administrators after reauthentication',
  'DELETE /api/community/moderation/suspensions/:id': 'administrators after reauthentication',
  'PUT /api/community/name': 'members',
  'GET /api/community/own': 'members',
  'GET /api/community/posts': 'everyone',
  'POST /api/community/posts': 'members',
  'GET /api/community/posts/:id': 'everyone',
  'PUT /api/community/posts/:id': 'members',
  'DELETE /api/community/posts/:id': 'members',
  'PUT /api/community/posts/:id/answer': 'members',
  'DELETE /api/community/posts/:id/answer': 'members',
  'PUT /api/community/posts/:id/follow': 'members',
  'DELETE /api/community/posts/:id/follow': 'members',
  'PUT /api/community/posts/:id/like': 'members',
  'DELETE /api/community/posts/:id/like': 'members',
  'GET /api/community/posts/:id/people': 'members',
  'POST /api/community/posts/:id/replies': 'members',
  'GET /api/community/posts/:id/source': 'members',
  'POST /api/community/preview': 'members',
  'PUT /api/community/replies/:id': 'members',
  'DELETE /api/community/replies/:id': 'members',
  'GET /api/community/replies/:id/source': 'members',
  'POST /api/community/reports': 'members',
  'POST /api/community/views': 'everyone',
  'GET /api/favourites': 'members',
  'PUT /api/favourites/:id/:kind': 'members',
  'DELETE /api/favourites/:id/:kind': 'members',
  'GET /api/herbi': 'everyone',
  'POST /api/herbi': 'everyone',
  'POST /api/herbi/helpful': 'everyone',
  'GET /api/herbi/report': 'administrators',
  'DELETE /api/herbi/unanswered/:text': 'administrators',
  'GET /api/herbi/conversations': 'members',
  'GET /api/herbi/conversations/:id': 'members',
  'DELETE /api/herbi/conversations/:id': 'members',
  'GET /api/herb-facts': 'administrators',
  'GET /api/herb-facts/:slug': 'administrators',
  'PUT /api/herb-facts/:slug': 'administrators',
  'POST /api/herb-facts/:slug/preview': 'administrators',
  'POST /api/herb-facts/:slug/recheck': 'administrators',
  'GET /api/herbs': 'everyone',
  'GET /api/herbs/shelf-lives': 'everyone',
  'GET /api/herbs/:slug': 'everyone',
  'GET /api/ingredients': 'everyone',
  'POST /api/mailing/subscribers': 'everyone',
  'POST /api/mailing/confirmations': 'everyone',
  'GET /api/mailing/own': 'members',
  'PUT /api/mailing/own': 'members',
  'DELETE /api/mailing/own': 'members',
  'GET /api/mailing/counts': 'administrators',
  'GET /api/mailing/subscribers': 'administrators',
  'GET /api/mailing/subscribers/export': 'administrators after reauthentication',
  'PUT /api/mailing/subscribers/:id/unsubscribed': 'administrators',
  'POST /api/mailing/imports': 'administrators',
  'PUT /api/mailing/imports/:id/parts/:number': 'administrators',
  'GET /api/me/limits': 'everyone',
  'GET /api/news/addresses': 'everyone',
  'GET /api/news/newest': 'everyone',
  'GET /api/notifications': 'members',
  'GET /api/notifications/settings': 'members',
  'GET /api/notifications/mail-links/:token': 'everyone',
  'POST /api/notifications/mail-links/:token': 'everyone',
  'GET /api/notifications/live': 'members',
  'PUT /api/notifications/choices': 'members',
  'PUT /api/notifications/devices': 'members',
  'PUT /api/notifications/timer': 'members',
  'DELETE /api/notifications/timer': 'members',
  'DELETE /api/notifications/devices/:id': 'members',
  'PUT /api/notifications/read': 'members',
  'PUT /api/notifications/:id/read': 'members',
  'GET /api/opens/:token': 'everyone',
  'GET /api/pharmacist-links': 'members',
  'POST /api/pharmacist-links': 'members after reauthentication',
  'DELETE /api/pharmacist-links/:id': 'members',
  'POST /api/policy-reports': 'everyone',
  'GET /api/overview': 'administrators',
  'GET /api/preferences/:token': 'everyone',
  'PUT /api/preferences/:token': 'everyone',
  'DELETE /api/preferences/:token': 'everyone',
  'GET /api/profile': 'members',
  'PUT /api/profile': 'members',
  'GET /api/profile/safety': 'members',
  'PUT /api/profile/safety': 'members',
  'DELETE /api/profile/safety': 'members',
  'GET /api/v1/recipes': 'everyone',
  'GET /api/v1/recipes/:address': 'everyone',
  'GET /api/v1/herbs': 'everyone',
  'GET /api/v1/herbs/:slug': 'everyone',
  'GET /api/v1/ailments': 'everyone',
  'POST /api/v1/check': 'everyone',
  'GET /api/v1/openapi.json': 'everyone',
  'GET /api/ratings/:id': 'members',
  'PUT /api/ratings/:id': 'members',
  'DELETE /api/ratings/:id': 'members',
  'GET /api/recipes': 'everyone',
  'GET /api/recipes/:address': 'everyone',
  'GET /api/recipes/:address/facts': 'everyone',
  'GET /api/recipes/:address/substitutes': 'everyone',
  'GET /api/recipes/:address/whole': 'everyone',
  'DELETE /api/recipes/:id': 'administrators after reauthentication',
  'GET /api/safety/facts': 'everyone',
  'GET /api/safety/plants': 'everyone',
  'GET /api/safety/version': 'everyone',
  'GET /api/security/audit': 'administrators',
  'GET /api/security/audit/export': 'administrators after reauthentication',
  'GET /api/security/events': 'administrators',
  'GET /api/security/sessions': 'administrators',
  'GET /api/security/reports': 'administrators',
  'GET /api/passkeys': 'members',
  'POST /api/passkeys': 'members after reauthentication',
  'POST /api/passkeys/options': 'members after reauthentication',
  'POST /api/passkeys/reauthentication': 'members',
  'POST /api/passkeys/reauthentication/options': 'members',
  'POST /api/passkeys/sign-in': 'everyone',
  'POST /api/passkeys/sign-in/options': 'everyone',
  'PUT /api/passkeys/:id': 'members after reauthentication',
  'DELETE /api/passkeys/:id': 'members after reauthentication',
  'GET /api/session': 'everyone',
  'POST /api/session': 'everyone',
  'DELETE /api/session': 'everyone',
  'POST /api/session/proof': 'members',
  'GET /api/settings/banners': 'everyone',
  'POST /api/settings/banners/check': 'administrators',
  'GET /api/settings/banners/forms': 'administrators',
  'PUT /api/settings/banners/:place': 'administrators after reauthentication',
  'GET /api/settings/content': 'administrators',
  'PUT /api/settings/content': 'administrators after reauthentication',
  'GET /api/settings/tools': 'everyone',
  'GET /api/status': 'administrators',
  'POST /api/support/tickets': 'members',
  'GET /api/support/tickets': 'members',
  'GET /api/support/tickets/:id': 'members',
  'POST /api/support/tickets/:id/replies': 'members',
  'PUT /api/support/tickets/:id/status': 'members',
  'GET /api/support/inbox': 'administrators',
  'GET /api/support/inbox/:id': 'administrators',
  'POST /api/support/inbox/:id/replies': 'administrators',
  'POST /api/support/inbox/:id/notes': 'administrators',
  'DELETE /api/support/inbox/:id/notes/:noteId': 'administrators',
  'PUT /api/support/inbox/:id/status': 'administrators',
  'GET /api/support/canned-replies': 'administrators',
  'POST /api/support/canned-replies': 'administrators',
  'PUT /api/support/canned-replies/:id': 'administrators',
  'DELETE /api/support/canned-replies/:id': 'administrators',
  'GET /api/users': 'administrators',
  'GET /api/users/:id': 'administrators',
  'PUT /api/users/:id/premium': 'administrators after reauthentication',
  'DELETE /api/users/:id/premium': 'administrators after reauthentication',
  'PUT /api/users/:id/suspension': 'administrators after reauthentication',
  'DELETE /api/users/:id/suspension': 'administrators after reauthentication',
  'DELETE /api/users/:id/sessions': 'administrators after reauthentication',
  'POST /api/users/:id/resets': 'administrators after reauthentication',
  'GET /api/unsubscribe/:token': 'everyone',
  'GET /api/unsubscribe/:token/status': 'everyone',
  'POST /api/unsubscribe/:token': 'everyone',
  'POST /api/webhooks/mail': 'everyone',
  'GET /api/openapi.json': 'everyone',
  'GET /api/docs': 'everyone',
  'ALL /api/*': 'everyone',
  'GET /mcp': 'everyone',
  'POST /mcp': 'everyone',
  'GET /health': 'everyone',
  'GET /health/live': 'everyone',
  'GET /herbs.json': 'everyone',
  'POST /banners/preview': 'administrators',
  'GET /banners/:place': 'everyone',
  'GET /robots.txt': 'everyone',
  'GET /.well-known/security.txt': 'everyone',
  'GET /sitemap.xml': 'everyone',
  'GET /feed.xml': 'everyone',
  'GET /images/site.png': 'everyone',
  'GET /images/recipe/:file{.+[.]png}': 'everyone',
  'GET /dev/mailbox': 'everyone',
  'GET /dev/mailbox.json': 'everyone',
  'GET /dev/mailbox/:id': 'everyone',
  'GET /shared/for-my-pharmacist/:token': 'everyone',
  'GET /calendar/:file{.+[.]ics}': 'everyone',
  'GET /*': 'everyone',
  'POST /recipe/:address': 'everyone',
  'POST /forms/favourite': 'everyone',
  'POST /forms/like': 'everyone',
  'POST /forms/rating': 'everyone',
  'POST /forms/sign-out': 'everyone',
  'POST /sign-in': 'everyone',
  'POST /side-effect': 'everyone',
  'POST /mailing-list': 'everyone',
  'POST /confirm-subscription/:token': 'everyone',
  'POST /notification-emails/:token': 'everyone',
  'POST /unsubscribe/:token': 'everyone',
  'POST /mailing-list/preferences/:token': 'everyone',
  'ALL /*': 'everyone',
}

/** The worker renders the same empty member pages for everyone. Their data comes from the routes above. */
const pages: Record<string, keyof typeof rules> = {
  '/': 'everyone',
  '/remedies': 'everyone',
  '/categories': 'everyone',
  '/herbs': 'everyone',
  '/herbs/:slug': 'everyone',
  '/recipe/:address': 'everyone',
  '/recipe/:address/substitutes': 'everyone',
  '/recipe': 'everyone',
  '/for-you': 'everyone',
  '/community': 'everyone',
  '/side-effect': 'everyone',
  '/tools': 'everyone',
  '/label-designer': 'everyone',
  '/ask-herbi': 'everyone',
  '/healing-journal': 'everyone',
  '/blend-generator': 'everyone',
  '/community/:address': 'everyone',
  '/shared-recipes/:token': 'everyone',
  '/how-we-check': 'everyone',
  '/about': 'everyone',
  '/contact': 'everyone',
  '/help': 'everyone',
  '/developers': 'everyone',
  '/confirm-account': 'everyone',
  '/confirm-email': 'everyone',
  '/confirm-subscription/:token?': 'everyone',
  '/forms/favourite': 'everyone',
  '/forms/like': 'everyone',
  '/forms/rating': 'everyone',
  '/forms/sign-out': 'everyone',
  '/sign-in': 'everyone',
  '/mailing-list': 'everyone',
  '/notification-emails/:token': 'everyone',
  '/unsubscribe/:token': 'everyone',
  '/mailing-list/preferences/:token': 'everyone',
  '/reset-password': 'everyone',
  '/privacy': 'everyone',
  '/terms': 'everyone',
  '/profile': 'everyone',
  '/profile/edit': 'everyone',
  '/profile/show-my-pharmacist': 'everyone',
  '/healing-journal/calendar': 'everyone',
  '/members': 'everyone',
  '/herbal-cabinet': 'everyone',
  '/your-recipes': 'everyone',
  '/your-recipes/new': 'everyone',
  '/your-recipes/:id': 'everyone',
  '/your-recipes/:id/edit': 'everyone',
  '/contact/tickets': 'everyone',
  '/contact/tickets/:id': 'everyone',
  '/admin': 'everyone',
  '/admin/overview': 'everyone',
  '/admin/support': 'everyone',
  '/admin/support/replies': 'everyone',
  '/admin/support/:id': 'everyone',
  '/admin/categories': 'everyone',
  '/admin/moderation': 'everyone',
  '/admin/users': 'everyone',
  '/admin/users/:id': 'everyone',
  '/admin/security': 'everyone',
  '/admin/status': 'everyone',
  '/admin/remedies': 'everyone',
  '/admin/remedies/:id': 'everyone',
  '/admin/herbi': 'everyone',
  '/admin/herbi-bot': 'everyone',
  '/admin/herbi-bot/review': 'everyone',
  '/admin/content': 'everyone',
  '/admin/settings': 'everyone',
  '/admin/herbs': 'everyone',
  '/admin/herbs/:slug': 'everyone',
  '/mailing-admin': 'everyone',
  '/mailing-admin/subscribers': 'everyone',
  '/mailing-admin/compose': 'everyone',
  '/mailing-admin/campaigns': 'everyone',
  '/mailing-admin/campaigns/:id': 'everyone',
  '*': 'everyone',
}

it('has a rule for every route and page, and no others', () => {
  const registeredRoutes = app.routes
    .filter(({ handler }) => getPolicy(handler))
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(routes).toSorted()).toEqual(registeredRoutes.toSorted())
  expect(Object.keys(pages).toSorted()).toEqual([...publicPages, ...memberPages].map(({ path }) => path).toSorted())
})

it('validates every path parameter', () => {
  // Public pages pass their parameters to API routes, which validate them.
  const publicPaths = new Set(publicPages.map(({ path }) => path.replace(/\?$/, '')))
  const unvalidatedRoutes = listRoutes().filter(
    ({ path, validations }) =>
      path.includes(':') && !publicPaths.has(path) && !validations.some(({ target }) => target === 'param'),
  )
  expect(unvalidatedRoutes.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

it.each(['x', `${'a'.repeat(63)}g`, 'a'.repeat(65), "' or 1=1"])('rejects the malformed session id %s', async (id) => {
  const cookies = { session: await addSession(member.id, now) }
  const path = `/api/account/sessions/${encodeURIComponent(id)}`
  expect((await call('DELETE', path, { cookies })).status).toBe(400)
})

beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden')])
  await addAccount({ id: 'unconfirmed', confirmedAt: null })
  await addAccount({ id: 'suspended', suspendedAt: now })
  await addAccount({ id: 'premium', premiumUntil: now + 1 })
  await runSequentially(testCtx(), 'minute', [{ name: 'any', run: () => Promise.resolve() }])
})

/** Creates a new session for each request, because some routes end the session. */
async function createSessionFor(person: string): Promise<string> {
  const ids: Record<string, string> = { member: member.id, admin: admin.id }
  const id = person.replace('stale ', '')
  return addSession(
    ids[id] ?? id,
    now,
    person.startsWith('stale') ? { reauthenticatedAt: now - quarterHourMs - 1 } : {},
  )
}

const outcomesByErrorCode: Record<string, string> = {
  unauthenticated: '401',
  forbidden: '403',
  reauthentication_required: 'reauthentication',
}

async function requestOutcome(person: string, method: string, path: string): Promise<string> {
  const cookies = person === 'visitor' ? {} : { session: await createSessionFor(person) }
  const { status, error } = await call(method, path, { cookies })
  if (status >= 500) return `${status}`
  if (status !== 401 && status !== 403) return 'opens'
  return outcomesByErrorCode[error?.code ?? ''] ?? `${status}`
}

async function requestOutcomes(method: string, path: string): Promise<string> {
  const results: string[] = []
  for (const person of people) results.push(await requestOutcome(person, method, path))
  return results.join(' ')
}

const fillPath = (path: string) =>
  path
    .replace(/:file\{.*\}/, 'linden.png')
    .replace(/:\w+/, '10000000-0000-4000-8000-000000000000')
    .replace('*', 'nowhere')

describe('permissions of visitor, unconfirmed, suspended, member, premium member and administrator', () => {
  it.each(Object.entries(routes))('%s opens to %s', async (route, rule) => {
    const [method = '', path = ''] = route.split(' ')
    expect(await requestOutcomes(method === 'ALL' ? 'POST' : method, fillPath(path))).toBe(rules[rule])
  })

  it.each(Object.entries(pages))('the page %s opens to %s', async (path, rule) => {
    expect(await requestOutcomes('GET', fillPath(path).replace(/^(?!\/)/, '/'))).toBe(rules[rule])
  })
})

it('requires the password again after fifteen minutes, but not earlier', async () => {
  const session = await addSession(member.id, now, { reauthenticatedAt: now - quarterHourMs })
  expect((await call('GET', '/api/account/export', { cookies: { session } })).status).toBe(200)
  const laterResponse = await call('GET', '/api/account/export', { cookies: { session }, now: now + 1 })
  expect([laterResponse.status, laterResponse.error?.code]).toEqual([403, 'reauthentication_required'])
})

it('recognises the administrator only if the email address is confirmed', async () => {
  await env.DB.prepare('UPDATE users SET confirmed_at = NULL WHERE id = ?').bind(admin.id).run()
  const cookies = { session: await addSession(admin.id, now) }
  expect((await call('DELETE', '/api/recipes/1', { cookies })).status).toBe(401)
})

it('ends premium when it expires', async () => {
  const cookies = { session: await addSession('premium', now) }
  const fetchSessionAt = async (time: number) => (await call('GET', '/api/session', { cookies, now: time })).body
  expect(await fetchSessionAt(now)).toMatchObject({ session: { role: 'premium' } })
  expect(await fetchSessionAt(now + 1)).toMatchObject({ session: { role: 'member' } })
})

it('returns 404 for another member’s notification, and does not change it', async () => {
  const insert = `INSERT INTO user_notifications (id, user_id, title, message, type, read, created_at) VALUES (?, 'premium', '', '', '', 0, 1)`
  const id = '20000000-0000-4000-8000-000000000000'
  await env.DB.prepare(insert).bind(id).run()
  const cookies = { session: await addSession(member.id, now) }
  for (const requestedId of [id, '30000000-0000-4000-8000-000000000000']) {
    const { status, error } = await call('PUT', `/api/notifications/${requestedId}/read`, { cookies })
    expect([status, error?.message]).toEqual([404, 'Notification not found'])
  }
  await call('PUT', '/api/notifications/read?upTo=999', { cookies })
  expect(await readTable('user_notifications')).toMatchObject([{ id, read: 0 }])
})

it('returns 404 for another member’s session, and does not change it', async () => {
  const ownSession = await addSession(member.id, now)
  const otherSession = 'a'.repeat(64)
  await addSession('premium', now, { idHash: otherSession })
  for (const id of [otherSession, 'b'.repeat(64)]) {
    const { status, error } = await call('DELETE', `/api/account/sessions/${id}`, { cookies: { session: ownSession } })
    expect([status, error?.message]).toEqual([404, 'Session not found'])
  }
  const { results } = await env.DB.prepare(`SELECT id_hash FROM sessions WHERE user_id = 'premium'`).all()
  expect(results).toEqual([{ id_hash: otherSession }])
})
