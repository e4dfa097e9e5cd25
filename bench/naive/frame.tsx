import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link } from 'react-router'

import { headerLinks } from '#client/layout/links.ts'
import { JarMark } from '#client/ui/plain-jar.tsx'
import { paths } from '#domain/paths.ts'

export function renderPage(page: ReactNode): void {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The document has no root.')
  createRoot(root).render(
    <BrowserRouter>
      <Header />
      <main className="wrap" id="main">
        {page}
      </main>
    </BrowserRouter>,
  )
}

function Header() {
  return (
    <header className="scalloped bg-sheet">
      <div className="wrap flex min-h-17 flex-wrap items-center gap-x-3 py-2 sm:gap-x-8">
        <Link to={paths.home} className="brand">
          <JarMark />
          Herbal Remedies
        </Link>
        <nav aria-label="Main" className="hidden gap-x-6 min-[54rem]:flex">
          {headerLinks.map((link) => (
            <Link key={link.to} to={link.to} className="nav-link">
              {link.label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  )
}

export function useLoaded<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => void load().then(setLoaded), [load])
  return loaded
}

export async function fetchJson<Body>(path: string): Promise<Body> {
  const response = await fetch(`/bench/naive${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Body
}

export const Loading = () => <p className="mt-12 text-quiet">Loading …</p>
