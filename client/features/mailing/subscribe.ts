import { type ActionFunctionArgs, data } from 'react-router'

import type { SubscribeOutcome } from './subscribe.action.ts'

const notSent: SubscribeOutcome = {
  subscribed: false,
  message: 'An error occurred. Please try again.',
  errors: {},
  values: { email: '', firstName: '' },
}

/** Loads the action on first use. If that fails, the fields keep the typed text. */
export const subscribe = (args: ActionFunctionArgs) =>
  import('./subscribe.action.ts').then(
    ({ subscribeAction }) => subscribeAction(args),
    () => data({ ...notSent }, { status: 500 }),
  )
