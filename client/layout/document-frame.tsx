import { type ReactNode, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'

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

/** The whole document; the worker adds style sheet, script and data to what React draws here. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121d36" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <Header />
        <Main>{children}</Main>
        <Footer />
        <ScrollRestoration />
      </body>
    </html>
  )
}

/** Takes the focus when another page has come, so that a screen reader goes on there and not at the link that led to it. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main id="main" ref={main} tabIndex={-1} className="wrap" aria-busy={useNavigation().state !== 'idle'}>
      {children}
    </main>
  )
}
