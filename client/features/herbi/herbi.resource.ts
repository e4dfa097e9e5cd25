import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { textFields } from '#client/core/forms.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { runAction } from '#client/core/run-action.ts'
import type { AnswerProvider } from '#domain/herbi/answer-providers.ts'
import { type Exchange, toExchanges } from '#domain/herbi/conversation.rules.ts'
import type { HerbiStatus } from '#domain/herbi/herbi.types.ts'
import { herbiDataPath } from '#domain/paths.ts'

import { markRated } from './active-conversation.ts'
import { ask } from './ask.ts'
import { getConversation, getStatus, type HelpfulVote, rateAnswer } from './herbi.api.ts'

/** `status` is null if it couldn't be loaded. */
export type LoadedStatus = { status: HerbiStatus | null }
/** `failure` is the reason why the exchanges couldn't be loaded. */
export type LoadedConversation = { id: string; exchanges: Exchange[]; failure?: 'gone' | 'signed-out' | 'failed' }

export const conversationResourceUrl = (id: string): string =>
  `${herbiDataPath}?${new URLSearchParams({ conversation: id }).toString()}`

/** Loads the conversation whose ID is in the query, or Herbi's status if there is none. */
export function loader({ request, context }: ResourceArgs): Promise<LoadedConversation | LoadedStatus> {
  const id = new URL(request.url).searchParams.get('conversation')
  if (id !== null) return readConversation(context, id)
  return getStatus(context).then(
    (status) => ({ status }),
    () => ({ status: null }),
  )
}

async function readConversation(context: ApiContext, id: string): Promise<LoadedConversation> {
  try {
    const { messages } = await getConversation(context, id)
    return { id, exchanges: toExchanges(messages) }
  } catch (thrown) {
    return { id, exchanges: [], failure: failures[readFailure(thrown)?.code ?? ''] ?? 'failed' }
  }
}

const failures: Record<string, LoadedConversation['failure']> = { not_found: 'gone', unauthenticated: 'signed-out' }

/** Asks a question, whose answer goes to the store of the active conversation, or rates the answer to one. */
export async function action({ request, context }: ResourceArgs) {
  const { message = '', exchange, helpful, provider = '' } = Object.fromEntries(textFields(await request.formData()))
  if (exchange !== undefined)
    return rate(context, Number(exchange), { helpful: helpful === 'true', provider: provider as AnswerProvider })
  await ask(context, message)
  return null
}

const rate = (context: ApiContext, exchangeId: number, vote: HelpfulVote) =>
  runAction(
    async () => {
      await rateAnswer(context, vote)
      markRated(exchangeId)
    },
    { failure: () => 'We couldn’t save your feedback. Try again.' },
  )
