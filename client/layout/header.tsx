import { Link, NavLink, useLocation } from 'react-router'

import { JarMark } from '#client/ui/plain-jar.tsx'
import { paths } from '#domain/paths.ts'

import { AccountCorner } from './account-corner.island.tsx'
import { headerLinks, membersLink } from './links.ts'
import { Menu } from './menu.tsx'

export function Header() {
  const { key } = useLocation()
  return (
    <header className="scalloped bg-sheet">
      <div className="wrap flex min-h-17 flex-wrap items-center gap-x-3 py-2 sm:gap-x-8">
        <Link to={paths.home} className="brand">
          <JarMark />
          Herbal Remedies
        </Link>
        <nav aria-label="Main" className="hidden gap-x-6 min-[54rem]:flex">
          {headerLinks.map((link) => (
            <NavLink key={link.to} to={link.to} className="nav-link">
              {link.label}
            </NavLink>
          ))}
          <NavLink to={membersLink.to} className="nav-link members-only">
            {membersLink.label}
          </NavLink>
        </nav>
        <AccountCorner />
        <Menu key={key} />
      </div>
    </header>
  )
}
