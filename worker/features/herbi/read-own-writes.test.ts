import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { app } from '#worker/app.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { parseLines } from '#worker/testing/herbi-lines.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { createSessionsDb } from '#worker/testing/sessions-db.ts'
import { member } from '#worker/testing/test-ctx.ts'
import { site } from '#worker/testing/visit.ts'

const question = 'Tell me about linden.'

/** Creates a member's browser with cookies. Records the D1 session constraints of its requests. */
async function openBrowser() {
  const { db, constraints, latestBookmark } = createSessionsDb(env.DB)
  const cookieJar = new Map([['__Host-session', await addSession(member.id, Date.now())]])
  const deferredWork: Promise<unknown>[] = []
  const executionContext = {
    waitUntil: (promise: Promise<unknown>) => void deferredWork.push(promise),
    passThroughOnException() {},
    props: {},
  }
  const send = async (method: string, path: string, body?: object) => {
    const Cookie = [...cookieJar].map((pair) => pair.join('=')).join('; ')
    const headers = { Origin: site, Cookie, 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await app.fetch(new Request(`${site}${path}`, init), { ...env, DB: db }, executionContext)
    for (const setCookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      cookieJar.set(name, value)
    }
    return response
  }
  return {
    send,
    latest: latestBookmark,
    settle: () => Promise.all(deferredWork),
    lastConstraint: () => constraints.at(-1),
  }
}

beforeEach(async () => {
  await setFacts('facts-of-herbi', [createPlainHerb('linden', { commonName: 'Linden' })])
  await addHerb('linden', { commonName: 'Linden' })
})

describe('a member’s next request', () => {
  it('reads data at least as fresh as their last write', async () => {
    const { send, latest, lastConstraint } = await openBrowser()
    expect((await send('PUT', '/api/notifications/read?upTo=1')).status).toBe(204)
    const lastWrite = latest()
    await send('GET', '/api/herbi/conversations')
    expect(lastConstraint()).toBe(lastWrite)
  })

  it('reads from the primary after a streamed answer, which is stored after its headers', async () => {
    const { send, lastConstraint, settle } = await openBrowser()
    const lines = parseLines(await (await send('POST', '/api/herbi', { message: question })).text())
    expect(lines.at(-1)?.type).toBe('done')
    await settle()
    await send('GET', '/api/herbi/conversations')
    expect(lastConstraint()).toBe('first-primary')
  })

  it('reads from the primary after another tab wrote or the member left early', async () => {
    const { send, lastConstraint, settle } = await openBrowser()
    const response = await send('POST', '/api/herbi', { message: question })
    await send('PUT', '/api/notifications/read?upTo=1')
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await settle()
    expect(await readTable('herbi_messages')).toHaveLength(2)
    await send('GET', '/api/herbi/conversations')
    expect(lastConstraint()).toBe('first-primary')
  })
})
