const longestSeconds = 60

/**
 * Calls `retry` after this many seconds, at most 60, or as soon as the network or the user comes back. Returns a
 * function that cancels it.
 */
export function retryAfter(seconds: number, retry: () => void): () => void {
  const timer = setTimeout(retry, Math.min(seconds, longestSeconds) * 1000)
  const eventNames = ['online', 'focus']
  for (const eventName of eventNames) addEventListener(eventName, retry)
  return () => {
    clearTimeout(timer)
    for (const eventName of eventNames) removeEventListener(eventName, retry)
  }
}
