import { openAccountDialog } from '#client/core/account-dialog.ts'
import { readDraft } from '#client/core/drafts.ts'

/** In the place of a form whose author's sign-in has ended meanwhile: nothing of the draft is lost. */
export function KeptDraft({ name }: { name: string }) {
  if (Object.keys(readDraft(name)).length === 0) return null
  return (
    <p className="note mt-4" role="alert">
      You are not signed in any more. What you wrote is kept in this browser.{' '}
      <button type="button" className="inline-link" onClick={() => openAccountDialog('sign-in')}>
        Sign in and go on
      </button>
    </p>
  )
}
