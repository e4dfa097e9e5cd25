import { Link, NavLink } from 'react-router'

import { JarMark } from '#client/ui/jar.tsx'
import { paths } from '#domain/paths.ts'

const links = [
  { to: paths.remedies, label: 'Remedies' },
  { to: paths.herbs, label: 'Herbs' },
]

export function Header() {
  return (
    <header className="scalloped bg-sheet">
      <div className="wrap flex h-17 items-center gap-x-4 sm:gap-x-8">
        <Link to={paths.home} className="brand">
          <JarMark />
          <span className="max-[22rem]:sr-only">Herbal Remedies</span>
        </Link>
        <nav aria-label="Main" className="ms-auto flex gap-x-4 sm:ms-0 sm:gap-x-6">
          {links.map((link) => (
            <NavLink key={link.to} to={link.to} className="nav-link">
              {link.label}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  )
}
