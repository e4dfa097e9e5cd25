import { inject } from 'vitest'

import { type Ai, createAi } from '#worker/platform/ai.ts'

type ChatMessage = { role: string; content: string | null }

/** Returns a hosted model that plays one scenario. `receivedRequests` returns the requests that reached the server. */
export function createFakeModel(scenario: string, name = 'gpt-5-mini') {
  const runUrl = `${inject('openAiAddress')}/runs/${crypto.randomUUID()}`
  const ai: Ai = createAi({
    OPENAI_API_KEY: 'key-of-a-test',
    OPENAI_BASE_URL: `${runUrl}/${scenario}/v1`,
    OPENAI_MODEL: name,
  })
  return {
    ai,
    setReply: async (reply: string) => void (await (await fetch(runUrl, { method: 'PUT', body: reply })).arrayBuffer()),
    receivedRequests: async (): Promise<{
      bodies: { messages: ChatMessage[]; tools?: unknown[] }[]
      abandoned: number
    }> => (await fetch(runUrl)).json(),
  }
}
