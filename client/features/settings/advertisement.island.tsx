import { useEffect, useRef, useSyncExternalStore } from 'react'

import { listenToConsent, readConsent } from '#client/core/consent.ts'
import { createIsland } from '#client/core/island.tsx'
import type { AdIds } from '#domain/settings/ad-code.ts'

const scriptUrl = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

/** Advertisement, loaded only after cookies are accepted. */
export const Advertisement = createIsland({ name: 'advertisement', wakes: ['start'], Content: AdUnit })

const hasAccepted = () => readConsent() === 'all'

function AdUnit({ client, slot }: AdIds) {
  const isAccepted = useSyncExternalStore(listenToConsent, hasAccepted, () => false)
  const adElement = useRef<HTMLModElement>(null)
  useEffect(forceFullNavigation, [])
  useEffect(() => {
    if (!isAccepted || !adElement.current || adElement.current.dataset['requested']) return
    adElement.current.dataset['requested'] = 'yes'
    loadOnce(`${scriptUrl}?client=${client}`)
    ;(window.adsbygoogle ??= []).push({})
  }, [isAccepted, client])
  if (!isAccepted) return <p className="ad wrap text-quiet">An advertisement appears here if you accept cookies.</p>
  return (
    <ins
      ref={adElement}
      className="adsbygoogle"
      aria-label="Advertisement"
      data-ad-client={client}
      data-ad-slot={slot}
      data-ad-format="horizontal"
    />
  )
}

function loadOnce(url: string) {
  if (document.querySelector(`script[src="${url}"]`)) return
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.crossOrigin = 'anonymous'
  document.head.append(script)
}

/**
 * Turns clicks on links into full page loads, because each page with an advertisement has its own Content Security
 * Policy. Stops the event before the router sees it.
 */
function forceFullNavigation() {
  addEventListener('click', bypassRouter, { capture: true })
  return () => removeEventListener('click', bypassRouter, { capture: true })
}

function bypassRouter(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const isOtherPage = link instanceof HTMLAnchorElement && link.pathname !== location.pathname
  if (isOtherPage && link.origin === location.origin) event.stopPropagation()
}
