import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { parseMarkup } from '#domain/community/markup.rules.ts'
import { markMentions } from '#domain/community/mentions.rules.ts'
import { formatFactsVersion } from '#domain/safety/rules-version.ts'
import { commit } from '#worker/core/commit.ts'
import { runCron } from '#worker/cron.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addPost, addReply } from '#worker/testing/community-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'

import { listOutdatedPosts, savePostAnalysis } from './text.repo.ts'
import { checkText, recheckTexts } from './text.service.ts'

const everyMinute = '* * * * *'
const linden = createPlainHerb('linden')
const currentVersion = formatFactsVersion('facts-1', 'test')
const namedLinden = { name: 'linden', slug: 'linden', isRestricted: false, limit: { grams: 6, cups: 3 } }
const tooMuchNote = {
  level: 'REFUSE',
  text: 'linden: more in a day than the most we know to be in use (6 g). Use less, or drink fewer cups.',
  sources: [{ id: 'book', cite: 'A book on linden', tier: 'primary_copy' }],
}

beforeEach(async () => {
  await setFacts('facts-1', [linden])
})

describe('a checked text', () => {
  it('is parsed, with the plants that it names and notes on unsafe claims, in one round trip', async () => {
    const ctx = testCtx()
    expect(await checkText(ctx, 'I drink **20 g** of lin*den* a day.')).toEqual({
      body: [
        {
          kind: 'paragraph',
          children: [
            { kind: 'text', text: 'I drink ' },
            { kind: 'strong', children: [{ kind: 'text', text: '20 g' }] },
            { kind: 'text', text: ' of lin' },
            { kind: 'emphasis', children: [{ kind: 'text', text: 'den' }] },
            { kind: 'text', text: ' a day.' },
          ],
        },
      ],
      checked: { plants: [namedLinden], notes: [tooMuchNote] },
      dataVersion: currentVersion,
      emergencies: [],
    })
    expect(ctx.recording.roundTrips).toBe(1)
    expect(ctx.recording.executed.map(({ rowsRead }) => rowsRead)).toEqual([1])
  })

  it('is checked together with its title, which is not part of the body', async () => {
    const { body, checked, emergencies } = await checkText(testCtx(), 'Is it too much?', '20 g linden and chest pain')
    expect(body).toHaveLength(1)
    expect(checked.notes).toEqual([tooMuchNote])
    expect(emergencies.map(({ code }) => code)).toEqual(['chest_pain'])
  })

  it.each([
    ['its title', 'I drink 20 g a day.', 'Linden'],
    ['a heading', '# Linden\n\nI drink 20 g a day.', 'What I do'],
  ])('is checked with the plant that is named in %s above it', async (_, text, title) => {
    expect((await checkText(testCtx(), text, title)).checked.notes).toEqual([tooMuchNote])
  })

  it('shows its author where to get help, and is still accepted', async () => {
    const { body, emergencies } = await checkText(testCtx(), 'I have *chest* pain since noon')
    expect(emergencies).toMatchObject([{ code: 'chest_pain', name: 'Chest pain' }])
    expect(body).toHaveLength(1)
  })

  it('waits for the facts if there are none yet', async () => {
    await env.DB.exec('DELETE FROM safety_facts')
    const { checked, dataVersion } = await checkText(testCtx(), '20 g of linden')
    expect([checked, dataVersion]).toEqual([{ plants: [], notes: [] }, ''])
    await addPost({ content: '20 g of linden' })
    await recheckTexts(testCtx())
    expect(await readTable('forum_posts')).toMatchObject([{ data_version: '' }])
  })
})

describe('the preview', () => {
  const { now } = testCtx()
  const sendPreview = async (body: unknown) =>
    call('POST', '/api/community/preview', { body, cookies: { session: await addSession(member.id, now) } })

  it('shows how a text will look and what it names', async () => {
    const { status, body, headers } = await sendPreview({ content: '# Linden\n\n<b>chest pain</b>' })
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(body).toEqual({
      body: [
        { kind: 'heading', children: [{ kind: 'text', text: 'Linden' }] },
        { kind: 'paragraph', children: [{ kind: 'text', text: '<b>chest pain</b>' }] },
      ],
      checked: { plants: [namedLinden], notes: [] },
      emergencies: [expect.objectContaining({ code: 'chest_pain' })],
      recipes: [],
    })
    expect((await sendPreview({ title: '20 g linden', content: '' })).body).toMatchObject({
      body: [],
      checked: { notes: [tooMuchNote] },
    })
  })

  it('refuses a text that is too long, and names the maximum', async () => {
    expect((await sendPreview({ content: 'a'.repeat(10_000) })).status).toBe(200)
    const { status, error } = await sendPreview({ content: 'a'.repeat(10_001) })
    expect([status, error?.fields]).toEqual([400, { content: 'Use at most 10,000 characters' }])
    expect((await sendPreview({ content: 'a'.repeat(100_000) })).status).toBe(413)
    expect((await sendPreview({})).status).toBe(400)
  })
})

