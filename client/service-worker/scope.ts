/** Event that keeps the service worker alive until the promise settles. */
export type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void }
export type FetchEvent = ExtendableEvent & { request: Request }
export type MessageEventOfPage = ExtendableEvent & { data: unknown }

export type PushEvent = ExtendableEvent & { data: { text: () => string } | null }
export type NotificationClickEvent = ExtendableEvent & {
  notification: { close: () => void; data: { link?: unknown } | null }
}

type ScopeEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: MessageEventOfPage
  push: PushEvent
  notificationclick: NotificationClickEvent
}

type OpenWindow = { url: string; focus: () => Promise<unknown> }

type Clients = {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenWindow[]>
  openWindow: (url: string) => Promise<unknown>
}

type ServiceWorkerScope = {
  registration: ServiceWorkerRegistration
  location: { origin: string }
  clients: Clients
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof ScopeEvents>(name: Name, listener: (event: ScopeEvents[Name]) => void) => void
}

/**
 * Global scope of the service worker. TypeScript's types of it are in a library that changes the types of pages, so this
 * declares the parts that we use.
 */
export const scope = self as unknown as ServiceWorkerScope
