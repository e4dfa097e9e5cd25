import { secondMs } from '#domain/durations.ts'
import type { PushSubscriptionInput } from '#domain/notifications/notifications.schemas.ts'

const readyTimeoutMs = 15 * secondMs

/** Subscribes this browser to its push service. Throws if the browser or its push service refuses. */
export async function subscribeToPush(pushKey: string): Promise<PushSubscriptionInput> {
  const { pushManager } = await waitForServiceWorker()
  const earlier = await pushManager.getSubscription()
  if (earlier && !usesKey(earlier, pushKey)) await earlier.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}

/** A subscription stays tied to the key that it was made with. */
function usesKey({ options }: PushSubscription, pushKey: string): boolean {
  const key = String.fromCodePoint(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer()))
  return btoa(key).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey
}

/** `ready` waits for ever if the service worker can't be installed. */
const waitForServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The service worker is not ready.')), readyTimeoutMs)
    }),
  ])
