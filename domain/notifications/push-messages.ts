import { dayMs, minuteMs, secondMs } from '../durations.ts'
import type { NotificationKind } from './notification-kinds.ts'

/** Content of a push. It leaves out the notification's message, because a locked screen shows it to anyone. */
export type PushContent = { id: string; title: string; link: string }

/**
 * Message for a push service, before encryption. `ttlSeconds` is how long the service keeps it for a device that is off. A later
 * message with the same `topic` replaces it.
 */
export type PushMessage = { payload: string; ttlSeconds: number; urgency: 'normal' | 'high'; topic: string }

/** The tea is over-brewed by the time that a later message arrives. */
const timerMs = 10 * minuteMs

export const getPushLifetimeMs = (kind: NotificationKind): number => (kind === 'timer' ? timerMs : dayMs)

type PushedNotification = { id: string; title: string; link: string | null; kind: NotificationKind }

export function createPushMessage({ id, title, link, kind }: PushedNotification): PushMessage {
  const content: PushContent = { id, title, link: link ?? '/' }
  return {
    payload: JSON.stringify(content),
    ttlSeconds: getPushLifetimeMs(kind) / secondMs,
    urgency: kind === 'timer' ? 'high' : 'normal',
    // Push services accept 32 characters.
    topic: id.replaceAll('-', ''),
  }
}

/** Parses a push that arrived. Returns undefined for any other text. */
export function parsePushContent(text: string): PushContent | undefined {
  if (!text.startsWith('{')) return undefined
  const { id, title, link }: Partial<Record<keyof PushContent, unknown>> = JSON.parse(text)
  if (typeof id !== 'string' || typeof title !== 'string' || typeof link !== 'string') return undefined
  return { id, title, link }
}
