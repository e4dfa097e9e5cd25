import { useFetcher } from 'react-router'

import { sessionForBrowser } from '#domain/paths.ts'

/** What Sign Out does, wherever it stands. */
export function useSignOut(): () => void {
  const { submit } = useFetcher()
  return () => void submit({ intent: 'sign-out' }, { method: 'post', action: sessionForBrowser })
}
