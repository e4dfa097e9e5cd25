import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterContextProvider, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, vi } from 'vitest'

import { closeAccountDialog } from '#client/core/account-dialog.ts'
import { connectFetchers } from '#client/core/resources.ts'
import { sharedSession } from '#client/core/session-request.ts'
import { announceSession } from '#client/core/session.ts'
import { siteContext } from '#client/core/site.ts'
import { AccountDialogSlot } from '#client/features/accounts/account-dialogs.island.tsx'
import { AccountCorner } from '#client/layout/account-corner.island.tsx'
import { PageError } from '#client/layout/page-error.tsx'
import { memberModule } from '#client/member-modules.tsx'
import { resourceTable } from '#client/resource-table.ts'
import { applicationPages, memberPages } from '#client/routes.public.tsx'
import type { Role } from '#domain/permissions.ts'

import { type Api, fakeServer, letReactDraw } from './fake-server.ts'

/** Milliseconds that a busy machine may take to load and draw a page. */
const waitMs = 30_000

/** `document` is shown at addresses outside the application, with its islands as ordinary components. */
type Options = { api?: Api; role?: Exclude<Role, 'visitor'>; document?: ReactNode }

declare const happyDOM: { settings: object }

const endings: (() => void)[] = []

/** Opens links with the router, because the simulated browser can't load another page. */
function followLinks(open: (path: string) => void): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    open(link.pathname + link.search + link.hash)
  }
  addEventListener('click', onClick)
  endings.push(() => removeEventListener('click', onClick))
}

/** Makes the tab wait for ever for the socket that all tabs share. */
function stopLiveConnections(): void {
  const locks = { request: () => new Promise(() => undefined) }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  endings.push(() => void Reflect.deleteProperty(navigator, 'locks'))
}

/** Opens a page of the application with the account's corner and dialogs, as a visitor or in the role. */
export async function openApplication(path: string, { api, role, document: shown }: Options = {}) {
  const server = fakeServer({ ...(role && signedInReplies(role)), ...api })
  stopLiveConnections()
  announceSession('signed-out')
  document.cookie = role ? 'signed-in=1' : 'signed-in=; max-age=0'
  history.replaceState(null, '', path)
  skipStyleSheets()
  const router = createBrowserRouter(createTestRoutes(shown), { getContext: createContext })
  connectFetchers(resourceTable, {
    context: createContext(),
    reload: () => router.revalidate(),
    open: ({ to, replaces }) => router.navigate(to, { replace: replaces }),
  })
  const container = document.body.appendChild(document.createElement('div'))
  const toasts = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'toasts' }))
  const root = createRoot(container)
  endings.push(() => {
    root.unmount()
    router.dispose()
    container.remove()
    toasts.remove()
  })
  root.render(<RouterProvider router={router} />)
  followLinks((path) => void router.navigate(path))
  await until(() => expect([router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']))
  return { ...server, router }
}

/** Context of a site with fixed names and no address. */
function createContext(): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(siteContext, { url: '', year: 2026, contactEmail: 'us@example.org', postalAddress: '' })
  return provider
}

/** Replies to what every page loads for a signed-in user. */
const signedInReplies = (role: Exclude<Role, 'visitor'>): Api => ({
  'GET /api/session': { session: { user: { id: 'ada', email: 'ada@example.org' }, role } },
  'GET /api/notifications': { notifications: [], unread: 0, next: null },
})

/** React shows a page once its style sheets have loaded, so each one counts as loaded at once. */
function skipStyleSheets(): void {
  Object.assign(happyDOM.settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true })
  const observer = new MutationObserver(() => {
    for (const link of document.querySelectorAll('link[rel="preload"]:not([data-loaded])'))
      if (link.setAttribute('data-loaded', '') === undefined) link.dispatchEvent(new Event('load'))
  })
  observer.observe(document.head, { childList: true })
  endings.push(() => observer.disconnect())
}

/** Routes of the application. Any other address is a document. */
function createTestRoutes(shown: ReactNode): RouteObject[] {
  const member = memberPages.map((page) => ({ id: page.id, path: page.path, lazy: () => memberModule(page) }))
  const other = { id: 'document', path: '*', loader: () => null, element: <>{shown}</> }
  return [
    {
      id: 'frame',
      element: <TestFrame />,
      HydrateFallback: () => null,
      children: [{ ErrorBoundary: PageError, children: [...applicationPages, ...member, other] }],
    },
  ]
}

const TestFrame = () => (
  <>
    <AccountCorner />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <AccountDialogSlot />
  </>
)

/** Leaves the page like a reader who comes back later: the browser keeps what it has stored. */
export function leavePage(): void {
  const stored = Object.entries(localStorage)
  closeApplication()
  for (const [key, value] of stored) localStorage.setItem(key, String(value))
}

