/** What a tab has of a lock that all tabs of this site know by its name. */
type HeldLock = {
  isHeld: () => boolean
  /** Takes it from whoever has it. */
  steal: () => void
  /** For good. */
  stop: () => void
}

/**
 * Holds the lock whenever it is free and the page is awake: `take` is called with each time it comes and gives back what to do when
 * it goes. Where locks are forbidden each tab is alone, and has it.
 */
export function holdLock(name: string, take: () => () => void): HeldLock {
  const watching = new AbortController()
  let turn: Turn | undefined
  const claim = (options: LockOptions) => {
    turn?.end()
    const mine = createTurn(take)
    turn = mine
    const onRefused = () => {
      // Refused while it waits: there are no locks here. Refused while it holds: another tab has stolen it.
      if (!mine.isOver() && !mine.isHeld()) void mine.begin()
      else if (!mine.isOver()) claim({})
    }
    navigator.locks.request(name, options.steal ? options : { signal: mine.signal }, mine.begin).catch(onRefused)
  }
  const rest = () => turn?.end()
  const wake = () => {
    if (turn?.isOver()) claim({})
  }
  // A page that holds a lock could not be kept to come back to, and one that is frozen hears nothing.
  const { signal } = watching
  addEventListener('pagehide', rest, { signal })
  addEventListener('pageshow', wake, { signal })
  document.addEventListener('freeze', rest, { signal })
  document.addEventListener('resume', wake, { signal })
  claim({})
  return {
    isHeld: () => turn?.isHeld() ?? false,
    steal: () => claim({ steal: true }),
    stop: () => {
      watching.abort()
      rest()
    },
  }
}

type Turn = {
  signal: AbortSignal
  isHeld: () => boolean
  isOver: () => boolean
  begin: () => Promise<void>
  end: () => void
}

/** One wait for the lock, and what was done with it. */
function createTurn(take: () => () => void): Turn {
  const waiting = new AbortController()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let onRelease: (() => void) | undefined
  return {
    signal: waiting.signal,
    isHeld: () => onRelease !== undefined,
    isOver: () => waiting.signal.aborted,
    begin: () => {
      if (!waiting.signal.aborted) onRelease = take()
      return held
    },
    end: () => {
      waiting.abort()
      onRelease?.()
      onRelease = undefined
      release()
    },
  }
}
