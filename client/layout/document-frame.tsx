import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

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
        <main id="main" tabIndex={-1} className="wrap">
          {children}
        </main>
        <Footer />
      </body>
    </html>
  )
}
