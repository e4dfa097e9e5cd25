import type { ActionFunctionArgs } from 'react-router'

import { unsubscribe } from './mailing.api.ts'
import { plainOutcome } from './plain-outcome.ts'

/** Ends the subscription that the token in the link belongs to. */
export const leave = ({ context, params: { token = '' } }: ActionFunctionArgs) =>
  plainOutcome(() => unsubscribe(context, token))
