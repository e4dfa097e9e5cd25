import { useEffect } from 'react'

import { useSession } from '#client/core/session.ts'

import { setOwner } from './talk.ts'

export function useOwner(): void {
  const session = useSession()
  const owner = session === undefined ? undefined : (session?.user.id ?? null)
  useEffect(() => {
    if (owner !== undefined) setOwner(owner)
  }, [owner])
}
