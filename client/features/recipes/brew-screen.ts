let wanted = false
let asking = false
let held: WakeLockSentinel | undefined

/**
 * Keeps the screen on while the page is visible, where supported. The browser releases the lock whenever the page is
 * hidden.
 */
export function keepScreenAwake(awake: boolean): void {
  if (wanted === awake) return
  wanted = awake
  if (awake) document.addEventListener('visibilitychange', ask)
  else document.removeEventListener('visibilitychange', ask)
  void (awake ? request() : release())
}

function ask(): void {
  void request()
}

async function request(): Promise<void> {
  const idle = !asking && (!held || held.released)
  if (!wanted || !idle || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
  asking = true
  try {
    held = await navigator.wakeLock.request('screen')
  } catch {
    held = undefined
  }
  asking = false
  if (!wanted) await release()
}

async function release(): Promise<void> {
  const lock = held
  held = undefined
  await lock?.release().catch(() => undefined)
}
