import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { ModerationQueue, PostPage, PostWithReplies } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply, firstCategory } from '#worker/testing/community-rows.ts'
import { createConcurrentCtxs, countOutcomes } from '#worker/testing/concurrent-ctxs.ts'
import { createFakeEdgeCache } from '#worker/testing/fake-edge-cache.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { moderatePost, moderateReply as approveReply } from './moderation.service.ts'

const { now } = testCtx()
const otherCategory = '5f0c1a51-0002-4000-8000-000000000002'
const unknownId = '20000000-0000-4000-8000-000000000000'

let rosa = { id: admin.id, session: '' }
let ada = { id: '', session: '' }
let ben = { id: '', session: '' }
let post = { id: '', slug: '' }
beforeEach(async () => {
  rosa = { id: admin.id, session: await addSession(admin.id, now) }
  ada = await addNamedMember('Ada L.', now)
  ben = await addNamedMember('Ben M.', now)
  post = await addPost({ userId: ada.id, title: 'Linden' })
})

type RequestOptions = { as?: typeof ada; at?: number; body?: unknown }
const send = (method: string, path: string, { as = rosa, at = now, body }: RequestOptions = {}) =>
  call(method, `/api/community${path}`, {
    cookies: { session: as.session },
    now: at,
    ...(body !== undefined && { body }),
  })
const moderate = (change: object, id = post.id, as = rosa) =>
  send('PUT', `/moderation/posts/${id}`, { as, body: change })
const moderateReply = (status: string, id: string, as = rosa) =>
  send('PUT', `/moderation/replies/${id}`, { as, body: { status } })
const sendReport = (target: object, as = ben, reason: unknown = 'This is rude') =>
  send('POST', '/reports', { as, body: { ...target, reason } })
const listPosts = async () => (await send('GET', '/posts')).body as PostPage
const readQueue = async () => (await send('GET', '/moderation')).body as ModerationQueue
const readAuditLog = () => readTable('audit_log')
const listNotifications = async () =>
  (await readTable('user_notifications')).map(({ user_id, message, link }) => [user_id, message, link])

/** Returns an administrator's ctx that makes the edit right after the text is read. */
function createCtxBefore(edit: string) {
  const ctx = testCtx({ viewer: admin })
  const { read } = ctx
  ctx.read = (query) => {
    const result = read(query)
    return result.then(() => env.DB.exec(edit)).then(() => result)
  }
  return ctx
}

