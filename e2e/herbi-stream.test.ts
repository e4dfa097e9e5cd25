import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type FakeOpenAi, startFakeOpenAi } from './fake-openai.ts'
import { addMember, addSession, type Member } from './member.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let openAi: FakeOpenAi
let member: Member
beforeAll(async () => {
  openAi = await startFakeOpenAi()
  const variables = { OPENAI_API_KEY: 'key-of-a-test', OPENAI_BASE_URL: `${openAi.address}/v1` }
  site = await openSite(undefined, variables)
  member = await addMember(site, 'ada')
})
afterAll(() => Promise.all([site?.close(), openAi?.close()]))

describe('Herbi', () => {
  it('sends a sentence as soon as the output filter releases it, while the model is still writing', async () => {
    const cookie = `session=${await addSession(site, member)}`
    const abortController = new AbortController()
    const response = await fetch(`${site.address}/api/herbi`, {
      method: 'POST',
      headers: { Origin: site.address, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ message: 'How does it taste? [slow-middle]' }),
      signal: abortController.signal,
    })
    const firstChunk = await response.body?.getReader().read()
    expect(new TextDecoder().decode(firstChunk?.value)).toBe(
      '{"type":"sentence","text":"Peppermint tastes cool and clear."}\n',
    )
    abortController.abort()
  })
})
