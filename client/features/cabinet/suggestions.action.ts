import { data, redirect } from 'react-router'

import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { runAction, type ActionResult } from '#client/core/run-action.ts'
import { showToast } from '#client/core/toasts.ts'
import { suggestionMessages } from '#domain/cabinet/suggestion.messages.ts'

import { cabinetUrl } from './cabinet-tabs.tsx'
import { deleteSuggestion, suggestBlend } from './suggestions.api.ts'
import { shoppingParam } from './use-shopping-selection.ts'

export const suggestionIntent = 'suggest'
export const deletionIntent = 'delete-suggestion'

type Fields = Record<string, string>

/** Requests or deletes a suggestion. Returns null for any other `intent`. */
export async function suggestionsAction(context: ApiContext, { intent = '', id = '', ...fields }: Fields) {
  if (intent === suggestionIntent) return suggest(context, fields[shoppingParam])
  if (intent !== deletionIntent) return null
  return runAction(() => deleteSuggestion(context, id), {
    success: suggestionMessages.deleted,
    failure: () => suggestionMessages.notDeleted,
  })
}

/** Requests a suggestion and redirects to it, or returns a message if there is none. */
async function suggest(context: ApiContext, shopping: string | undefined) {
  try {
    const { suggestion } = await suggestBlend(context)
    if (!suggestion) return data<ActionResult>({ isDone: true, errors: {}, message: suggestionMessages.noBlend })
    showToast('success', `${suggestion.blendName} is now first in your suggestions`)
    return redirect(cabinetUrl('suggestions', shopping))
  } catch (thrown) {
    const failed = readFailure(thrown)
    const hasMessage = failed?.code === 'conflict' || failed?.code === 'rate_limited'
    return runAction(() => Promise.reject(thrown), {
      failure: (message) => (hasMessage ? message : suggestionMessages.notGenerated),
    })
  }
}
