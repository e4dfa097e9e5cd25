import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'
import { saveBlob } from '#client/core/save-file.ts'
import { exportError, unsubscribeError } from '#domain/mailing/subscribers.messages.ts'

import { exportSubscribers, unsubscribeSubscriber } from './subscribers.api.ts'

export async function subscribersAction({ request, context }: ActionFunctionArgs) {
  const { intent, id = '' } = Object.fromEntries(textFields(await request.formData()))
  switch (intent) {
    case 'unsubscribe':
      return runAction(() => unsubscribeSubscriber(context, id), {
        success: 'User unsubscribed',
        failure: () => unsubscribeError,
      })
    case 'export':
      return runAction(
        () =>
          withReauthentication(async () =>
            saveBlob('herbal-remedies-subscribers.csv', await exportSubscribers(context)),
          ),
        { success: 'Subscribers exported', failure: () => exportError },
      )
    default:
      return null
  }
}
