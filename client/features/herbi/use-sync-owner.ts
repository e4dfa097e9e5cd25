import { useEffect } from 'react'

import { useSession } from '#client/core/session.ts'

import { setOwner } from './active-conversation.ts'

export function useSyncOwner(): void {
  const session = useSession()
  const owner = session === undefined ? undefined : (session?.user.id ?? null)
  useEffect(() => {
    if (owner !== undefined) setOwner(owner)
  }, [owner])
}
