import { openAccountDialog } from '#client/core/account-dialog.ts'
import { announce } from '#client/core/session.ts'

export { askProof } from './proof.ts'

export const openSignIn = (): void => openAccountDialog('sign-in')

/** Nobody is signed in here any more; the other tabs hear of it. */
export const forgetSession = (): void => announce('signed-out')
