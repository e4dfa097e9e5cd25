import { textFields } from '#client/core/forms.ts'
import type { ResourceArgs, Submission } from '#client/core/resources.ts'
import { redirectTo } from '#client/core/results.ts'
import { runAction } from '#client/core/run-action.ts'
import type { HerbiConversation } from '#domain/herbi/herbi.types.ts'
import { conversationsDataPath, herbiDataPath, paths } from '#domain/paths.ts'

import { isConversationOpen } from './active-conversation.ts'
import { deleteConversation, listConversations } from './herbi.api.ts'

/** `conversations` is null if they couldn't be loaded. */
export type LoadedConversations = { conversations: HerbiConversation[] | null }

export const loader = ({ context }: ResourceArgs): Promise<LoadedConversations> =>
  listConversations(context).catch(() => ({ conversations: null }))

/** Deletes a conversation. Opens a new one if the deleted conversation was open. */
export async function action({ request, context }: ResourceArgs) {
  const { id = '' } = Object.fromEntries(textFields(await request.formData()))
  const outcome = await runAction(() => deleteConversation(context, id), { success: 'Conversation deleted' })
  return outcome.data.isDone && isConversationOpen(id) ? redirectTo(paths.askHerbi, { replaces: true }) : outcome
}

/** Also reloads after an answer, which may create a conversation or move one to the top. */
export const shouldReload = ({ formAction, formData }: Submission): boolean =>
  formAction === conversationsDataPath || (formAction === herbiDataPath && formData.has('message'))
