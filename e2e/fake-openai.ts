import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { replies } from './fake-openai-replies.ts'

type Message = { role: string; content: string | null; tool_calls?: unknown; tool_call_id?: string }
type ChatRequest = {
  stream?: boolean
  messages: Message[]
  tools?: unknown[]
  max_completion_tokens?: number
  max_tokens?: number
}

/** Requests of one test. `abandoned` counts requests that the client cancelled before the response ended. */
type Run = { bodies: ChatRequest[]; abandoned: number; customReply: string }

export type FakeOpenAi = { address: string; close: () => Promise<void> }

/**
 * Starts a server on localhost that implements the OpenAI wire format. A run calls it at `/runs/<run>/<scenario>/v1`,
 * where the scenario is a key of `scenarios`. At `/v1` the last user message names the scenario in brackets, such as
 * `[slow]`. The default is `answer`. `GET /runs/<run>` returns the requests of a run. `PUT /runs/<run>` sets the reply
 * that the scenario `custom` sends.
 */
export async function startFakeOpenAi(port = 0): Promise<FakeOpenAi> {
  const runs = new Map<string, Run>()
  const server = createServer((request, response) => {
    handleRequest(runs, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: usedPort } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${usedPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function handleRequest(
  runs: Map<string, Run>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const [, id = 'all', scenarioInPath] = /^\/runs\/([\w-]+)(?:\/([\w-]+)\/v1\/chat\/completions)?$/.exec(pathname) ?? []
  const run = runs.get(id) ?? { bodies: [], abandoned: 0, customReply: '' }
  runs.set(id, run)
  if (request.method === 'GET') return void response.end(JSON.stringify(run))
  const body = await readBody(request)
  if (request.method === 'PUT') {
    run.customReply = body
    return void response.end()
  }
  const chatRequest: ChatRequest = JSON.parse(body)
  run.bodies.push(chatRequest)
  response.on('close', () => {
    if (!response.writableFinished) run.abandoned++
  })
  const question = chatRequest.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const scenario = scenarioInPath ?? /\[([\w-]+)\]/.exec(question)?.[1] ?? 'answer'
  await (scenarios[scenario] ?? scenarios['answer'])?.({ run, chatRequest, response })
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += String(piece)
  return body
}

type Scenario = (call: { run: Run; chatRequest: ChatRequest; response: ServerResponse }) => Promise<void> | void

const scenarios: Record<string, Scenario> = {
  answer: ({ chatRequest, response }) => sendText(chatRequest, response, replies.answer),
  custom: ({ run, chatRequest, response }) =>
    sendText(chatRequest, response, fillPlaceholders(run.customReply, chatRequest)),
  tools: ({ chatRequest, response }) => {
    const result = chatRequest.messages.findLast(({ role }) => role === 'tool')
    return result
      ? sendText(chatRequest, response, replies.afterTool)
      : callTool(response, 'read_herb', { name: 'linden' })
  },
  'tools-for-ever': ({ response }) => callTool(response, 'read_herb', { name: 'linden' }),
  html: ({ chatRequest, response }) => sendText(chatRequest, response, replies.html),
  slow: () => undefined,
  'slow-middle': ({ response }) => {
    startStream(response)
    send(response, chunk({ content: replies.beginning }))
  },
  'cut-off': ({ response }) => {
    startStream(response)
    response.write(formatEvent(chunk({ content: replies.beginning })), () => response.destroy())
  },
  'cut-off-before': ({ response }) => void response.destroy(),
  'without-end': ({ response }) => {
    startStream(response)
    send(response, chunk({ content: replies.beginning }))
    response.end()
  },
  'too-long': ({ chatRequest, response }) => sendText(chatRequest, response, replies.answer, 'length'),
  'too-many': ({ response }) => fail(response, 429, 'rate_limit_exceeded'),
  'too-many-once': ({ run, chatRequest, response }) =>
    run.bodies.length === 1
      ? fail(response, 429, 'rate_limit_exceeded')
      : sendText(chatRequest, response, replies.answer),
  broken: ({ response }) => fail(response, 500, 'server_error'),
  'wrong-key': ({ response }) => fail(response, 401, 'invalid_api_key'),
  junk: ({ response }) => {
    startStream(response)
    response.write('data: {"choices":[{"delta":{"con\n\n')
    response.end('data: <html>\n\ndata: [DONE]\n\n')
  },
  huge: async ({ response }) => {
    startStream(response)
    for (let count = 0; count < 20_000 && !response.destroyed; count++) {
      const canContinue = response.write(formatEvent(chunk({ content: replies.shortSentence })))
      if (!canContinue)
        await new Promise<void>((resolve) => void response.once('drain', resolve).once('close', resolve))
    }
    endStream(response, 'stop')
  },
}

/** Streams a text word by word, or sends it whole if the request doesn't set `stream`. */
async function sendText(
  chatRequest: ChatRequest,
  response: ServerResponse,
  text: string,
  reason = 'stop',
): Promise<void> {
  if (chatRequest.stream !== true) {
    const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }]
    response.setHeader('Content-Type', 'application/json')
    return void response.end(JSON.stringify({ ...commonFields, object: 'chat.completion', choices, usage }))
  }
  startStream(response)
  for (const word of text.match(/\s*\S+/g) ?? []) {
    send(response, chunk({ content: word }))
    await new Promise((resolve) => setImmediate(resolve))
  }
  endStream(response, reason)
}

function callTool(response: ServerResponse, name: string, args: unknown): void {
  startStream(response)
  const call = { index: 0, id: 'call-1', type: 'function', function: { name, arguments: JSON.stringify(args) } }
  send(response, chunk({ tool_calls: [call] }))
  endStream(response, 'tool_calls')
}

/** Inserts the model's instructions, and their secret token in plain and disguised forms. */
function fillPlaceholders(template: string, { messages }: ChatRequest): string {
  const prompt = messages.find(({ role }) => role === 'system' || role === 'developer')?.content ?? ''
  const token = /whatever form: (\S+)/.exec(prompt)?.[1] ?? ''
  return template
    .replaceAll('{instructions}', prompt)
    .replaceAll('{token}', token)
    .replaceAll('{token backwards}', Array.from(token).toReversed().join(''))
    .replaceAll('{token parted}', Array.from(token).join(' - '))
    .replaceAll('{token coded}', Buffer.from(token).toString('base64'))
    .replaceAll('{token halved}', `${token.slice(0, 6)} and then ${token.slice(6)}`)
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ error: { message: 'No.', type: code, code, param: null } }))
}

const commonFields = { id: 'answer-1', created: 1_700_000_000, model: 'fake' }
const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 }

const chunk = (delta: Record<string, unknown>, reason: string | null = null) => ({
  ...commonFields,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: reason }],
})
const formatEvent = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`
const send = (response: ServerResponse, event: unknown) => void response.write(formatEvent(event))
const startStream = (response: ServerResponse) => void response.writeHead(200, { 'Content-Type': 'text/event-stream' })

function endStream(response: ServerResponse, reason: string): void {
  send(response, chunk({}, reason))
  send(response, { ...commonFields, object: 'chat.completion.chunk', choices: [], usage })
  response.end('data: [DONE]\n\n')
}
