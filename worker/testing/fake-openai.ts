import { inject } from 'vitest'

import { type Ai, aiOf } from '#worker/platform/ai.ts'

type ChatMessage = { role: string; content: string | null }

/** Returns a hosted model that plays one scenario; `asked` returns the requests that reached the server. */
export function hostedModel(scenario: string, name = 'gpt-5-mini') {
  const run = `${inject('openAiAddress')}/runs/${crypto.randomUUID()}`
  const ai: Ai = aiOf({
    OPENAI_API_KEY: 'key-of-a-test',
    OPENAI_BASE_URL: `${run}/${scenario}/v1`,
    OPENAI_MODEL: name,
  })
  return {
    ai,
    speak: async (speech: string) => void (await (await fetch(run, { method: 'PUT', body: speech })).arrayBuffer()),
    asked: async (): Promise<{ bodies: { messages: ChatMessage[]; tools?: unknown[] }[]; left: number }> =>
      (await fetch(run)).json(),
  }
}
