import { env } from 'cloudflare:workers'
import { eq, getTableColumns, getTableName, isTable } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { retention } from '#domain/retention.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { addAccount, addSession, addToken, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addPost, addReply, addTicket } from '#worker/testing/community-rows.ts'
import { addManyLikes } from '#worker/testing/favourite-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { deleteAccount } from './personal-data.service.ts'

const { now } = testCtx()
const ada = { id: 'd0a1c2de-0000-4000-8000-00000000ada1', email: 'ada.lovelace@example.org' }
const fullName = 'Ada Lovelace-Byron'
const location = 'Ockham Park'
const dateOfBirth = '1990-12-10'
const { password } = knownPassword

let session = ''
beforeEach(async () => {
  await addAccount({ ...knownPassword, ...ada })
  session = await addSession(ada.id, now)
  await call('PUT', '/api/profile', { body: { fullName, location, dateOfBirth }, cookies: { session } })
  await fillTables()
})

/** Adds a row about Ada to every table that the calls above leave empty. */
async function fillTables() {
  const db = createDb(env.DB)
  const answers = { savedOn: '2026-11-21', medicines: [fullName] } as never
  const timestamps = { at: now, createdAt: now, updatedAt: now }
  const { id: recipeId } = await addRecipe()
  await addHerb('linden')
  await db.batch([
    db.insert(schema.safetyProfiles).values({ userId: ada.id, answers, consent: 'Yes', agreedAt: now, updatedAt: now }),
    db.insert(schema.pushSubscriptions).values({
      sessionHash: hashToken(session),
      userId: ada.id,
      endpoint: 'https://fcm.googleapis.com/ada',
      p256dh: 'key',
      auth: 'auth',
      createdAt: now,
      usedAt: now,
    }),
    db.insert(schema.brewTimers).values({ userId: ada.id, id: 'timer', endsAt: now, path: '/recipe/a' }),
    db.insert(schema.notificationChoices).values({ userId: ada.id, kind: 'reply', channel: 'none' }),
    db.insert(schema.userNotifications).values({
      id: 'note',
      userId: ada.id,
      title: `Hello ${fullName}`,
      message: location,
      type: 'info',
      read: false,
      ...timestamps,
    }),
    db.insert(schema.passkeys).values({
      id: 'passkey',
      credentialId: 'credential',
      userId: ada.id,
      publicKey: 'key',
      counter: 0,
      transports: [],
      name: fullName,
      isBackedUp: false,
      createdAt: now,
    }),
    db.insert(schema.passkeyChallenges).values({
      hash: 'challenge',
      purpose: 'reauthentication',
      userId: ada.id,
      endsAt: now,
    }),
    db.insert(schema.liveMembers).values({ userId: ada.id, until: now }),
    db.insert(schema.userRecipeInteractions).values({
      id: 'favourite',
      userId: ada.id,
      recipeId,
      isLiked: true,
      isBookmarked: false,
      likedAt: now,
      updatedAt: now,
    }),
    db.insert(schema.userHerbCabinet).values({
      id: 'herb',
      userId: ada.id,
      herbId: 'linden',
      createdAt: now,
      recentUses: ['a-form 2 g'],
    }),
    db.insert(schema.calendarFeeds).values({ userId: ada.id, tokenHash: 'b'.repeat(64), cups: [], ...timestamps }),
    db.insert(schema.pharmacistLinks).values({
      id: 'link',
      tokenHash: 'a'.repeat(64),
      userId: ada.id,
      parts: ['answers'],
      createdAt: now,
      expiresAt: now,
    }),
    db.insert(schema.blendSuggestions).values({
      id: 'blend',
      userId: ada.id,
      suggestedHerbs: ['linden'],
      blendName: 'Sleep Time Harmony',
      description: '',
      preparationMethod: '',
      benefits: [],
      createdAt: now,
    }),
    db.insert(schema.ownRecipes).values({
      id: 'own',
      userId: ada.id,
      content: { ...ownRecipeContent, notes: fullName },
      searchText: fullName,
      ...timestamps,
    }),
    db
      .insert(schema.ownRecipeVersions)
      .values({ recipeId: 'own', revision: 1, content: { ...ownRecipeContent, notes: location }, replacedAt: now }),
    db
      .insert(schema.ownRecipeBrews)
      .values({ recipeId: 'own', id: 'brew', day: '2026-11-21', note: fullName, createdAt: now }),
    db.insert(schema.recipeOffers).values({ recipeId: 'offered', ownRecipeId: 'own', userId: ada.id, offeredAt: now }),
    db.insert(schema.blendGenerations).values({ id: 'one', userId: ada.id, month: '2026-11', createdAt: now }),
    db.insert(schema.herbiConversations).values({ id: 'talk', userId: ada.id, title: fullName, ...timestamps }),
    db.insert(schema.herbiMessages).values({
      conversationId: 'talk',
      orderIndex: 0,
      type: 'user',
      content: `I am ${fullName}`,
      createdAt: now,
    }),
    db.insert(schema.userSettings).values({ userId: ada.id, updatedAt: now }),
    db.insert(schema.recipeRatings).values({ userId: ada.id, recipeId, rating: 4, updatedAt: now }),
    db.insert(schema.mailingListSubscribers).values({
      id: 'subscriber',
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Lovelace-Byron',
      source: 'recipe_page',
      isActive: true,
      subscriptionDate: now,
      ...timestamps,
    }),
    db.insert(schema.emailCampaigns).values({
      id: 'campaign',
      title: 'Autumn',
      subject: 'Autumn cups',
      content: 'Hello',
      senderName: 'Herbal Remedies',
      senderEmail: 'news@herbs.test',
      status: 'sent',
      createdBy: ada.id,
      ...timestamps,
    }),
    db
      .insert(schema.campaignDeliveries)
      .values({ campaignId: 'campaign', subscriberId: 'subscriber', batchNumber: 1, status: 'accepted' }),
    db
      .insert(schema.auditLog)
      .values({ id: 'act', at: now, actorId: ada.id, action: 'recipe.delete', subjectKind: 'recipe', subjectId: '1' }),
    db.insert(schema.securityEvents).values({ id: 'event', at: now, kind: 'failed-sign-in', userId: ada.id }),
  ])
  await addToken(ada, 'reset', now)
  await db.update(schema.profiles).set({ displayName: 'Ada L.' }).where(eq(schema.profiles.id, ada.id))
  const post = await addPost({ userId: ada.id, title: `By ${fullName}`, content: location })
  await addPost({ userId: ada.id, title: fullName })
  const reply = await addReply(post.id, { userId: ada.id, content: fullName })
  await addReply(post.id)
  const ticket = await addTicket({ userId: ada.id })
  await db.batch([
    db.insert(schema.forumLikes).values({ userId: ada.id, postId: post.id, createdAt: now }),
    db.insert(schema.forumFollows).values({ userId: ada.id, postId: post.id, createdAt: now }),
    db
      .insert(schema.forumReports)
      .values({ id: 'report', userId: ada.id, replyId: reply.id, reason: 'Rude', createdAt: now }),
    db.insert(schema.supportReplies).values({
      id: 'answer',
      ticketId: ticket.id,
      userId: ada.id,
      writtenBy: 'member',
      message: 'Any news?',
      createdAt: now,
    }),
    db.insert(schema.supportNotes).values({
      id: 'note',
      ticketId: ticket.id,
      adminId: ada.id,
      message: 'Seems to be a slip of the pen.',
      createdAt: now,
    }),
  ])
  await call('POST', '/api/session', { body: { email: ada.email, password: 'a wrong one' } })
}

