import { draftPrefix } from './core/draft-owner.ts'
import { replacementEvent } from './core/part-events.ts'
import { isPlainClick } from './core/plain-click.ts'
import { hasSessionCookie } from './core/session-cookie.ts'
import { showToast } from './core/toasts.ts'

/** Milliseconds that the pointer must rest on an island to count as intent. */
const restMs = 65

const offlineText = 'We can’t connect right now. Try again in a moment.'

const waking = new WeakMap<Element, Promise<void>>()
const awake = new WeakSet<Element>()
let resting: ReturnType<typeof setTimeout> | undefined
/** Repeats the last press on an island that was still waking. */
let repeatPress: (() => void) | undefined
let isRepeating = false
/** Arrow key that is held down. It clicks the radio button that it moves to, which is not yet a choice. */
let heldArrow: string | undefined

type Hydrate = (island: HTMLElement) => Promise<void>
let hydrateIsland: Hydrate

/**
 * Wakes the islands of a document when somebody is about to use them, or when their condition is met. `hydrate` loads
 * the code of an island and rejects if it can't.
 */
export function watchIslands(hydrate: Hydrate): void {
  hydrateIsland = hydrate
  addEventListener('pointerover', onPointerOver, { capture: true, passive: true })
  addEventListener('pointerdown', onIntent, { capture: true, passive: true })
  addEventListener('focusin', repeatLater, true)
  addEventListener('keydown', ({ key }) => (heldArrow = key.startsWith('Arrow') ? key : undefined), true)
  addEventListener('keyup', () => (heldArrow = undefined), true)
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', repeatLater, true)
  addEventListener('change', repeatLater, true)
  addEventListener('storage', ({ key }) => wakeAll(`stored:${key ?? ''}`))
  addEventListener('hashchange', wakeForHash)
  document.addEventListener('visibilitychange', wakeForMember)
  document.addEventListener(replacementEvent, wakeByCondition)
  new BroadcastChannel('session').addEventListener('message', wakeForMember)
  wakeByCondition()
}

const islandAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null

const controls = 'button, input, select, textarea, summary, label, a[href^="?"]'

/** Returns the island whose control the pointer is on. An island may also contain a long text. */
const islandOfControlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? islandAt(target.closest(controls)) : null

function wake(island: HTMLElement): Promise<void> {
  const started = waking.get(island)
  if (started) return started
  preload(document.querySelector('script[data-files]'))
  preload(island)
  const woken = awaken(island)
  waking.set(island, woken)
  woken.catch(() => waking.delete(island))
  return woken
}

/** Fetches all files that the element names at once. The browser would otherwise find them one after the other. */
function preload(element: HTMLElement | null) {
  for (const href of element?.dataset['files']?.split(' ') ?? []) {
    if (document.head.querySelector(`[href="${href}"]`)) continue
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    const link = Object.assign(document.createElement('link'), { rel, href, onerror: () => link.remove() })
    document.head.append(link)
  }
}

async function awaken(island: HTMLElement): Promise<void> {
  await hydrateIsland(island)
  awake.add(island)
  wakeAll('together')
}

/** Wakes an island early. If that fails, the next intent tries again. */
const prepare = (island: HTMLElement | null) => void (island && wake(island).catch(() => undefined))

function onPointerOver({ target }: Event) {
  clearTimeout(resting)
  const island = islandOfControlAt(target)
  if (island) resting = setTimeout(prepare, restMs, island)
}

const onIntent = ({ target }: Event) => prepare(islandOfControlAt(target))

function onClick(event: MouseEvent) {
  const pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, input, a[href^="?"]') : null
  if (!pressed || !isPlainClick(event) || isSubmit(pressed)) return
  const arrow = heldArrow
  holdBack(event, pressed, () => {
    if (arrow) pressed.dispatchEvent(new KeyboardEvent('keydown', { key: arrow, bubbles: true }))
    pressed.click()
    if (arrow) pressed.dispatchEvent(new KeyboardEvent('keyup', { key: arrow, bubbles: true }))
  })
}

const isSubmit = (pressed: HTMLElement): boolean =>
  (pressed instanceof HTMLButtonElement || pressed instanceof HTMLInputElement) &&
  pressed.type === 'submit' &&
  pressed.form !== null

function onSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  holdBack(event, form, () => form.requestSubmit(submitter))
}

/**
 * Repeats an input or a focus on an island that isn't awake yet. The field keeps its text and focus, but the island has
 * missed the event.
 */
function repeatLater({ type, target }: Event) {
  const island = islandAt(target)
  if (!island || awake.has(island)) return
  const repeat = () => {
    if (type !== 'focusin' || document.activeElement === target)
      target?.dispatchEvent(new Event(type, { bubbles: true }))
  }
  wake(island).then(repeat, () => undefined)
}

/**
 * Stops a press on an island that isn't awake yet, and repeats the press once the island is awake. If the code of the
 * island can't be loaded, the browser handles the press. Offline, that would lose the page, so a message appears
 * instead.
 */
function holdBack(event: Event, pressed: HTMLElement, repeat: () => void) {
  const island = islandAt(pressed)
  if (!island || awake.has(island) || isRepeating) return
  event.preventDefault()
  event.stopImmediatePropagation()
  repeatPress = repeat
  const repeatOnce = () => {
    if (repeatPress !== repeat) return
    repeatPress = undefined
    isRepeating = true
    if (pressed.isConnected) repeat()
    isRepeating = false
  }
  wake(island).then(repeatOnce, () => (navigator.onLine ? repeatOnce() : showToast('error', offlineText)))
}

function wakeAll(condition: string) {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-wakes~="${CSS.escape(condition)}"]`))
    prepare(island)
}

function wakeForMember() {
  if (hasSessionCookie()) wakeAll('member')
}

function wakeForHash() {
  const { hash } = location
  if (hash === '') return
  wakeAll(hash)
  if (!document.getElementById(hash.slice(1))) wakeAll('missing-fragment')
}

function wakeByCondition() {
  wakeForMember()
  wakeForHash()
  wakeForStorage()
  wakeAll('start')
}

function wakeForStorage() {
  try {
    for (const key of Object.keys(localStorage)) {
      wakeAll(`stored:${key}`)
      if (key.startsWith(draftPrefix)) wakeAll(`draft:${key.split(' ')[2] ?? ''}`)
    }
  } catch {
    // If storage is blocked, nothing is stored.
  }
}
