import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'
import { saveBlob } from '#client/core/save-file.ts'
import { notExported, notUnsubscribed } from '#domain/mailing/subscribers.messages.ts'

import { exportSubscribers, unsubscribeSubscriber } from './subscribers.api.ts'

export async function subscribersAction({ request, context }: ActionFunctionArgs) {
  const { intent, id = '' } = Object.fromEntries(textFields(await request.formData()))
  switch (intent) {
    case 'unsubscribe':
      return runAction(() => unsubscribeSubscriber(context, id), {
        success: 'User unsubscribed',
        failure: () => notUnsubscribed,
      })
    case 'export':
      return runAction(
        () =>
          withReauthentication(async () =>
            saveBlob('herbal-remedies-subscribers.csv', await exportSubscribers(context)),
          ),
        { success: 'Subscribers exported', failure: () => notExported },
      )
    default:
      return null
  }
}
