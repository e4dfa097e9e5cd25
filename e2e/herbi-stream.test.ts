import { describe, expect, it } from 'vitest'

import { startFakeOpenAi } from './fake-openai.ts'
import { closeAfterFile, openJourney } from './journey.ts'
import { addMember, addSession } from './member.ts'

const openAi = closeAfterFile(await startFakeOpenAi())
const { site } = await openJourney({ OPENAI_API_KEY: 'key-of-a-test', OPENAI_BASE_URL: `${openAi.address}/v1` })
const member = await addMember(site, 'ada')

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
