import type { ActionFunctionArgs } from 'react-router'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { pauseChoices } from '#domain/mailing/preferences.ts'

import { unsubscribeByPreferences, savePreferences } from './preferences.api.ts'
import { runWithoutToast } from './run-without-toast.ts'

export async function changePreferences({ context, request, params: { token = '' } }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const intent = form.get('intent')
  if (intent === 'unsubscribe') return runWithoutToast(() => unsubscribeByPreferences(context, token))
  if (intent !== 'save') return null
  const firstName = form.get('firstName')
  const chosenTopics = form.getAll('topics')
  const change = {
    firstName: typeof firstName === 'string' ? firstName : '',
    topics: ailmentNames.filter((name) => chosenTopics.includes(name)),
    pause: pauseChoices.find((choice) => choice === form.get('pause')) ?? 'keep',
    opens: form.has('opens'),
  }
  return runWithoutToast(() => savePreferences(context, token, change))
}
