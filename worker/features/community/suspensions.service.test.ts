import { beforeEach, describe, expect, it } from 'vitest'

import type { ModerationQueue } from '#domain/community/community.types.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply, firstCategory } from '#worker/testing/community-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

import { suspendAuthor } from './suspensions.service.ts'

const { now } = testCtx()
const unknownId = '20000000-0000-4000-8000-000000000000'

let rosa = { id: admin.id, session: '' }
let ada = { id: '', session: '' }
let postId = ''
beforeEach(async () => {
  rosa = { id: admin.id, session: await addSession(admin.id, now) }
  ada = await addNamedMember('Ada L.', now, { email: 'ada@example.org' })
  postId = (await addPost({ userId: ada.id })).id
})

const send = (method: string, path: string, { as = rosa, body }: { as?: typeof ada; body?: unknown } = {}) =>
  call(method, `/api/community${path}`, {
    cookies: { session: as.session },
    now,
    ...(body !== undefined && { body }),
  })
const suspend = (body: unknown) => send('POST', '/moderation/suspensions', { body })
const liftSuspension = (id: string) => send('DELETE', `/moderation/suspensions/${id}`)
const listSuspended = async () => ((await send('GET', '/moderation')).body as ModerationQueue).suspended
const sendPost = () =>
  send('POST', '/posts', { as: ada, body: { title: 'Mint', content: 'Ten days.', categoryId: firstCategory } })

describe('the author of a text', () => {
  it('can be suspended from it: they can no longer write, and their texts stay', async () => {
    expect((await suspend({ kind: 'post', id: postId })).status).toBe(204)
    expect((await sendPost()).status).toBe(401)
    expect((await send('GET', `/posts/${postId}`)).status).toBe(200)
    expect(await listSuspended()).toEqual([
      { id: ada.id, displayName: 'Ada L.', email: 'ada@example.org', suspendedAt: now },
    ])
  })

  it('gets no more notifications', async () => {
    const ctx = testCtx({ viewer: admin })
    await suspendAuthor(ctx, { kind: 'post', id: postId })
    await ctx.settle()
    expect(ctx.liveCalls).toContainEqual({ method: 'closeSockets', userId: ada.id })
  })

  it('can sign in and write again once the suspension is lifted', async () => {
    const { id } = await addReply(postId, { userId: ada.id })
    await suspend({ kind: 'reply', id })
    expect((await liftSuspension(ada.id)).status).toBe(204)
    ada = { id: ada.id, session: await addSession(ada.id, now) }
    expect((await sendPost()).status).toBe(201)
    expect(await listSuspended()).toEqual([])
  })

  it('is not suspended if it is the administrator or a former member', async () => {
    const ownPost = await addPost({ userId: rosa.id })
    const formerMembersPost = await addPost()
    for (const id of [ownPost.id, formerMembersPost.id, unknownId])
      expect((await suspend({ kind: 'post', id })).status).toBe(409)
    expect(await listSuspended()).toEqual([])
  })
})

it('creates an audit entry for every action that changed something', async () => {
  for (let attempt = 0; attempt < 2; attempt++) await suspend({ kind: 'post', id: postId })
  for (let attempt = 0; attempt < 2; attempt++) await liftSuspension(ada.id)
  await liftSuspension((await addAccount()).id)
  expect(await readTable('audit_log')).toMatchObject([
    { actor_id: rosa.id, action: 'account.suspend', subject_kind: 'account', subject_id: ada.id },
    { actor_id: rosa.id, action: 'account.restore', subject_id: ada.id },
  ])
})
