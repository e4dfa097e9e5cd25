import { paths } from '#domain/paths.ts'

import type { OfflineMessage } from './offline-messages.ts'
import { hasSessionCookie } from './session-cookie.ts'

/**
 * Registers the service worker and tells it who is signed in, now and after each change. Without a service worker, the
 * site works as before, but not without a connection.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  void announce('member')
  new BroadcastChannel('session').addEventListener('message', () => void announce('changed'))
}

async function announce(ofMember: OfflineMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const usesTool = [paths.journal, paths.labelDesigner].some((path) => path === location.pathname)
  // Only pages of this origin can be reached; unlike a window, a service worker takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(hasSessionCookie() ? ofMember : usesTool ? 'tool' : 'visitor')
}
