import type { ReactNode } from 'react'

import { useSite } from '#client/core/site.ts'

export type Section = { id: string; title: string; body: ReactNode }

/** Long text with a table of contents. Each section has an ID for links. */
export function Sections({ sections, children }: { sections: readonly Section[]; children?: ReactNode }) {
  return (
    <div className="side-by-side">
      <Contents entries={sections} />
      <div className="prose">
        {children}
        {sections.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  )
}

export function Contents({ entries }: { entries: readonly Pick<Section, 'id' | 'title'>[] }) {
  return (
    <nav className="label on-this-page" aria-labelledby="contents">
      <div>
        <h2 id="contents">On this page</h2>
        <ul>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pt-12 pb-9">
      <h1>{title}</h1>
      <p className="mt-3 max-w-[60ch] text-[1.14rem] text-quiet">{children}</p>
    </div>
  )
}

export function PostalLine() {
  const { postalAddress } = useSite()
  return postalAddress === '' ? null : <p className="wrap-anywhere">By post: {postalAddress}</p>
}
