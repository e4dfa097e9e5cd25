import { recordEarlyClicks } from './core/replay-clicks.ts'

const firstInputs = ['pointerdown', 'keydown', 'touchstart'] as const
let started = false

/** Loads the application after the first paint or at the first interaction. */
export function startApplication(): void {
  recordEarlyClicks()
  for (const input of firstInputs) addEventListener(input, start, { capture: true, passive: true })
  if (document.readyState === 'complete') startAfterFirstPaint()
  else addEventListener('load', () => setTimeout(startAfterFirstPaint), { once: true })
}

function start() {
  if (started) return
  started = true
  for (const input of firstInputs) removeEventListener(input, start, true)
  import('./main.tsx').catch(() => {
    started = false
    for (const input of firstInputs) addEventListener(input, start, { capture: true, passive: true })
  })
}

/**
 * Starts after the first paint, because loading the application would compete with the page's own files. A hidden page
 * is never painted.
 */
function startAfterFirstPaint() {
  if (document.hidden) start()
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}
