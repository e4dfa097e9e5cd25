import type { HerbiLine } from '#domain/herbi/herbi.types.ts'
import type { CookieName } from '#worker/core/cookies.ts'
import type { Ai } from '#worker/platform/ai.ts'

import { cookieHeader } from './call.ts'
import { testCtx, type TestCtx } from './test-ctx.ts'
import { site, visit } from './visit.ts'

type HerbiRequestOptions = {
  cookies?: Partial<Record<CookieName, string>>
  ai?: Ai
  now?: number
  aiBudget?: number
  conversationId?: string | undefined
  network?: string
}

export type HerbiResponse = { status: number; lines: HerbiLine[]; ctx: TestCtx; sentences: string; text: string }

export function createHerbiCtx({ ai, now, aiBudget, network }: HerbiRequestOptions): TestCtx {
  const ctx = testCtx()
  if (ai) ctx.ai = ai
  if (now !== undefined) ctx.now = now
  if (network !== undefined) ctx.networkAddress = network
  if (aiBudget !== undefined) ctx.config = { ...ctx.config, aiBudget }
  return ctx
}

export function sendToHerbi(ctx: TestCtx, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method: 'POST', headers: { Origin: site, 'Content-Type': 'application/json', ...headers } }
  return visit('/api/herbi', { ...init, body: JSON.stringify(body) }, ctx)
}

export async function askHerbi(message: string, options: HerbiRequestOptions = {}): Promise<HerbiResponse> {
  const ctx = createHerbiCtx(options)
  const { conversationId } = options
  const response = await sendToHerbi(ctx, { message, conversationId }, { Cookie: cookieHeader(options.cookies ?? {}) })
  const text = new TextDecoder().decode(await response.arrayBuffer())
  await ctx.settle()
  const lines = response.status === 200 ? parseLines(text) : []
  const sentences = lines.flatMap((line) => (line.type === 'sentence' ? [line.text] : [])).join('')
  return { status: response.status, lines, ctx, sentences, text }
}

export const parseLines = (text: string): HerbiLine[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line): HerbiLine => JSON.parse(line))

/** Returns the last line of a complete response. Throws if the response is incomplete. */
export function requireDoneLine({ lines }: HerbiResponse): Extract<HerbiLine, { type: 'done' }> {
  const last = lines.at(-1)
  if (last?.type !== 'done') throw new Error(`The answer ended with ${JSON.stringify(last)}.`)
  return last
}
