import { unsavedForms } from '#client/core/draft-owner.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { sessionDataPath } from '#domain/paths.ts'

const question = 'Sign out? This deletes the text on this page that you haven’t saved.'

/** Signs out. Asks first if the page has unsaved text, because signing out removes drafts from this browser. */
export function useSignOut(): () => void {
  const { submit } = useFetcher()
  return () => {
    if (unsavedForms.size > 0 && !confirm(question)) return
    void submit({ intent: 'sign-out' }, { action: sessionDataPath })
  }
}
