import { strikeBell } from './bell-sound.ts'

/** Maximum drift in seconds between audio clock and system clock that nobody hears. Computer sleep causes more. */
const maxDriftSeconds = 0.5
/** Seconds after which a missed bell no longer rings. */
const maxLateSeconds = 60
const gestures = ['pointerup', 'keydown'] as const

let endsAt: number | undefined
let sound: AudioContext | undefined
let isRinger = false
let scheduledBellTime: number | undefined
let strikes: OscillatorNode[] = []
let stopRinging: (() => void) | undefined

/**
 * Schedules the bell for `end`, in epoch milliseconds, on the audio clock, which hidden tabs don't slow down. Undefined
 * cancels it.
 */
export function scheduleBell(end: number | undefined): void {
  endsAt = end
  if (endsAt === undefined) return closeAudio()
  if (!sound) return waitForGesture()
  if (isRinger) schedule(sound, endsAt)
}

export function vibrateDevice(): void {
  if (isRinger && 'vibrate' in navigator) navigator.vibrate([300, 200, 300, 200, 300])
}

function schedule(context: AudioContext, end: number): void {
  const bellTime = context.currentTime + (end - Date.now()) / 1000
  if (scheduledBellTime !== undefined && Math.abs(bellTime - scheduledBellTime) < maxDriftSeconds) return
  silence()
  scheduledBellTime = bellTime
  if (bellTime > context.currentTime - maxLateSeconds)
    strikes = strikeBell(context, Math.max(bellTime, context.currentTime))
}

function silence(): void {
  for (const strike of strikes) strike.stop()
  strikes = []
  scheduledBellTime = undefined
}

function closeAudio(): void {
  ignoreGestures()
  silence()
  isRinger = false
  stopRinging?.()
  stopRinging = undefined
  void sound?.close().catch(() => undefined)
  sound = undefined
}

/**
 * Waits for the user to press a key or the page, because browsers block sound until then. Starting the timer counts;
 * after a reload, the next press does.
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
  const isBlocked = 'userActivation' in navigator && !navigator.userActivation.isActive
  if (isBlocked || endsAt === undefined || endsAt <= Date.now()) return
  const context = (sound ??= new AudioContext())
  const onResumed = () => {
    ignoreGestures()
    if (context === sound) requestLock(context, { steal: true })
  }
  // A bell cancelled in the meantime doesn't ring.
  void context.resume().then(onResumed, () => undefined)
}

/** Lets only one tab ring. The tab that the user last touched takes the lock; the others wait until it is free. */
function requestLock(context: AudioContext, options: LockOptions): void {
  if (!('locks' in navigator)) return startRinging(context)
  const holdLock = () => {
    if (context !== sound) return undefined
    startRinging(context)
    return new Promise<void>((resolve) => {
      stopRinging = resolve
    })
  }
  navigator.locks.request('brewBell', options, holdLock).catch(() => {
    if (context !== sound) return
    isRinger = false
    silence()
    requestLock(context, {})
  })
}

function startRinging(context: AudioContext): void {
  isRinger = true
  if (endsAt !== undefined) schedule(context, endsAt)
}
