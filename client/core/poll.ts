/**
 * Calls `ask` repeatedly, with a pause after each answer, until the returned function is called. Calls never overlap, a
 * failure counts as an answer, and a hidden tab does not call.
 */
export function poll(ask: () => Promise<unknown>, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const wait = () => {
    if (!isStopped) timer = setTimeout(() => void run(), pauseMs)
  }
  const run = async () => {
    if (document.visibilityState === 'visible') await ask().catch(() => undefined)
    wait()
  }
  wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
