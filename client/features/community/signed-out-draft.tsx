import { openAccountDialog } from '#client/core/account-dialog.ts'
import { readDrafts } from '#client/core/drafts.ts'

/** Replaces a form whose author's session has ended. `author` is null if the user was not signed in. */
export function SignedOutDraft({ name, author }: { name: string; author: string | null }) {
  if (author === null || readDrafts(author, name).length === 0) return null
  return (
    <p className="note mt-4" role="alert">
      You’ve been signed out. Your draft is saved in this browser.{' '}
      <button type="button" className="inline-link" onClick={() => openAccountDialog('sign-in')}>
        Sign in to continue
      </button>
    </p>
  )
}
