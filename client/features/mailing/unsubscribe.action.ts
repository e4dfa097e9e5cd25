import type { ActionFunctionArgs } from 'react-router'

import { unsubscribe } from './mailing.api.ts'
import { runWithoutToast } from './run-without-toast.ts'

/** Unsubscribes the owner of the token in the link. */
export const unsubscribeAction = ({ context, params: { token = '' } }: ActionFunctionArgs) =>
  runWithoutToast(() => unsubscribe(context, token))
