/**
 * Calls `ask` again and again, with a pause after each response, until the returned function is called. Calls never
 * overlap. A failure counts as a response. A hidden tab doesn't call.
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
