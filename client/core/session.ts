import { useSyncExternalStore } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import type { Session } from '#domain/accounts/accounts.types.ts'
import { sessionDataPath } from '#domain/paths.ts'

import { hasSessionCookie } from './session-cookie.ts'

/** `session` is undefined after a failed request: the user may or may not be signed in. */
export type LoadedSession = { session: Session | null | undefined }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')
type SessionEvent = 'signed-in' | 'signed-out'
type SessionListener = (event: SessionEvent, isOwn: boolean) => void
const listeners = new Set<SessionListener>()

/** Returns the session: null for a visitor, undefined if unknown. All parts of the page share one request. */
export function useSession(): Session | null | undefined {
  const { data } = useFetcher<LoadedSession>({ key: sessionDataPath })
  const hasCookie = useSyncExternalStore(neverChanges, hasSessionCookie, () => undefined)
  return data ? data.session : hasCookie === false ? null : undefined
}

export function announceSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event, true)
  // A BroadcastChannel reaches only this origin; unlike a window, it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(event)
}

export function listenToSession(listener: SessionListener): () => void {
  const onMessage = ({ data }: MessageEvent<SessionEvent>) => listener(data, false)
  listeners.add(listener)
  channel?.addEventListener('message', onMessage)
  return () => {
    listeners.delete(listener)
    channel?.removeEventListener('message', onMessage)
  }
}

const neverChanges = () => () => undefined
