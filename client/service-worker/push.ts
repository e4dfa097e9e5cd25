import { parsePushContent, type PushContent } from '#domain/notifications/push-messages.ts'

import { scope } from './scope.ts'

/** Shows pushes as notifications of the device, and opens their pages. */
export function listenForPushes(): void {
  scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? '')))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { link }: { link?: unknown } = event.notification.data ?? {}
    event.waitUntil(openPage(typeof link === 'string' ? link : '/'))
  })
}

/** Browsers end a subscription whose pushes show nothing, so an unknown push shows a general title. */
function showPush(text: string): Promise<void> {
  const { id, title, link }: PushContent = parsePushContent(text) ?? { id: 'news', title: 'Herbal Remedies', link: '/' }
  return scope.registration.showNotification(title, { tag: id, icon: '/icon.svg', data: { link } })
}

async function openPage(link: string): Promise<void> {
  const url = new URL(link, scope.location.origin)
  if (url.origin !== scope.location.origin) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((window) => window.url === url.href)
  await (open ? open.focus() : scope.clients.openWindow(url.href))
}