async function countOutdated(): Promise<number> {
  const rows = [...(await readTable('forum_posts')), ...(await readTable('forum_replies'))]
  return rows.filter((row) => row['data_version'] !== currentVersion).length
}

describe('a text checked by outdated facts', () => {
  const content = 'I drink 20 g of linden a day.'

  it('is checked again, and purged from the edge if its notes change', async () => {
    const post = await addPost({ content, title: 'Linden' })
    const reply = await addReply(post.id, { content: '# Linden' })
    const unrelatedPost = await addPost({ content: 'Nothing but words.', title: 'A' })
    const purged: string[][] = []
    const ctx = testCtx({ cache: { purge: async ({ tags }) => void purged.push(tags ?? []) } })
    await runCron(ctx, everyMinute)
    await ctx.settle()
    expect(purged).toEqual([[`post:${post.id}`]])
    const plants = [namedLinden]
    expect(await readTable('forum_posts')).toMatchObject([
      { id: post.id, data_version: currentVersion, checked: JSON.stringify({ plants, notes: [tooMuchNote] }) },
      { id: unrelatedPost.id, data_version: currentVersion, checked: JSON.stringify({ plants: [], notes: [] }) },
    ])
    expect(await readTable('forum_replies')).toMatchObject([
      {
        id: reply.id,
        data_version: currentVersion,
        checked: JSON.stringify({ plants, notes: [] }),
        body: JSON.stringify([{ kind: 'heading', children: [{ kind: 'text', text: 'Linden' }] }]),
      },
    ])
    expect(ctx.loggedErrors).toEqual([])
  })

  it('is not changed by a second run', async () => {
    const { id } = await addPost({ content })
    await addReply(id, { content })
    await Promise.all([recheckTexts(testCtx()), recheckTexts(testCtx())])
    const ctx = testCtx()
    await recheckTexts(ctx)
    expect(ctx.recording.executed.filter(({ sql }) => !sql.startsWith('select'))).toEqual([])
  })

  it('keeps its earlier mentions, and gets no new ones', async () => {
    const { id } = await addPost()
    const body = markMentions(parseMarkup('@Ben M. and @Ada L.'), ['Ben M.'])
    await addReply(id, { content: '@Ben M. and @Ada L.', body, authorName: 'Ada L.' })
    await recheckTexts(testCtx())
    expect(await readTable('forum_replies')).toMatchObject([
      { data_version: currentVersion, body: JSON.stringify(body) },
    ])
  })

  it('is rechecked in batches of at most fifty', async () => {
    const { id } = await addPost()
    for (let number = 0; number < 26; number++) {
      await addPost()
      await addReply(id)
    }
    const ctx = testCtx()
    await recheckTexts(ctx)
    expect(await countOutdated()).toBe(3)
    expect(ctx.recording.roundTrips).toBe(4)
    await recheckTexts(testCtx())
    expect(await countOutdated()).toBe(0)
  })

  it('stays empty if it was deleted', async () => {
    const { id } = await addPost({ content, status: 'deleted' })
    await recheckTexts(testCtx())
    const checked = JSON.stringify({ plants: [], notes: [] })
    expect(await readTable('forum_posts')).toMatchObject([{ id, body: '[]', checked, data_version: currentVersion }])
  })

  it.each([
    `content = 'Edited', data_version = 'facts-0'`,
    `content = 'Edited'`,
    `title = 'Edited'`,
    `status = 'deleted'`,
    `data_version = 'facts-0'`,
  ])('does not overwrite a concurrent change: %s', async (change) => {
    await addPost({ content })
    const ctx = testCtx()
    const [post] = await listOutdatedPosts(ctx, currentVersion, 1)
    if (!post) throw new Error('One post is not checked yet.')
    await env.DB.exec(`UPDATE forum_posts SET ${change}`)
    const { emergencies: _, ...analysis } = await checkText(ctx, content)
    await commit(ctx, [savePostAnalysis(ctx.db, post, analysis)])
    expect(await readTable('forum_posts')).not.toMatchObject([{ data_version: currentVersion }])
  })

  it('is only rechecked by the rules of the stored version', async () => {
    await addPost({ content })
    await env.DB.exec(`UPDATE safety_facts SET data_version = 'facts-1+test.999'`)
    await recheckTexts(testCtx())
    expect(await readTable('forum_posts')).toMatchObject([{ data_version: '' }])
  })
})
