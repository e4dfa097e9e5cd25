/** Event that keeps the service worker alive until the promise settles. */
export type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void }
export type FetchEvent = ExtendableEvent & { request: Request }
export type MessageEventOfPage = ExtendableEvent & { data: unknown }

type ScopeEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: MessageEventOfPage
}

type ServiceWorkerScope = {
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof ScopeEvents>(name: Name, listener: (event: ScopeEvents[Name]) => void) => void
}

/**
 * Global scope of the service worker. TypeScript's types of it are in a library that changes the types of pages, so this
 * declares the parts that we use.
 */
export const scope = self as unknown as ServiceWorkerScope
