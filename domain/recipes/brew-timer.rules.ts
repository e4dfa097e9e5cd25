import { minuteMs, secondMs } from '#domain/durations.ts'

/**
 * Timer for a recipe, or for a blend on the page at `path`. `endsAt` is milliseconds since the epoch; `minutes`
 * includes added minutes.
 */
export type BrewTimer = { slug: string; name: string; minutes: number; endsAt: number; path?: string }

export type BrewTimerInput = Pick<BrewTimer, 'slug' | 'name' | 'minutes' | 'path'>

export type BrewPhase = 'running' | 'lastMinute' | 'ready'

const maxTextLength = 300
const maxMinutes = 10_000
/** Milliseconds that a timer is still shown after its end. */
const staleAfterMs = 30 * minuteMs
const clockTolerance = minuteMs

export function createBrewTimer({ slug, name, minutes, path }: BrewTimerInput, now: number): BrewTimer {
  return { slug, name, minutes, endsAt: now + minutes * minuteMs, ...(path !== undefined && { path }) }
}

/** Adds a minute. If the timer has already ended, the minute starts at `now`. */
export function extendByMinute(timer: BrewTimer, now: number): BrewTimer {
  return { ...timer, minutes: timer.minutes + 1, endsAt: Math.max(timer.endsAt, now) + minuteMs }
}

export function parseBrewTimer(text: string | null): BrewTimer | undefined {
  const { slug, name, minutes, endsAt, path } = parseObject(text)
  if (!isNonEmptyText(slug) || !isNonEmptyText(name) || !isPositiveIntegerUpTo(minutes, maxMinutes)) return undefined
  if (!isPositiveIntegerUpTo(endsAt, Number.MAX_SAFE_INTEGER)) return undefined
  return { slug, name, minutes, endsAt, ...(isOwnPath(path) && { path }) }
}

/**
 * True when a stored timer should be shown. It must have ended less than half an hour ago, and its end must not be
 * later than its minutes allow, plus a minute for inaccurate clocks.
 */
export function isCurrent(timer: BrewTimer, now: number): boolean {
  const remaining = timer.endsAt - now
  return remaining > -staleAfterMs && remaining <= timer.minutes * minuteMs + clockTolerance
}

/** Returns the whole seconds until the end, rounded up; 0 after the end. */
export function getRemainingSeconds(timer: BrewTimer, now: number): number {
  return Math.max(0, Math.ceil((timer.endsAt - now) / secondMs))
}

export function getMsUntilNextSecond(timer: BrewTimer, now: number): number {
  return (timer.endsAt - now) % secondMs || secondMs
}

export function getBrewPhase(timer: BrewTimer, now: number): BrewPhase {
  const seconds = getRemainingSeconds(timer, now)
  return seconds === 0 ? 'ready' : seconds <= 60 ? 'lastMinute' : 'running'
}

/** Formats seconds as `4:32`, or as `1:04:32` from one hour. */
export function formatRemaining(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return `${hours > 0 ? `${hours}:${padToTwoDigits(minutes)}` : minutes}:${padToTwoDigits(seconds % 60)}`
}

/**
 * Returns the screen reader announcement for a new phase. Only the start, the last minute and the end are announced.
 */
export function formatBrewAnnouncement(
  previousPhase: BrewPhase | undefined,
  phase: BrewPhase,
  timer: BrewTimer,
): string | undefined {
  if (previousPhase === phase) return undefined
  if (phase === 'ready') return `${timer.name} is ready.`
  if (previousPhase === 'running') return `One minute left for ${timer.name}.`
  if (previousPhase === 'lastMinute') return undefined
  return `Brewing ${timer.name}.`
}

const timePrefixPattern = /^(?:(?:\d+:)?\d+:\d\d|Ready) · /

/** Puts the remaining time, or `Ready`, before the page title. Without a `prefix`, returns the original title. */
export function setTitlePrefix(title: string, prefix: string): string {
  const originalTitle = title.replace(timePrefixPattern, '')
  return prefix ? `${prefix} · ${originalTitle}` : originalTitle
}

function padToTwoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return { ...(value as object | null) }
  } catch {
    return {}
  }
}

function isNonEmptyText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxTextLength
}

/** True for a path on this site, so that a stored timer can't link elsewhere. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/[a-z-]+$/.test(value)
}

function isPositiveIntegerUpTo(value: unknown, max: number): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= max
}
