import { type ReactNode, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation, useRouteLoaderData } from 'react-router'

import { markHydrated } from '#client/core/hydrate.ts'
import type { PageHandle } from '#client/core/page-handle.ts'
import { replayClick } from '#client/core/replay-clicks.ts'
import { showStoredToast } from '#client/core/toasts.ts'
import { AccountDialogSlot } from '#client/features/accounts/account-dialogs.island.tsx'
import { CookieBanner } from '#client/features/cookies/cookie-banner.tsx'
import { BrewTimerDock } from '#client/features/recipes/brew-timer.island.tsx'
import { PromoBanner } from '#client/features/settings/promo-banner.tsx'
import { paths } from '#domain/paths.ts'
import type { Banners } from '#domain/settings/settings.types.ts'

import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageError } from './page-error.tsx'

export const DocumentFrame = () => (
  <Frame>
    <Outlet />
  </Frame>
)

export const FailedDocument = () => (
  <Frame>
    <PageError />
  </Frame>
)

/** Whole document. The worker adds style sheet, script and page data. */
function Frame({ children }: { children: ReactNode }) {
  useEffect(onHydrated, [])
  const banners = useBanners()
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121d36" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="alternate" type="application/atom+xml" title="New recipes" href={paths.feed} />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <PromoBanner banner={banners.header ?? null} place="header" />
        <Main>{children}</Main>
        <PromoBanner banner={banners.footer ?? null} place="footer" />
        <Footer />
        <div className="bottom-stack">
          <BrewTimerDock />
          <CookieBanner />
        </div>
        <AccountDialogSlot />
        <div className="toasts" aria-live="polite" />
        <ScrollRestoration />
      </body>
    </html>
  )
}

/**
 * Marks the document as hydrated, for browser tests, and repeats an early click. Toasts add an element to the document,
 * so they appear only after hydration.
 */
function onHydrated() {
  document.documentElement.dataset['application'] = 'ready'
  markHydrated()
  showStoredToast()
  replayClick()
}

/** Returns the banners that an administrator has set, or the defaults of the page. */
function useBanners(): Banners {
  const set = useRouteLoaderData<{ banners: Banners }>('document')?.banners
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return set ? { ...handle?.defaultBanners, ...set } : {}
}

/**
 * Main content. Takes the focus on a new page, so that screen readers continue there and not at the followed link, and
 * when the focused element has disappeared with the previous list. Safari doesn't focus a clicked link or button, so no
 * focus is lost there.
 */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const location = useLocation()
  const lastLocation = useRef(location)
  const focused = useRef<Element>(null)
  useEffect(() => {
    const { pathname, key } = lastLocation.current
    lastLocation.current = location
    const isGone = focused.current && (!focused.current.isConnected || focused.current.matches(':disabled'))
    const isLost = key !== location.key && isGone && document.activeElement === document.body
    if (pathname !== location.pathname || isLost) main.current?.focus({ preventScroll: true })
  }, [location])
  return (
    // Only records the focused element.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className="wrap"
      aria-busy={useNavigation().state !== 'idle'}
      onFocus={({ target }) => (focused.current = target)}
    >
      {children}
    </main>
  )
}
