import { recordEarlyClicks } from './core/early-press.ts'
import { hasSessionCookie } from './core/sign-in-hint.ts'

/** The only script that a page names: the application follows after the page was drawn, or at the first touch. */
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

/** What the application fetches would take the line from what the page is drawn with. A page out of sight is not drawn. */
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
