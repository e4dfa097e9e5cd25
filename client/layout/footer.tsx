import { Link } from 'react-router'

import { useSite } from '#client/core/site.ts'
import { CookieSettings } from '#client/features/cookies/cookie-banner.tsx'
import { JarMark } from '#client/ui/jar.tsx'
import { paths } from '#domain/paths.ts'
import { askFirst, educational } from '#domain/safety/disclaimers.ts'

import { footerLinks } from './links.ts'

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
          <p className="mt-2 max-w-[46ch]">{`${educational} ${askFirst}`}</p>
        </div>
        {footerLinks.map(({ title, links }, position) => (
          <nav key={title} aria-labelledby={`footer-${position}`}>
            <h2 id={`footer-${position}`}>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="footer-link">
                    {label}
                  </Link>
                </li>
              ))}
              {title === 'Support' && (
                <li>
                  <CookieSettings className="footer-link" />
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <p className="wrap copyright">© {year} Herbal Remedies</p>
    </footer>
  )
}
