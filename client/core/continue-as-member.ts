import { askToSignIn } from './account-dialog.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** Opens the page for a new own recipe. A visitor signs in first, over the page that they are reading. */
export function continueAsMember(openPage: () => void): void {
  if (hasSessionCookie()) openPage()
  else askToSignIn('Please sign in to keep your own recipes', openPage)
}
