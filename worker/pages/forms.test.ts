import { beforeEach, describe, expect, it } from 'vitest'

import { formPaths, paths } from '#domain/paths.ts'
import { addAccount, addSession, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { addPost } from '#worker/testing/community-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

const email = 'ada@example.org'
const page = '/remedies?ailment=Sleep'
const recipeId = '00000000-0000-4000-8000-0000000000cc'

let session = ''
beforeEach(async () => {
  await addAccount({ ...knownPassword, id: 'ada', email })
  session = await addSession(member.id, testCtx().now)
})

type PostOptions = { fields?: Record<string, string>; cookie?: string; origin?: string; referrer?: string }

/** Sends a form as a browser without JavaScript does. */
const post = (
  path: string,
  { fields = {}, cookie = `__Host-session=${session}`, origin = site, referrer = site + page }: PostOptions = {},
) =>
  visit(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: origin, Referer: referrer, Cookie: cookie, 'User-Agent': 'Firefox' },
  })

const readRedirect = ({ status, headers }: Response) => [status, headers.get('Location')]

describe('a form without JavaScript', () => {
  it('likes and bookmarks a recipe, undoes both, and returns to its page with a message', async () => {
    const { id } = await addRecipe()
    const results = []
    for (const kind of ['like', 'bookmark', 'like', 'bookmark'])
      results.push(readRedirect(await post(formPaths.favourite, { fields: { [kind]: id } })))
    expect(results).toEqual(
      ['like-added', 'bookmark-added', 'like-removed', 'bookmark-removed'].map((result) => [303, `${page}#${result}`]),
    )
    expect(await (await visit(paths.about)).text()).toContain('id="like-added"')
  })

  it('rates a recipe, if a rating was chosen', async () => {
    const { id: recipe } = await addRecipe()
    expect(readRedirect(await post(formPaths.rating, { fields: { recipe } }))).toEqual([303, `${page}#no-rating`])
    const response = await post(formPaths.rating, { fields: { recipe, rating: '4' } })
    expect(readRedirect(response)).toEqual([303, `${page}#rating-saved`])
    expect(await readTable('recipe_ratings')).toMatchObject([{ rating: 4 }])
  })

  it('writes a report of a side effect, keeps what was typed, and stores nothing', async () => {
    const ctx = testCtx()
    const fields = { reaction: 'A rash <b>', sex: 'Female' }
    const init = { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: site } }
    const response = await visit(paths.sideEffect, init, ctx)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    const html = await response.text()
    expect(html).toMatch(/<pre[^>]*>[^<]*What happened\?\n {4}A rash &lt;b&gt;/)
    expect(html).toMatch(/<textarea[^>]*>A rash &lt;b&gt;<\/textarea>/)
    expect(ctx.recording.executed.filter(({ sql }) => !/^\s*select/i.test(sql))).toEqual([])
  })

  it('likes a post and undoes it', async () => {
    const { id } = await addPost()
    for (const result of ['post-liked', 'post-unliked'])
      expect(readRedirect(await post(formPaths.like, { fields: { post: id } }))).toEqual([303, `${page}#${result}`])
  })

  it('says so if it could not save', async () => {
    for (const [path, fields] of [
      [formPaths.favourite, { like: crypto.randomUUID() }],
      [formPaths.rating, { recipe: 'x', rating: '9' }],
      [formPaths.like, {}],
    ] as const)
      expect(readRedirect(await post(path, { fields }))).toEqual([303, `${page}#not-saved`])
  })

  it.each(Object.values(formPaths).filter((path) => path !== formPaths.signOut))(
    'sends a visitor from %s to the sign-in page, which returns them',
    async (path) => {
      const fields = { like: recipeId, recipe: recipeId, rating: '4' }
      const response = await post(path, { fields, cookie: '' })
      expect(readRedirect(response)).toEqual([303, `${paths.signInPage}?${new URLSearchParams({ from: page })}`])
    },
  )

  it('is refused from another site, and returns to the home page without a referrer of this site', async () => {
    const { id } = await addRecipe()
    const fields = { like: id }
    expect((await post(formPaths.favourite, { fields, origin: 'https://elsewhere.test' })).status).toBe(403)
    expect(await readTable('user_recipe_interactions')).toEqual([])
    for (const referrer of ['https://elsewhere.test/remedies', ''])
      expect((await post(formPaths.favourite, { fields, referrer })).headers.get('Location')).toMatch(/^\/#like-/)
  })

  it('is no page', async () => {
    for (const path of Object.values(formPaths)) expect((await visit(path)).status).toBe(404)
  })
})

const signIn = (fields: Record<string, string>, from = page) =>
  post(`${paths.signInPage}?${new URLSearchParams({ from })}`, { fields, cookie: '' })

describe('the sign-in page', () => {
  it('starts a session and returns to the page that the visitor came from', async () => {
    const response = await signIn({ email, password: knownPassword.password })
    expect(readRedirect(response)).toEqual([303, `${page}#signed-in`])
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect(cookies).toEqual(expect.arrayContaining(['__Host-session', '__Host-signed-in']))
    expect(await readTable('sessions')).toHaveLength(2)
  })

  it('shows an error, keeps the email address and sets no cookie if the password is wrong', async () => {
    const response = await signIn({ email, password: 'wrong-password' })
    const html = await response.text()
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([401, 'private, no-store'])
    expect(html).toContain('Invalid login credentials')
    expect(html).toContain(`value="${email}"`)
    expect(html).not.toContain('wrong-password')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('never returns to another site', async () => {
    for (const from of [
      '//elsewhere.test',
      '/\t/elsewhere.test',
      'https://elsewhere.test',
      '/\\elsewhere.test',
      '/.//elsewhere.test',
    ])
      expect(readRedirect(await signIn({ email, password: knownPassword.password }, from))).toEqual([
        303,
        '/#signed-in',
      ])
  })

  it('signs out', async () => {
    const response = await post(formPaths.signOut)
    expect(readRedirect(response)).toEqual([303, `${page}#signed-out`])
    expect(response.headers.getSetCookie().join()).toContain('__Host-session=;')
    expect(await readTable('sessions')).toEqual([])
  })

  it('is cached without a cookie for everybody', async () => {
    const response = await visit(paths.signInPage, { headers: { Cookie: `__Host-session=${session}` } })
    expect([response.status, response.headers.get('Cache-Tag')]).toEqual([200, 'pages,settings'])
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
