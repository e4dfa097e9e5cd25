/**
 * Calls `request` repeatedly, with a pause after each response or failure, until the returned function is called. Calls
 * never overlap. A hidden tab skips its calls.
 */
export function poll(request: () => Promise<unknown>, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const wait = () => {
    if (!isStopped) timer = setTimeout(() => void run(), pauseMs)
  }
  const run = async () => {
    if (document.visibilityState === 'visible') await request().catch(() => undefined)
    wait()
  }
  wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