describe('the administrator', () => {
  it('pins a post to the top, and unpins it', async () => {
    await addPost({ title: 'Newer' })
    expect((await moderate({ isPinned: true })).status).toBe(204)
    expect(await listPosts()).toMatchObject({
      pinned: [{ title: 'Linden', isPinned: true }],
      posts: [{ title: 'Newer' }],
    })
    await moderate({ isPinned: false })
    expect(await listPosts()).toMatchObject({ pinned: [], posts: [{ title: 'Newer' }, { title: 'Linden' }] })
    expect(await listNotifications()).toEqual([
      [ada.id, 'Your post “Linden” was pinned to the top of the list.', paths.post(post)],
    ])
  })

  it('pins at most ten posts', async () => {
    for (let number = 0; number < 10; number++) await addPost({ isPinned: true })
    const { status, error } = await moderate({ isPinned: true })
    expect([status, error?.message]).toEqual([409, 'You can pin up to 10 posts. Unpin another one first.'])
  })

  it('locks a post, which then takes no replies, and unlocks it', async () => {
    await moderate({ isLocked: true })
    expect((await listPosts()).posts).toMatchObject([{ isLocked: true }])
    await moderate({ isLocked: false })
    expect((await listPosts()).posts).toMatchObject([{ isLocked: false }])
    expect(await listNotifications()).toMatchObject([
      [ada.id, 'Your post “Linden” was locked, so nobody can reply.', paths.post(post)],
      [ada.id, 'Your post “Linden” is open for replies again.', paths.post(post)],
    ])
  })

  it('moves a post and adjusts the counts', async () => {
    await moderate({ categoryId: otherCategory })
    const { posts, categories } = await listPosts()
    expect(posts).toMatchObject([{ categoryId: otherCategory }])
    expect(categories.slice(0, 2).map(({ postCount }) => postCount)).toEqual([0, 1])
    expect((await moderate({ categoryId: unknownId })).status).toBe(400)
  })

  it('hides a post, tells its author how to contact us, and shows it again', async () => {
    await addReply(post.id)
    await moderate({ isPinned: true })
    await moderate({ status: 'hidden' })
    expect((await send('GET', `/posts/${post.id}`, { as: ada })).status).toBe(404)
    expect(await listPosts()).toMatchObject({
      pinned: [],
      posts: [],
      categories: [{ postCount: 0 }, {}, {}, {}, {}, {}],
    })
    await moderate({ status: 'shown' })
    expect((await listPosts()).posts).toMatchObject([{ title: 'Linden', isPinned: false, replyCount: 1 }])
    const hiddenMessage = 'Your post “Linden” was hidden by a moderator. Contact us if you think this is a mistake.'
    expect((await listNotifications()).slice(1)).toEqual([
      [ada.id, hiddenMessage, paths.contact],
      [ada.id, 'Your post “Linden” is visible again.', paths.post(post)],
    ])
  })

  it('deletes a post permanently', async () => {
    await addReply(post.id)
    await moderate({ status: 'deleted' })
    expect((await send('GET', `/posts/${post.id}`)).body).toMatchObject({ post: { isDeleted: true, body: [] } })
    expect(JSON.stringify(await readTable('forum_posts'))).not.toContain('Linden')
    expect((await moderate({ status: 'shown' })).status).toBe(404)
    expect(await listNotifications()).toMatchObject([
      [ada.id, expect.stringContaining('deleted by a moderator'), paths.contact],
    ])
  })

  it('approves a waiting post and notifies its author', async () => {
    const waitingPost = await addPost({ userId: ada.id, title: 'Links', status: 'waiting' })
    expect(await readQueue()).toMatchObject({ waiting: [{ kind: 'post', id: waitingPost.id, status: 'waiting' }] })
    await moderate({ status: 'shown' }, waitingPost.id)
    expect((await listPosts()).posts).toMatchObject([{ title: 'Links' }, {}])
    expect(await listNotifications()).toEqual([
      [ada.id, 'Your post “Links” is now visible to everyone.', paths.post({ id: waitingPost.id, slug: 'links' })],
    ])
    expect(await readQueue()).toEqual({ waiting: [], reports: [], hidden: [], suspended: [] })
  })

  it('lists hidden texts, newest first', async () => {
    const { id: replyId } = await addReply(post.id, { userId: ben.id, createdAt: now })
    await addPost({ title: 'Shown' })
    await moderateReply('hidden', replyId)
    const newer = await addPost({ title: 'Newer', createdAt: now + 1 })
    for (const id of [post.id, newer.id]) await moderate({ status: 'hidden' }, id)
    expect((await readQueue()).hidden.map(({ id }) => id)).toEqual([newer.id, replyId, post.id])
    for (const id of [post.id, newer.id]) await moderate({ status: 'shown' }, id)
    expect((await readQueue()).hidden).toMatchObject([{ kind: 'reply', id: replyId, status: 'hidden' }])
  })

  it('hides, shows and deletes a reply; approving it notifies both authors once', async () => {
    const { id } = await addReply(post.id, { userId: ben.id, status: 'waiting', content: 'Links' })
    const link = `${paths.post(post)}#reply-${id}`
    await moderateReply('shown', id)
    const expectedNotifications = [
      [ben.id, 'Your reply to “Linden” is now visible to everyone.', link],
      [ada.id, 'Ben M. replied to “Linden”.', link],
    ]
    expect(await listNotifications()).toEqual(expectedNotifications)
    await moderateReply('hidden', id)
    expect((await send('GET', `/posts/${post.id}`)).body).toMatchObject({ replies: [], post: { replyCount: 0 } })
    await moderateReply('shown', id)
    expect(await listNotifications()).toHaveLength(4)
    await moderateReply('deleted', id)
    expect(JSON.stringify(await readTable('forum_replies'))).not.toContain('Links')
    expect((await moderateReply('shown', id)).status).toBe(404)
  })

  it('does not approve a text that its author changed after it was read', async () => {
    const waiting = await addPost({ userId: ada.id, status: 'waiting' })
    const reply = await addReply(post.id, { userId: ben.id, status: 'waiting' })
    const approval = { status: 'shown', editedAt: null }
    await send('PUT', `/posts/${waiting.id}`, { as: ada, body: { title: 'Other', content: 'Other words' } })
    await send('PUT', `/replies/${reply.id}`, { as: ben, body: { content: 'Other words' } })
    expect((await moderate(approval, waiting.id)).status).toBe(409)
    expect((await send('PUT', `/moderation/replies/${reply.id}`, { body: approval })).status).toBe(409)
    expect((await readQueue()).waiting).toMatchObject([{ editedAt: now }, { editedAt: now }])
    expect((await moderate({ ...approval, editedAt: now }, waiting.id)).status).toBe(204)
    expect(
      (await send('PUT', `/moderation/replies/${reply.id}`, { body: { ...approval, editedAt: now } })).status,
    ).toBe(204)
  })

  it('does not approve a text that its author changes at the same moment', async () => {
    const waiting = await addPost({ userId: ada.id, status: 'waiting' })
    const reply = await addReply(post.id, { userId: ben.id, status: 'waiting' })
    const conflict = expect.objectContaining({ code: 'conflict' })
    const [postEdit, replyEdit] = [
      `UPDATE forum_posts SET edited_at = ${now}`,
      `UPDATE forum_replies SET edited_at = ${now}`,
    ]
    await expect(moderatePost(createCtxBefore(postEdit), waiting.id, { status: 'shown' })).rejects.toEqual(conflict)
    await expect(approveReply(createCtxBefore(replyEdit), reply.id, { status: 'shown' })).rejects.toEqual(conflict)
    expect([await readAuditLog(), await listNotifications()]).toEqual([[], []])
  })

  it('is not notified of their own actions, and nobody is of former members’ texts', async () => {
    const ownPost = await addPost({ userId: rosa.id })
    const formerMembersPost = await addPost()
    for (const { id } of [ownPost, formerMembersPost]) await moderate({ status: 'hidden' }, id)
    expect(await listNotifications()).toEqual([])
  })

  it('creates an audit entry for every action, and none for a refused one', async () => {
    const { id: replyId } = await addReply(post.id)
    await sendReport({ postId: post.id })
    const [openReport] = (await readQueue()).reports
    await send('PUT', `/moderation/reports/${openReport?.id}`)
    await moderate({ isPinned: true, isLocked: true })
    await moderateReply('hidden', replyId)
    await moderate({ categoryId: unknownId })
    await moderate({}, post.id)
    await moderate({ status: 'hidden' }, unknownId)
    expect(await readAuditLog()).toMatchObject([
      { actor_id: rosa.id, action: 'report.settle', subject_kind: 'report', subject_id: openReport?.id },
      {
        actor_id: rosa.id,
        at: now,
        action: 'post.moderate',
        subject_kind: 'post',
        subject_id: post.id,
        before: JSON.stringify({ status: 'shown', isPinned: false, lockedAt: null, categoryId: firstCategory }),
        after: JSON.stringify({ status: 'shown', isPinned: true, lockedAt: now, categoryId: firstCategory }),
      },
      { action: 'reply.moderate', subject_id: replyId, before: '{"status":"shown"}', after: '{"status":"hidden"}' },
    ])
  })

  it('gets a conflict for a text that somebody else moderated first, and nothing is recorded twice', async () => {
    const promises = createConcurrentCtxs(5, admin).map((ctx) => moderatePost(ctx, post.id, { status: 'hidden' }))
    expect(await countOutcomes(promises)).toEqual({ done: 1, conflict: 4 })
    const { id: answeredPost } = await addPost({ userId: ada.id })
    const { id } = await addReply(answeredPost, { userId: ben.id, status: 'waiting' })
    const approvals = createConcurrentCtxs(5, admin).map((ctx) => approveReply(ctx, id, { status: 'shown' }))
    expect(await countOutcomes(approvals)).toEqual({ done: 1, conflict: 4 })
    expect(await readAuditLog()).toHaveLength(2)
    expect((await listNotifications()).map(([userId]) => userId)).toEqual([ada.id, ben.id, ada.id])
  })

  it.each([
    ['an unknown status', { status: 'gone' }],
    ['an unknown field', { title: 'Other' }],
    ['nothing', {}],
    ['no change', { editedAt: null }],
  ])('is refused with %s', async (_, change) => {
    expect((await moderate(change)).status).toBe(400)
  })

  it('purges a hidden text from the edge at once', async () => {
    const cache = createFakeEdgeCache(
      (request) => visit(request.url),
      () => 0,
    )
    const { id: replyId } = await addReply(post.id, { content: 'Rude words' })
    const fetchPost = () => cache.fetch(new Request(`${site}/api/community/posts/${post.id}`))
    const fetchList = () => cache.fetch(new Request(`${site}/api/community/posts`))
    const sendModeration = (path: string, body: object) => {
      const headers = { Origin: site, 'Content-Type': 'application/json' }
      const ctx = testCtx({ viewer: admin, cache: cache.platform })
      return visit(`/api/community/moderation/${path}`, { method: 'PUT', headers, body: JSON.stringify(body) }, ctx)
    }
    expect(JSON.stringify(await (await fetchPost()).json())).toContain('Rude words')
    await fetchList()
    await sendModeration(`replies/${replyId}`, { status: 'hidden' })
    const after = (await (await fetchPost()).json()) as PostWithReplies
    expect(after.replies).toEqual([])
    await sendModeration(`posts/${post.id}`, { status: 'hidden' })
    expect([(await fetchPost()).status, ((await (await fetchList()).json()) as PostPage).posts]).toEqual([404, []])
  })
})

