/** Use of a lock by this tab. All tabs of the site share the lock by its name. */
type HeldLock = {
  isHeld: () => boolean
  /** Takes the lock from the tab that holds it. */
  steal: () => void
  /** Releases the lock and never claims it again. */
  stop: () => void
}

/**
 * Acquires the lock whenever it is free and the page is active. `take` runs each time the tab acquires the lock, and
 * returns the cleanup for its release. If the browser forbids locks, each tab acts as if it held the lock.
 */
export function holdLock(name: string, take: () => () => void): HeldLock {
  const watching = new AbortController()
  let current: LockRequest | undefined
  const claim = (options: LockOptions) => {
    current?.end()
    const lockRequest = createLockRequest(take)
    current = lockRequest
    const onRefused = () => {
      // If the request fails while waiting, the browser forbids locks. If it fails while holding the lock, another tab
      // has stolen it.
      if (!lockRequest.isOver() && !lockRequest.isHeld()) void lockRequest.acquire()
      else if (!lockRequest.isOver()) claim({})
    }
    navigator.locks
      .request(name, options.steal ? options : { signal: lockRequest.signal }, lockRequest.acquire)
      .catch(onRefused)
  }
  const pause = () => current?.end()
  const resume = () => {
    if (current?.isOver()) claim({})
  }
  // A page that holds a lock can't enter the back/forward cache, and a frozen page receives no messages.
  const { signal } = watching
  addEventListener('pagehide', pause, { signal })
  addEventListener('pageshow', resume, { signal })
  document.addEventListener('freeze', pause, { signal })
  document.addEventListener('resume', resume, { signal })
  claim({})
  return {
    isHeld: () => current?.isHeld() ?? false,
    steal: () => claim({ steal: true }),
    stop: () => {
      watching.abort()
      pause()
    },
  }
}

type LockRequest = {
  signal: AbortSignal
  isHeld: () => boolean
  isOver: () => boolean
  acquire: () => Promise<void>
  end: () => void
}

/** One request for the lock, until the lock is released or the request is cancelled. */
function createLockRequest(take: () => () => void): LockRequest {
  const waiting = new AbortController()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let onRelease: (() => void) | undefined
  return {
    signal: waiting.signal,
    isHeld: () => onRelease !== undefined,
    isOver: () => waiting.signal.aborted,
    acquire: () => {
      if (!waiting.signal.aborted) onRelease = take()
      return released
    },
    end: () => {
      waiting.abort()
      onRelease?.()
      onRelease = undefined
      release()
    },
  }
}
