/**
 * Messages to the service worker. A page says whether a member is signed in, or whether a visitor uses a tool that works
 * without a connection, and announces when that has changed. The running service worker lets a waiting one take over.
 */
const offlineMessages = ['member', 'changed', 'visitor', 'tool', 'take-over'] as const
export type OfflineMessage = (typeof offlineMessages)[number]

export const isOfflineMessage = (message: unknown): message is OfflineMessage =>
  offlineMessages.some((known) => known === message)
