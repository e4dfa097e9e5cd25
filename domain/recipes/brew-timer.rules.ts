import { minuteMs, secondMs } from '#domain/durations.ts'

/**
 * A recipe being brewed, or with a `path` of its own what another page brews. `endsAt` is milliseconds since the epoch; `minutes` counts the
 * added ones too.
 */
export type BrewTimer = { slug: string; name: string; minutes: number; endsAt: number; path?: string }

/** What a timer begins with. */
export type ToBrew = Pick<BrewTimer, 'slug' | 'name' | 'minutes' | 'path'>

export type BrewPhase = 'running' | 'lastMinute' | 'ready'

const textLengthMax = 300
const minutesMax = 10_000
/** How long after its end a timer that nobody saw end is still worth showing. */
const returnWithin = 30 * minuteMs
const clockTolerance = minuteMs

/** A timer that starts now; `now` is milliseconds since the epoch. */
export function newBrewTimer({ slug, name, minutes, path }: ToBrew, now: number): BrewTimer {
  return { slug, name, minutes, endsAt: now + minutes * minuteMs, ...(path !== undefined && { path }) }
}

/** One minute more: after the end, or from now on when that has passed. */
export function withMinuteMore(timer: BrewTimer, now: number): BrewTimer {
  return { ...timer, minutes: timer.minutes + 1, endsAt: Math.max(timer.endsAt, now) + minuteMs }
}

/** Reads what `JSON.stringify` made of a timer; undefined for anything else. */
export function readBrewTimer(text: string | null): BrewTimer | undefined {
  const { slug, name, minutes, endsAt, path } = readObject(text)
  if (!isWords(slug) || !isWords(name) || !isWholeUpTo(minutes, minutesMax)) return undefined
  if (!isWholeUpTo(endsAt, Number.MAX_SAFE_INTEGER)) return undefined
  return { slug, name, minutes, endsAt, ...(isOwnPath(path) && { path }) }
}

/** Whether a stored timer still means something: not over for half an hour, nor further off than a true clock allows. */
export function isCurrent(timer: BrewTimer, now: number): boolean {
  const remaining = timer.endsAt - now
  return remaining > -returnWithin && remaining <= timer.minutes * minuteMs + clockTolerance
}

/** Whole seconds until the end, the one that has begun included; 0 when it has come. */
export function remainingSeconds(timer: BrewTimer, now: number): number {
  return Math.max(0, Math.ceil((timer.endsAt - now) / secondMs))
}

/** Milliseconds until the remaining seconds change. */
export function untilNextSecond(timer: BrewTimer, now: number): number {
  return (timer.endsAt - now) % secondMs || secondMs
}

export function brewPhase(timer: BrewTimer, now: number): BrewPhase {
  const seconds = remainingSeconds(timer, now)
  return seconds === 0 ? 'ready' : seconds <= 60 ? 'lastMinute' : 'running'
}

/** Seconds as `4:32`, from an hour on as `1:04:32`. */
export function formatRemaining(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`
}

/** What a screen reader is told when the phase changes: the start, the last minute and the end, nothing between. */
export function brewAnnouncement(
  before: BrewPhase | undefined,
  after: BrewPhase,
  timer: BrewTimer,
): string | undefined {
  if (before === after) return undefined
  if (after === 'ready') return `${timer.name} is ready.`
  if (before === 'running') return `One minute left for ${timer.name}.`
  if (before === 'lastMinute') return undefined
  return `Brewing ${timer.name}.`
}

const timePrefix = /^(?:(?:\d+:)?\d+:\d\d|Ready) · /

/** The page's title with the time, or `Ready`, before it; without `mark` as the page gave it. */
export function titleWith(title: string, mark: string): string {
  const plain = title.replace(timePrefix, '')
  return mark ? `${mark} · ${plain}` : plain
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return { ...(value as object | null) }
  } catch {
    return {}
  }
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= textLengthMax
}

/** A page of this site. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/[a-z-]+$/.test(value)
}

function isWholeUpTo(value: unknown, max: number): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= max
}
