const longestSeconds = 60

/**
 * Calls `retry` after this many seconds, at most 60, or as soon as the network or the user comes back. Returns a
 * function that cancels it.
 */
export function retryAfter(seconds: number, retry: () => void): () => void {
  const timer = setTimeout(retry, Math.min(seconds, longestSeconds) * 1000)
  const signs = ['online', 'focus']
  for (const sign of signs) addEventListener(sign, retry)
  return () => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, retry)
  }
}
