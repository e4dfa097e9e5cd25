import { createFormAction } from '#client/core/posted-forms.ts'

import { signOut } from './accounts.api.ts'

export const action = createFormAction(async (context) => {
  await signOut(context)
  return 'signed-out'
})
