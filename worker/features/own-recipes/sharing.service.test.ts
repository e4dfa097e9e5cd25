import { beforeEach, describe, expect, it } from 'vitest'

import type { PostWithReplies } from '#domain/community/community.types.ts'
import { parseMarkup } from '#domain/community/markup.rules.ts'
import { ownRecipeMessages } from '#domain/own-recipes/own-recipes.messages.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import type { OwnRecipeWithVersions, SharedRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'
import type { Member, Viewer } from '#domain/permissions.ts'
import { addAccount } from '#worker/testing/account-rows.ts'
import { addPost } from '#worker/testing/community-rows.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const createMember = (id: string): Member => ({ role: 'member', id, email: `${id}@herbs.test`, reauthenticatedAt: now })
const ada = createMember('00000000-0000-4000-8000-0000000000aa')
const ben = createMember('00000000-0000-4000-8000-0000000000bb')
const id = '20000000-0000-4000-8000-000000000001'
const visitor: Viewer = { role: 'visitor' }

beforeEach(async () => {
  for (const member of [ada, ben]) await addAccount({ id: member.id })
  await setFacts('2026-01-01', [createPlainHerb('linden', { commonName: 'Linden', maxDailyGrams: 6 })])
})

async function request(method: string, path: string, body?: unknown, viewer: Viewer = ada) {
  const headers = { Origin: site, 'Content-Type': 'application/json' }
  const ctx = testCtx({ viewer })
  const response = await visit(
    path,
    { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
    ctx,
  )
  const responseBody: unknown = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: responseBody, ctx }
}

const path = `/api/own-recipes/${id}`
const add = (changes: Partial<OwnRecipeContent> = {}) =>
  request('POST', '/api/own-recipes', { id, content: { ...ownRecipeContent, ...changes } })
const save = (revision: number, changes: Partial<OwnRecipeContent>) =>
  request('PUT', path, { revision, content: { ...ownRecipeContent, ...changes } })
const share = (viewer?: Viewer) => request('PUT', `${path}/sharing`, {}, viewer)
const open = (token: string) => request('GET', `/api/shared-recipes/${token}`, undefined, visitor)
const readToken = ({ body }: Awaited<ReturnType<typeof share>>) => (body as { token: string }).token
const readShared = ({ body }: Awaited<ReturnType<typeof open>>) => body as SharedRecipe

async function addShared(changes: Partial<OwnRecipeContent> = {}) {
  await add(changes)
  return readToken(await share())
}

describe('a shared recipe', () => {
  it('is open to everybody with the link, without the notes and tags of its author', async () => {
    const token = await addShared({ notes: 'Too bitter for Ben', tags: ['evening'] })
    expect(token).toMatch(/^[\w-]{43}$/)
    const opened = await open(token)
    expect(readShared(opened).content).toEqual(ownRecipeContent)
    expect(readShared(opened).report.verdict).toBe('ok')
    expect(opened.ctx.recording.roundTrips).toBe(1)
    expect(((await request('GET', path)).body as OwnRecipeWithVersions).shareToken).toBe(token)
  })

  it('keeps its link when it is shared again or saved', async () => {
    const token = await addShared()
    expect((await save(1, { name: 'Later cup' })).body).toEqual({ revision: 2, isLinkClosed: false })
    expect(readToken(await share())).toBe(token)
    expect(readShared(await open(token)).content.name).toBe('Later cup')
  })

  it('is closed once its author stops sharing or deletes it, and gets another link later', async () => {
    const token = await addShared()
    expect((await request('DELETE', `${path}/sharing`)).status).toBe(204)
    expect((await open(token)).status).toBe(404)
    const other = readToken(await share())
    expect(other).not.toBe(token)
    expect((await open(other)).status).toBe(200)
    await request('DELETE', path)
    expect((await open(other)).status).toBe(404)
  })

  it('is shared and closed by its author only', async () => {
    const token = await addShared()
    expect((await share(ben)).status).toBe(404)
    expect((await request('DELETE', `${path}/sharing`, undefined, ben)).status).toBe(404)
    expect((await open(token)).status).toBe(200)
    for (const wrong of ['a'.repeat(43), token.toLowerCase()]) expect((await open(wrong)).status).toBe(404)
  })

  it.each<[string, Partial<OwnRecipeContent>, RegExp]>([
    ['it is refused', { ingredients: [{ name: 'Linden', amount: '90 g' }] }, /refuses this recipe/],
    ['it names an unknown plant', { ingredients: [{ name: 'Moonwort', amount: '1 g' }] }, /refuses this recipe/],
    ['it has a web address', { steps: ['See www.example.org'] }, /Remove web addresses/],
    ['it claims to cure', { name: 'Cures depression' }, /cure/i],
    ['a step has a larger amount', { steps: ['Take 40 g of linden each day.'] }, /linden/i],
  ])('cannot be opened if %s', async (_name, changes, message) => {
    const token = await addShared()
    expect((await save(1, changes)).body).toEqual({ revision: 2, isLinkClosed: true })
    expect((await open(token)).status).toBe(404)
    const refused = await share()
    expect(refused).toMatchObject({ status: 409, body: { error: { message: expect.stringMatching(message) } } })
    await save(2, {})
    expect((await open(token)).status).toBe(200)
  })
})

describe('a post with a link to a shared recipe', () => {
  it('shows it as a card, until its author stops sharing', async () => {
    const token = await addShared()
    const content = `My evening cup: ${site}${paths.sharedRecipe(token)}\n\n[again](${paths.sharedRecipe(token)})`
    const post = await addPost({ content, body: parseMarkup(content) })
    const readCards = async () =>
      ((await request('GET', `/api/community/posts/${post.id}`, undefined, visitor)).body as PostWithReplies).recipes
    expect(await readCards()).toEqual([
      { token, name: 'Evening cup', ailment: '', emoji: '🍵', colour: 'cobalt', ingredientNames: ['Linden'] },
    ])
    const preview = await request('POST', '/api/community/preview', { title: '', content })
    expect(preview.body).toMatchObject({ recipes: [{ token, name: 'Evening cup' }] })
    await request('DELETE', `${path}/sharing`)
    expect(await readCards()).toEqual([])
  })
})

it('a visitor’s message says only that a recipe isn’t shared', async () => {
  const { body } = await open('a'.repeat(43))
  expect(body).toMatchObject({ error: { code: 'not_found', message: ownRecipeMessages.notShared } })
})
