import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { showToast } from '#client/core/toasts.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { conversationMessages } from '#domain/herbi/conversation.messages.ts'
import type { HerbiLine } from '#domain/herbi/herbi.types.ts'

import { type PendingAnswer, startExchange } from './active-conversation.ts'
import { askHerbi } from './herbi.api.ts'

/** Errors that mean that the question wasn't accepted. The user gets the question back to change it. */
const refusalCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'invalid',
  'unauthenticated',
  'unconfirmed',
  'forbidden',
  'not_found',
  'too_large',
  'rate_limited',
])

/** Sends a question and adds each line of the response to the open conversation. */
export async function ask(context: ApiContext, message: string): Promise<void> {
  const pendingAnswer = startExchange(message)
  if (!pendingAnswer) return
  try {
    const state = await receiveLines(context, message, pendingAnswer)
    if (state === 'failed') return showToast('error', conversationMessages.notAnswered)
    if (state === 'done') showToast('success', conversationMessages.answered)
  } catch (thrown) {
    if (pendingAnswer.signal.aborted) return
    const failure = readFailure(thrown)
    if (failure && refusalCodes.has(failure.code)) return pendingAnswer.reject(refusalText(failure))
    pendingAnswer.fail()
    showToast('error', conversationMessages.notAnswered)
  }
}

/** Returns the type of the last line. Throws if the response was cut off. */
async function receiveLines(context: ApiContext, message: string, pendingAnswer: PendingAnswer) {
  const { conversationId, earlier, signal } = pendingAnswer
  const question = { message, ...(conversationId === null ? { earlier } : { conversationId }) }
  let last: HerbiLine['type'] = 'sentence'
  for await (const line of askHerbi(context, question, signal)) {
    pendingAnswer.receive(line)
    last = line.type
  }
  if (last === 'sentence') throw new Error('The answer was cut off.')
  return last
}

type Failure = { code: ErrorCode; message: string; fields?: Record<string, string> }

function refusalText({ code, message, fields = {} }: Failure): string {
  if (code === 'not_found') return 'This conversation no longer exists. Please start a new one.'
  return Object.values(fields)[0] ?? message
}
