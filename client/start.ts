import { recordEarlyClicks } from './core/replay-clicks.ts'
import { hasSessionCookie } from './core/sign-in-hint.ts'

/** This is the only script that a page names. The application follows after the first paint, or at the first touch. */
const firstTouches = ['pointerdown', 'keydown', 'touchstart'] as const
let started = false

function start() {
  if (started) return
  started = true
  for (const touch of firstTouches) removeEventListener(touch, start, true)
  import('./main.tsx').catch(() => {
    started = false
    for (const touch of firstTouches) addEventListener(touch, start, { capture: true, passive: true })
  })
}

/**
 * Waits for the first paint, because loading the application would compete with the page's own files. A hidden page is
 * never painted.
 */
function startOnceDrawn() {
  if (document.hidden) start()
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}

recordEarlyClicks()
if (hasSessionCookie()) document.documentElement.dataset['member'] = ''
for (const touch of firstTouches) addEventListener(touch, start, { capture: true, passive: true })
if (document.readyState === 'complete') startOnceDrawn()
else addEventListener('load', () => setTimeout(startOnceDrawn), { once: true })
if (import.meta.env.LIVE_RELOAD) void import('./core/live-reload.ts').then((module) => module.reloadOnChange())
