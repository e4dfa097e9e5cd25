/** Partials of a small bell: multiple of the pitch, volume from 0 to 1, seconds until silence. */
const partials = [
  [1, 0.5, 2.6],
  [2, 0.26, 1.9],
  [2.76, 0.2, 1.2],
  [5.4, 0.08, 0.6],
] as const
const pitchHz = 784
const strikeCount = 3
const secondsBetweenStrikes = 1.1
/** An exponential ramp can't reach zero. */
const silentGain = 0.0001

/** Schedules three strikes from `at`, in seconds of the context's clock. To cancel them, call `stop()` on every returned node. */
function strikeBell(context: AudioContext, at: number): OscillatorNode[] {
  return Array.from({ length: strikeCount }, (_, strike) =>
    partials.map(([multiple, volume, seconds]) => {
      const start = at + strike * secondsBetweenStrikes
      const gain = context.createGain()
      gain.gain.setValueAtTime(silentGain, start)
      gain.gain.exponentialRampToValueAtTime(volume * 0.5, start + 0.008)
      gain.gain.exponentialRampToValueAtTime(silentGain, start + seconds)
      gain.connect(context.destination)
      const tone = context.createOscillator()
      tone.frequency.value = pitchHz * multiple
      tone.connect(gain)
      tone.start(start)
      tone.stop(start + seconds)
      return tone
    }),
  ).flat()
}

/** Maximum inaudible difference in seconds between audio clock and system clock. Computer sleep causes more. */
const maxDriftSeconds = 0.5
/** Seconds after which a missed bell no longer rings. */
const maxLateSeconds = 60
const gestures = ['pointerup', 'keydown'] as const

let endsAt: number | undefined
let audio: AudioContext | undefined
let mayRing = false
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
  if (!audio) return waitForGesture()
  if (mayRing) schedule(audio, endsAt)
}

export function vibrateDevice(): void {
  if (mayRing && 'vibrate' in navigator) navigator.vibrate([300, 200, 300, 200, 300])
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
  mayRing = false
  stopRinging?.()
  stopRinging = undefined
  void audio?.close().catch(() => undefined)
  audio = undefined
}

/**
 * Waits for a click or a key press, because browsers block sound until then. The press that starts the timer counts.
 * After a reload, the next one does.
 */
function waitForGesture(): void {
  if (!('AudioContext' in window)) return
  for (const gesture of gestures) addEventListener(gesture, unlockAudio, true)
  unlockAudio()
}

function ignoreGestures(): void {
  for (const gesture of gestures) removeEventListener(gesture, unlockAudio, true)
}

function unlockAudio(): void {
  const isBlocked = 'userActivation' in navigator && !navigator.userActivation.isActive
  if (isBlocked || endsAt === undefined || endsAt <= Date.now()) return
  const context = (audio ??= new AudioContext())
  const onResumed = () => {
    ignoreGestures()
    if (context === audio) requestRingLock(context, { steal: true })
  }
  // `resume` rejects if the bell was cancelled meanwhile, which closes the context.
  void context.resume().then(onResumed, () => undefined)
}

/** Lets only one tab ring. The tab that the user touched last takes the lock; the others wait for its release. */
function requestRingLock(context: AudioContext, options: LockOptions): void {
  if (!('locks' in navigator)) return startRinging(context)
  const holdLock = () => {
    if (context !== audio) return undefined
    startRinging(context)
    return new Promise<void>((resolve) => {
      stopRinging = resolve
    })
  }
  navigator.locks.request('brewBell', options, holdLock).catch(() => {
    if (context !== audio) return
    mayRing = false
    silence()
    requestRingLock(context, {})
  })
}

function startRinging(context: AudioContext): void {
  mayRing = true
  if (endsAt !== undefined) schedule(context, endsAt)
}
