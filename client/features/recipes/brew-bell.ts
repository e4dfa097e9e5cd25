import { strikeBell } from './bell-sound.ts'

/** Seconds of drift between audio clock and system clock that nobody hears; a computer that sleeps causes more. */
const driftMax = 0.5
/** Seconds after which a missed bell is not rung any more. */
const lateMax = 60
const gestures = ['pointerup', 'keydown'] as const

let endsAt: number | undefined
let sound: AudioContext | undefined
let mine = false
let dueAt: number | undefined
let strikes: OscillatorNode[] = []
let stopRinging: (() => void) | undefined

/**
 * Schedules the bell for `end`, in epoch milliseconds, on the audio clock, which hidden tabs don't slow down. Undefined
 * cancels it.
 */
export function keepBell(end: number | undefined): void {
  endsAt = end
  if (endsAt === undefined) return putAway()
  if (!sound) return waitForGesture()
  if (mine) schedule(sound, endsAt)
}

export function shakeDevice(): void {
  if (mine && 'vibrate' in navigator) navigator.vibrate([300, 200, 300, 200, 300])
}

function schedule(context: AudioContext, end: number): void {
  const due = context.currentTime + (end - Date.now()) / 1000
  if (dueAt !== undefined && Math.abs(due - dueAt) < driftMax) return
  silence()
  dueAt = due
  if (due > context.currentTime - lateMax) strikes = strikeBell(context, Math.max(due, context.currentTime))
}

function silence(): void {
  for (const strike of strikes) strike.stop()
  strikes = []
  dueAt = undefined
}

function putAway(): void {
  ignoreGestures()
  silence()
  mine = false
  stopRinging?.()
  stopRinging = undefined
  void sound?.close().catch(() => undefined)
  sound = undefined
}

/**
 * Browsers block sound until the page is touched, which a start of the timer is. After a reload this waits for a touch.
 */
function waitForGesture(): void {
  if (!('AudioContext' in window)) return
  for (const gesture of gestures) addEventListener(gesture, unlock, true)
  unlock()
}

function ignoreGestures(): void {
  for (const gesture of gestures) removeEventListener(gesture, unlock, true)
}

function unlock(): void {
  const locked = 'userActivation' in navigator && !navigator.userActivation.isActive
  if (locked || endsAt === undefined || endsAt <= Date.now()) return
  const context = (sound ??= new AudioContext())
  const begin = () => {
    ignoreGestures()
    if (context === sound) claim(context, { steal: true })
  }
  // A bell that was cancelled meanwhile does not ring.
  void context.resume().then(begin, () => undefined)
}

/** Lets only one tab ring: the last one touched takes the lock, and the others wait until it is free. */
function claim(context: AudioContext, options: LockOptions): void {
  if (!('locks' in navigator)) return take(context)
  const hold = () => {
    if (context !== sound) return undefined
    take(context)
    return new Promise<void>((resolve) => {
      stopRinging = resolve
    })
  }
  navigator.locks.request('brewBell', options, hold).catch(() => {
    if (context !== sound) return
    mine = false
    silence()
    claim(context, {})
  })
}

function take(context: AudioContext): void {
  mine = true
  if (endsAt !== undefined) schedule(context, endsAt)
}
