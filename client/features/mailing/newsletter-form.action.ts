import { type ActionFunctionArgs, redirect } from 'react-router'

import { action as subscribe } from './subscribe.action.ts'

/** Handles the newsletter form of a browser without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  const outcome = await subscribe(args)
  return outcome.data.subscribed ? redirect(`${new URL(args.request.url).pathname}#subscribed`, 303) : outcome
}
