// @vitest-environment happy-dom
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { isAdminPath, paths, requiresSignIn } from '#domain/paths.ts'

import { announceSession } from './core/session.ts'
import { requireMember } from './features/accounts/route-guards.ts'
import { createAdminPage, type MemberModule, memberModule } from './member-modules.tsx'
import { memberPages } from './routes.public.tsx'
import { closeApplication, openApplication, press, until, untilShown } from './testing/application.tsx'
import { fakeServer, refusal } from './testing/fake-server.ts'

/** Pages that explain to visitors what they are for. */
const introducedPaths = new Set<string>([paths.ownRecipes, paths.newOwnRecipe])
const guardedPages = memberPages.filter(({ path }) => requiresSignIn(path) && !introducedPaths.has(path))
const adminPages = memberPages.filter(({ path }) => isAdminPath(path))
const member = { user: { id: 'ada', email: 'ada@example.org' }, role: 'member' }

beforeEach(() => announceSession('signed-in'))
afterEach(closeApplication)

const refuse = () => refusal(401, 'unauthenticated', '')

/** Loads the page at its address. Returns where it redirects, and the calls of the API. */
async function load(module: MemberModule, path: string, session: object | null) {
  const { requests } = fakeServer({
    'GET /api/session': { session },
    'GET /api/collection': refuse,
    'GET /api/support/tickets': refuse,
    'GET /api/own-recipes': refuse,
    'GET /api/own-recipes/own': refuse,
  })
  const args = {
    request: new Request(new URL(path, location.href)),
    context: new RouterContextProvider(),
    params: path.startsWith(paths.ownRecipes) && path.includes(':id') ? { id: 'own' } : {},
  }
  const thrown: unknown = await Promise.resolve(module.loader(args as never)).catch((error: unknown) => error)
  const redirection = thrown instanceof Response ? thrown.headers.get('Location') : thrown
  return { redirection, calls: requests.map((request) => request.path) }
}

describe('a page for signed-in users', () => {
  it.each(guardedPages)('sends a visitor from $path to the home page', async (page) => {
    expect(await load(await memberModule(page), page.path, null)).toMatchObject({
      redirection: paths.authenticationRequired,
    })
  })
})

describe('a page that a visitor has opened directly', () => {
  it('leaves the history when it redirects, so that Back does not lead to it again', async () => {
    history.replaceState(null, '', paths.members)
    fakeServer({ 'GET /api/session': { session: null } })
    const args = { request: new Request(location.href), context: new RouterContextProvider(), params: {} }
    const redirection: unknown = await requireMember(args).catch((thrown: unknown) => thrown)
    expect(redirection instanceof Response && redirection.headers.get('X-Remix-Replace')).toBe('true')
  })
})

describe('a page for administrators', () => {
  it.each(adminPages)('sends a member from $path to the home page, and loads none of its data', async (page) => {
    expect(await load(await memberModule(page), page.path, member)).toEqual({
      redirection: paths.accessDenied,
      calls: ['/api/session'],
    })
  })

  it('loads its code only for an administrator', async () => {
    const loadPage = vi.fn<() => Promise<MemberModule>>(async () => ({ Component: () => null, loader: () => 'data' }))
    const page = createAdminPage(loadPage)
    await load(page, paths.adminHerbs, member)
    expect(loadPage).not.toHaveBeenCalled()
    announceSession('signed-in')
    expect(await load(page, paths.adminHerbs, { ...member, role: 'admin' })).toMatchObject({ redirection: 'data' })
  })
})

describe('the session', () => {
  it('is requested at most once for each page of the administration', async () => {
    const { requests } = await openApplication(paths.adminUsers, {
      role: 'admin',
      api: {
        'GET /api/users': { users: [], next: null },
        'GET /api/admin/recipes': { remedies: [], next: null },
      },
    })
    const count = () => requests.filter(({ path }) => path === '/api/session').length
    await untilShown('No matching users.', 'main')
    expect(count()).toBe(1)
    await press('Remedies')
    await untilShown('No remedies match these filters.', 'main')
    expect(count()).toBeLessThanOrEqual(2)
    await press('Users')
    await untilShown('No matching users.', 'main')
    expect(count()).toBeLessThanOrEqual(3)
  })
})

describe('a page for administrators while the server is unreachable', () => {
  it.each([
    paths.adminOverview,
    paths.adminInbox,
    paths.adminReplies,
    paths.adminCategories,
    paths.adminModeration,
    paths.adminUsers,
    paths.adminSecurity,
    paths.adminStatus,
    paths.adminRemedies,
    paths.adminHerbi,
    paths.adminBot,
    paths.adminReview,
    paths.adminContent,
    paths.adminSettings,
    paths.adminHerbs,
    paths.mailingAdmin,
    paths.mailingSubscribers,
    paths.mailingCampaigns,
  ])('says on %s that it could not be loaded, and tries again', async (path) => {
    const { requests } = await openApplication(path, { role: 'admin' })
    await untilShown(/Failed to load|couldn’t load|can’t (?:load|connect)/, 'main')
    const before = requests.length
    await press('Try again')
    await until(() => expect(requests.length).toBeGreaterThan(before))
  })
})