const personalDataPattern = new RegExp([ada.id, ada.email, fullName, 'Lovelace', location, dateOfBirth].join('|'), 'i')

/** All tables except the local mailbox, which stores sent emails. */
const tables = Object.values(schema)
  .filter(isTable)
  .filter((table) => getTableName(table) !== 'mail_outbox')

async function findTraces(): Promise<string[]> {
  const traces: string[] = []
  for (const table of tables)
    for (const row of await readTable(getTableName(table)))
      for (const { name } of Object.values(getTableColumns(table)))
        if (personalDataPattern.test(String(row[name]))) traces.push(`${getTableName(table)}.${name}`)
  return traces
}

/**
 * Tables that the export leaves out: local development data, hashed data, temporary mailing batches, and notes between
 * administrators.
 */
const excludedTables = new Set([
  'campaign_batches',
  'forum_views',
  'mail_outbox',
  'mail_suppressions',
  'passkey_challenges',
  'rate_limits',
  'support_notes',
])

describe('the data download', () => {
  it('contains every table with personal data, complete and without secrets', async () => {
    const { status, body, headers } = await call('GET', '/api/account/export', { cookies: { session } })
    expect([status, headers.get('Content-Disposition')]).toEqual([
      200,
      'attachment; filename="herbal-remedies-my-data.json"',
    ])
    const { exportedAt, ...data } = body as Record<string, unknown[]>
    expect(exportedAt).toBe('2026-11-21T12:00:00.000Z')
    const expectedTables = retention.map(({ table }) => table).filter((table) => !excludedTables.has(table))
    expect(Object.keys(data).toSorted()).toEqual(expectedTables.toSorted())
    for (const rows of Object.values(data)) expect(rows).not.toEqual([])
    expect(data['users']).toEqual([expect.objectContaining(ada)])
    expect(data['profiles']).toEqual([
      { fullName, displayName: 'Ada L.', dateOfBirth, location, updatedAt: '2026-11-21T12:00:00.000Z' },
    ])
    expect(data['safety_profiles']).toMatchObject([{ answers: { medicines: [fullName] }, consent: 'Yes' }])
    expect(data['user_herb_cabinet']).toMatchObject([{ herb: 'linden', recentUses: ['a-form 2 g'] }])
    expect(JSON.stringify(data)).not.toMatch(/scrypt|[0-9a-f]{64}|slip of the pen/)
  })

  it('contains everything saved and rated, however many recipes', async () => {
    await addManyLikes(ada.id, 1200)
    await env.DB.prepare(
      `INSERT INTO recipe_ratings SELECT user_id, recipe_id, 5, 1 FROM user_recipe_interactions WHERE id LIKE 'like-%'`,
    ).run()
    const { body } = await call('GET', '/api/account/export', { cookies: { session } })
    const { user_recipe_interactions: favourites, recipe_ratings: ratings } = body as Record<string, unknown[]>
    expect([favourites?.length, ratings?.length]).toEqual([1201, 1201])
    expect(favourites).toContainEqual(expect.objectContaining({ recipeName: 'Cup n1200x', isLiked: true }))
  })

  it('contains nobody else’s data', async () => {
    const otherAccount = await addAccount({ id: 'other', email: 'eve@example.org' })
    await addSession(otherAccount.id, now, { device: 'Of another' })
    await addToken(otherAccount, 'reset', now)
    const { body } = await call('GET', '/api/account/export', { cookies: { session } })
    expect(JSON.stringify(body)).not.toMatch(/eve@|Of another|"other"/)
  })
})

