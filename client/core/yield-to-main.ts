/**
 * Lets the browser do something else: each step is a task of its own, so that a touch need not wait for all of them.
 * A message and not a timer, which browsers hold back in a page out of sight.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(port1.close()), { once: true })
    port1.start()
    port2.postMessage(null)
  })
