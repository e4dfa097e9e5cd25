let isNeeded = false
let isRequesting = false
let wakeLock: WakeLockSentinel | undefined

/**
 * Keeps the screen on while the page is visible, where supported. The browser releases the lock whenever the page is
 * hidden.
 */
export function setScreenAwake(awake: boolean): void {
  if (isNeeded === awake) return
  isNeeded = awake
  if (awake) document.addEventListener('visibilitychange', onVisibilityChange)
  else document.removeEventListener('visibilitychange', onVisibilityChange)
  void (awake ? request() : release())
}

function onVisibilityChange(): void {
  void request()
}

async function request(): Promise<void> {
  const idle = !isRequesting && (!wakeLock || wakeLock.released)
  if (!isNeeded || !idle || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
  isRequesting = true
  try {
    wakeLock = await navigator.wakeLock.request('screen')
  } catch {
    wakeLock = undefined
  }
  isRequesting = false
  if (!isNeeded) await release()
}

async function release(): Promise<void> {
  const lock = wakeLock
  wakeLock = undefined
  await lock?.release().catch(() => undefined)
}