const deleteOwnAccount = (enteredPassword: string) =>
  call('DELETE', '/api/account', { body: { password: enteredPassword }, cookies: { session } })

describe('deleting the account', () => {
  it('leaves no personal data in any table, signs out and sends a last email', async () => {
    const before = await findTraces()
    expect(new Set(before.map((column) => column.split('.')[0])).size).toBeGreaterThan(6)
    const otherSession = await addSession(ada.id, now)
    const response = await deleteOwnAccount(password)
    expect([response.status, response.cookies['session']]).toEqual([204, ''])
    expect(response.ctx.sentMails).toMatchObject([{ to: ada.email, subject: 'Your account was deleted' }])
    expect(await findTraces()).toEqual([])
    for (const endedSession of [session, otherSession])
      expect((await call('GET', '/api/session', { cookies: { session: endedSession } })).body).toEqual({
        session: null,
      })
  })

  it('keeps a post with replies as an empty row, and deletes its reports', async () => {
    const post = await addPost({ userId: ada.id, isPinned: true })
    const reply = await addReply(post.id, { content: 'Ten minutes.' })
    const report = { userId: null, reason: 'It names me', createdAt: now }
    await createDb(env.DB)
      .insert(schema.forumReports)
      .values([
        { id: 'about the post', postId: post.id, ...report },
        { id: 'about the reply', replyId: reply.id, ...report },
      ])
    await deleteOwnAccount(password)
    expect(await readTable('forum_posts')).toContainEqual(
      expect.objectContaining({ id: post.id, status: 'deleted', title: '', content: '', body: '[]', is_pinned: 0 }),
    )
    expect((await readTable('forum_reports')).map(({ id }) => id)).toContain('about the reply')
    expect((await readTable('forum_reports')).map(({ id }) => id)).not.toContain('about the post')
  })

  it('purges the public texts from the edge at once', async () => {
    const purged: string[] = []
    const cache = { purge: async ({ tags }: { tags: string[] }) => void purged.push(...tags) }
    const ctx = testCtx({ viewer: { role: 'member', ...ada, reauthenticatedAt: now }, cache })
    await deleteAccount(ctx, password)
    await ctx.settle()
    expect(purged).toEqual(['community'])
  })

  it('leaves a keyed hash of the address, so that no import adds it again', async () => {
    await deleteOwnAccount(password)
    expect(await readTable('mail_suppressions')).toEqual([
      { email_hash: expect.stringMatching(/^[\w-]{43}$/), reason: 'deleted', created_at: now },
    ])
  })

  it('keeps the administrator’s actions and failed attempts without the account id', async () => {
    await deleteOwnAccount(password)
    expect(await readTable('audit_log')).toMatchObject([{ id: 'act', actor_id: null }])
    for (const event of await readTable('security_events')) expect(event).toMatchObject({ user_id: null })
  })

  it('asks for the password, and deletes nothing for a wrong one', async () => {
    const before = new Set(await findTraces())
    const { status, error } = await deleteOwnAccount('a wrong one')
    expect([status, error?.fields]).toEqual([400, { password: 'Incorrect password' }])
    expect(new Set(await findTraces())).toEqual(before)
  })

  it('keeps everybody else’s data', async () => {
    const otherAccount = await addAccount({ id: 'other' })
    await addSession(otherAccount.id, now)
    await deleteOwnAccount(password)
    expect((await readTable('sessions')).map(({ user_id: id }) => id)).toEqual(['other'])
    expect(await readTable('users')).toHaveLength(3)
  })
})
