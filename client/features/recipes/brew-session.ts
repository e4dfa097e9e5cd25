import { readerZone } from '#client/core/format-day.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { formatTime } from '#domain/format-date.ts'
import {
  formatBrewAnnouncement,
  getBrewPhase,
  type BrewPhase,
  type BrewTimer,
  formatRemaining,
  isCurrent,
  createBrewTimer,
  parseBrewTimer,
  getRemainingSeconds,
  type BrewTimerInput,
  getMsUntilNextSecond,
  extendByMinute,
  setTitlePrefix,
} from '#domain/recipes/brew-timer.rules.ts'

import { scheduleBell, vibrateDevice } from './brew-bell.ts'
import { setScreenAwake } from './brew-screen.ts'
import { brewStore, brewTimerKey, readStoredBrewTimer } from './brew-store.ts'

let timer: BrewTimer | undefined
let phase: BrewPhase | undefined
let announcement = ''
let nextTick: number | undefined

export function startBrewing(recipe: BrewTimerInput): void {
  phase = undefined
  store(createBrewTimer(recipe, Date.now()))
  shareTimer()
}

export function addMinute(): void {
  if (timer) store(extendByMinute(timer, Date.now()))
  shareTimer()
}

export function stopBrewing(): void {
  store(undefined)
  shareTimer()
}

/** Tells the account of a signed-in member about the timer, which may notify their devices. */
function shareTimer(): void {
  if (!hasSessionCookie()) return
  const shared = timer
  void import('./brew-account.ts').then(
    ({ saveTimer }) => saveTimer(shared),
    () => undefined,
  )
}

/** Shows the timer that an earlier visit or another tab has stored. */
export function resumeBrewing(): void {
  const stored = parseBrewTimer(readStoredBrewTimer())
  if (stored && isCurrent(stored, Date.now())) show(stored)
  else store(undefined)
}

function store(next: BrewTimer | undefined): void {
  try {
    if (next) localStorage.setItem(brewTimerKey, JSON.stringify(next))
    else localStorage.removeItem(brewTimerKey)
  } catch {
    // If storage is blocked, the timer lasts until the page is closed.
  }
  show(next)
}

function show(next: BrewTimer | undefined): void {
  if (next?.slug !== timer?.slug) phase = undefined
  timer = next
  tick()
}

function tick(): void {
  clearTimeout(nextTick)
  if (!timer) return clear()
  const now = Date.now()
  const before = phase
  phase = getBrewPhase(timer, now)
  announcement = formatBrewAnnouncement(before, phase, timer) ?? announcement
  const time =
    phase === 'ready' ? formatTime(timer.endsAt, readerZone) : formatRemaining(getRemainingSeconds(timer, now))
  prefixTitle(phase === 'ready' ? 'Ready' : time)
  setScreenAwake(phase !== 'ready')
  scheduleBell(timer.endsAt)
  if (phase !== 'ready') nextTick = window.setTimeout(tick, getMsUntilNextSecond(timer, now))
  else if (before && before !== 'ready') vibrateDevice()
  brewStore.set({ timer, phase, time, announcement })
}

function clear(): void {
  phase = undefined
  announcement = ''
  prefixTitle('')
  setScreenAwake(false)
  scheduleBell(undefined)
  brewStore.set(undefined)
}

let titlePrefix = ''
const titleChanges = new MutationObserver(applyTitlePrefix)

/** Adds a prefix to the page title, also after navigations. An empty prefix restores the title. */
function prefixTitle(next: string): void {
  if (titlePrefix === next) return
  titlePrefix = next
  if (titlePrefix) titleChanges.observe(document.head, { childList: true, characterData: true, subtree: true })
  else titleChanges.disconnect()
  applyTitlePrefix()
}

/** Does nothing until React has rendered a title, because setting `document.title` would add a second element. */
function applyTitlePrefix(): void {
  const title = setTitlePrefix(document.title, titlePrefix)
  if (document.head.querySelector('title') && document.title !== title) document.title = title
}