describe('a report', () => {
  it('waits for the administrator with the text, the reason and the reporter', async () => {
    const { id: replyId } = await addReply(post.id)
    expect((await sendReport({ postId: post.id })).status).toBe(204)
    expect((await sendReport({ replyId }, ada)).status).toBe(204)
    const { waiting, reports } = await readQueue()
    expect(waiting).toEqual([])
    expect(reports).toMatchObject([
      {
        reason: 'This is rude',
        reporterName: 'Ben M.',
        createdAt: now,
        text: { kind: 'post', id: post.id, post: { id: post.id, slug: post.slug, title: 'Linden' } },
      },
      { reporterName: 'Ada L.', text: { kind: 'reply', id: replyId, authorName: 'Ben M.', post: { title: 'Linden' } } },
    ])
    expect(reports[1]?.text.body).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'Eight, with a lid on.' }] },
    ])
  })

  it('is stored once per member and text, however often it is sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => sendReport({ postId: post.id })))
    expect(responses.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
      204, 409, 409, 409, 409,
    ])
    expect((await sendReport({ postId: post.id })).error?.message).toBe(
      'You’ve already reported this. We’ll look at it.',
    )
    expect((await sendReport({ postId: post.id }, ada)).status).toBe(204)
    expect(await readTable('forum_reports')).toHaveLength(2)
  })

  it('is settled with all others of the same text, also when the text is hidden', async () => {
    const otherPost = await addPost()
    for (const reporter of [ada, ben])
      for (const { id } of [post, otherPost]) await sendReport({ postId: id }, reporter)
    const first = (await readQueue()).reports.find(({ text }) => text.id === post.id)
    expect((await send('PUT', `/moderation/reports/${first?.id}`)).status).toBe(204)
    expect((await readQueue()).reports).toMatchObject([{ text: { id: otherPost.id } }, { text: { id: otherPost.id } }])
    expect((await send('PUT', `/moderation/reports/${first?.id}`)).status).toBe(204)
    await moderate({ status: 'hidden' }, otherPost.id)
    expect((await readQueue()).reports).toEqual([])
    expect((await send('PUT', `/moderation/reports/${unknownId}`)).status).toBe(404)
  })

  it.each([
    ['nothing', () => ({})],
    ['both', () => ({ postId: post.id, replyId: unknownId })],
    ['no id', () => ({ postId: '1' })],
  ])('is refused with %s', async (_, target) => {
    expect((await sendReport(target())).status).toBe(400)
  })

  it('needs a reason and a visible text', async () => {
    const { error } = await sendReport({ postId: post.id }, ben, ' ')
    expect(error?.fields).toEqual({ reason: 'Please tell us what is wrong' })
    expect((await sendReport({ postId: post.id }, ben, 'a'.repeat(1001))).status).toBe(400)
    const { id } = await addPost({ status: 'hidden' })
    for (const postId of [id, unknownId]) expect((await sendReport({ postId })).status).toBe(404)
    expect((await sendReport({ replyId: unknownId })).status).toBe(404)
  })

  it('can be sent twenty times a day', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 21; number++)
      statuses.push((await sendReport({ postId: (await addPost()).id })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429])
  })
})

it('shows at most fifty texts in each part of the moderation queue, oldest first', async () => {
  const insert = `INSERT INTO forum_reports (id, post_id, reason, created_at) VALUES (?, ?, 'Rude', ?)`
  for (let number = 0; number < 60; number++)
    await env.DB.prepare(insert).bind(`report-${number}`, post.id, number).run()
  const { reports } = await readQueue()
  expect(reports).toHaveLength(50)
  expect(reports[0]).toMatchObject({ id: 'report-0', reporterName: null })
})
