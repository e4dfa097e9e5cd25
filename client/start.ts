import { recordEarlyClicks } from './core/replay-clicks.ts'
import { hasSessionCookie } from './core/sign-in-hint.ts'

/** The only script that a page names. The application loads after the first paint, or at the first touch. */
const firstInputs = ['pointerdown', 'keydown', 'touchstart'] as const
let started = false

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
 * Waits for the first paint, because loading the application would compete with the page's own files. A hidden page is
 * never painted.
 */
function startAfterFirstPaint() {
  if (document.hidden) start()
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}

recordEarlyClicks()
if (hasSessionCookie()) document.documentElement.dataset['member'] = ''
for (const input of firstInputs) addEventListener(input, start, { capture: true, passive: true })
if (document.readyState === 'complete') startAfterFirstPaint()
else addEventListener('load', () => setTimeout(startAfterFirstPaint), { once: true })
if (import.meta.env.LIVE_RELOAD) void import('./core/live-reload.ts').then((module) => module.reloadOnChange())