/** Closes the opened pages and dialogs, and empties the browser's storage; for `afterEach`. */
export function closeApplication(): void {
  closeAccountDialog()
  // Pages share a response for half a second, and the next test is another person.
  delete sharedSession.request
  for (const end of endings.splice(0)) end()
  document.body.replaceChildren()
  document.cookie = 'signed-in=; max-age=0'
  localStorage.clear()
  sessionStorage.clear()
}

/** Waits until the check passes. */
export const until = <Result,>(check: () => Result): Promise<Result> => vi.waitFor(check, { timeout: waitMs })

/** Waits until the page contains the text. */
export const untilShown = (text: string | RegExp, within = 'body') =>
  until(() => {
    const shown = pageText(within)
    if (!(typeof text === 'string' ? shown.includes(text) : text.test(shown)))
      throw new Error(`“${String(text)}” isn't shown in: ${shown}`)
  })

export const untilHidden = (text: string, within = 'body') => until(() => expect(pageText(within)).not.toContain(text))

export const pageText = (within = 'body') =>
  [...document.querySelectorAll(within)].map(({ textContent }) => textContent).join(' ')

/** Texts of the elements that match the selector. */
export const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())

export const focusedText = () => document.activeElement?.textContent
export const focusedName = () => document.activeElement?.getAttribute('name')

export const toastText = () => document.querySelector('.toast p')?.textContent
export const untilToast = (text: string | RegExp) =>
  until(() => expect(toastText()).toEqual(typeof text === 'string' ? text : expect.stringMatching(text)))

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim()

const matches = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

function findNamed<Found extends Element>(selector: string, name: string | RegExp): Found[] {
  return [...document.querySelectorAll<Found>(selector)].filter((element) => matches(nameOf(element), name))
}

/** Buttons, links, tabs and menu items with this accessible name. */
export const controls = (name: string | RegExp) =>
  findNamed<HTMLElement>('button, a[href], [role="menuitem"], [role="tab"], summary', name)

export const control = (name: string | RegExp): Promise<HTMLElement> =>
  until(() => requireFound(controls(name)[0], `control “${String(name)}”`))

/** Waits until the control with this name is enabled and stays so, and clicks it. */
export async function press(name: string | RegExp): Promise<void> {
  const found = await until(async () => {
    const enabled = requireFound(controls(name).find(isEnabled), `enabled control “${String(name)}”`)
    await settle()
    if (!enabled.isConnected || !isEnabled(enabled)) throw new Error(`“${String(name)}” is enabled no longer`)
    return enabled
  })
  found.focus()
  found.click()
}

const isEnabled = (element: Element) => !element.matches(':disabled, [aria-disabled="true"]')

/** Lets React run the effects of what it has just drawn, such as those that add listeners. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields with this label, within an element. */
export function fields(label: string | RegExp, within = 'body'): Field[] {
  const labelled = [...document.querySelectorAll(`${within} label`)]
    .filter((element) => matches(labelText(element), label))
    .map(
      (element) =>
        element.querySelector('input, textarea, select') ?? document.getElementById(element.getAttribute('for') ?? ''),
    )
  const named = findNamed('input, textarea, select', label).filter((element) => element.closest(within))
  return [...labelled, ...named].filter(isField)
}

const isField = (element: Element | null): element is Field => element?.matches('input, textarea, select') === true

/** Text of the label without that of its field. */
function labelText(label: Element): string {
  const copy = label.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('input, textarea, select, small')) part.remove()
  return nameOf(copy)
}

export const field = (label: string | RegExp, within?: string): Promise<Field> =>
  until(() => requireFound(fields(label, within)[0], `field “${String(label)}”`))

export const valueOf = (label: string | RegExp): string | undefined => fields(label)[0]?.value

/** Enters the text as a reader does: with an input event. */
export async function fill(label: string | RegExp, text: string, within?: string): Promise<void> {
  const found = await field(label, within)
  await settle()
  found.focus()
  // The simulated browser skips this event for the first element that gets the focus.
  found.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value')?.set?.call(found, text)
  found.dispatchEvent(new Event('input', { bubbles: true }))
  found.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Chooses a file, as the reader does in the browser's dialog. */
export async function chooseFile(
  label: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const found = await field(label)
  Object.defineProperty(found, 'files', { configurable: true, value: [new File([content], name)] })
  found.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Ticks or clears a checkbox, or chooses a radio button. */
export async function tick(label: string | RegExp): Promise<void> {
  const found = await field(label)
  await settle()
  found.click()
}

export const pressKey = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** Fires the event that a browser sends when the tab becomes visible again, once the page listens to it. */
export async function returnToTab(): Promise<void> {
  await letReactDraw()
  document.dispatchEvent(new Event('visibilitychange'))
}

function requireFound<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`Missing ${what} in: ${pageText()}`)
  return found
}
