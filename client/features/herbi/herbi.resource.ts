import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { textFields } from '#client/core/forms.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { type Exchange, toExchanges } from '#domain/herbi/conversation.rules.ts'
import type { HerbiStatus } from '#domain/herbi/herbi.types.ts'
import { herbiDataPath } from '#domain/paths.ts'

import { ask } from './ask.ts'
import { getConversation, getStatus } from './herbi.api.ts'

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

/** Asks a question. The answer goes to the store of the active conversation. */
export async function action({ request, context }: ResourceArgs): Promise<null> {
  const { message = '' } = Object.fromEntries(textFields(await request.formData()))
  await ask(context, message)
  return null
}
