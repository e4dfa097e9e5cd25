import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

import { useSite } from '#client/core/site.ts'
import { CookieSettings } from '#client/features/cookies/cookie-banner.tsx'
import { JarMark } from '#client/ui/plain-jar.tsx'
import { paths } from '#domain/paths.ts'
import { askFirstDisclaimer, educationalDisclaimer } from '#domain/safety/disclaimers.ts'

import { type PageLink, quickLinks, supportLinks } from './links.ts'

export function Footer() {
  const { year } = useSite()
  return (
    <footer className="site-footer">
      <div className="wrap columns">
        <div>
          <Link to={paths.home} className="brand">
            <JarMark />
            Herbal Remedies
          </Link>
          <p className="mt-2 max-w-[46ch]">{`${educationalDisclaimer} ${askFirstDisclaimer}`}</p>
        </div>
        <LinkColumn title="Quick links" links={quickLinks} />
        <LinkColumn title="Support" links={supportLinks}>
          <li>
            <CookieSettings className="footer-link" />
          </li>
        </LinkColumn>
      </div>
      <p className="wrap mt-5.5">© {year} Herbal Remedies</p>
    </footer>
  )
}

type LinkColumnProps = { title: string; links: PageLink[]; children?: ReactNode }

function LinkColumn({ title, links, children }: LinkColumnProps) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
