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
      <div className="wrap grid grid-cols-[minmax(0,1.8fr)_1fr_1fr] gap-x-12 gap-y-7 max-[53.75rem]:grid-cols-2">
        <div className="max-[53.75rem]:col-span-full">
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
      <h2 id={titleId} className="pt-2.5 pb-1.5 text-[1.1rem]/[1.2] text-ink">
        {title}
      </h2>
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
