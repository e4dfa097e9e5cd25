import { type Ai, createAi } from '#worker/platform/ai.ts'

type ToolCall = { name: string; input: object }

/**
 * Reply of the fake binding to one call: text in pieces, a tool call, or an error with Cloudflare's code. `end` is `cut`
 * if the stream ends without its last event, and `unreported` if it reports no tokens.
 */
export type WorkersAiReply =
  | { text: readonly string[]; end?: 'whole' | 'cut' | 'unreported' }
  | { toolCall: ToolCall }
  | { error: string }

export type WorkersAiCall = {
  model: string
  inputs: { messages: { role: string; content: string }[]; tools?: unknown[]; stream?: boolean }
}

/** Tokens that each complete reply reports. */
export const reportedTokens = { prompt_tokens: 1000, completion_tokens: 200 }

/**
 * Returns the model of a fake Workers AI binding, behind an OpenAI model if given. The last reply answers all further
 * calls.
 */
export function createFakeWorkersAi(replies: readonly WorkersAiReply[], openAi: Ai = { models: [] }) {
  const calls: WorkersAiCall[] = []
  const run = async (model: string, inputs: object) => {
    const reply = replies[Math.min(calls.length, replies.length - 1)] ?? { text: [] }
    calls.push({ model, inputs: inputs as WorkersAiCall['inputs'] })
    if ('error' in reply) throw new Error(reply.error)
    return calls.at(-1)?.inputs.stream ? streamEvents(reply) : toWholeReply(reply)
  }
  const ai: Ai = { models: [...openAi.models, ...createAi({ AI: { run } }).models] }
  return { ai, calls }
}

type Completion = Exclude<WorkersAiReply, { error: string }>

function toWholeReply(reply: Completion) {
  const content = 'text' in reply ? reply.text.join('') : ''
  return { choices: [{ message: { content }, finish_reason: 'stop' }], usage: reportedTokens }
}

function streamEvents(reply: Completion): ReadableStream<Uint8Array> {
  const events = listEvents(reply).map(
    (event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`,
  )
  return new Blob(events).stream()
}

const createEvent = (delta: object, finishReason?: string) => ({
  choices: [{ delta, ...(finishReason !== undefined && { finish_reason: finishReason }) }],
})

function listEvents(reply: Completion): (object | string)[] {
  if ('toolCall' in reply) {
    const { name, input } = reply.toolCall
    const call = { id: 'call-1', index: 0, type: 'function', function: { name, arguments: JSON.stringify(input) } }
    return [createEvent({ tool_calls: [call] }), { ...createEvent({}, 'tool_calls'), usage: reportedTokens }, '[DONE]']
  }
  const textEvents = reply.text.map((content) => createEvent({ content }))
  if (reply.end === 'cut') return textEvents
  const lastEvent = createEvent({}, 'stop')
  return [...textEvents, reply.end === 'unreported' ? lastEvent : { ...lastEvent, usage: reportedTokens }, '[DONE]']
}
