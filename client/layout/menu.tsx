import MenuIcon from 'lucide-react/icons/menu'
import { NavLink } from 'react-router'

import { AccountEntries } from './account-corner.island.tsx'
import { headerLinks, membersLink } from './links.ts'

/** Header links on a phone. `details` opens without JavaScript; `watch-menu.ts` closes it. */
export const Menu = () => (
  <details className="menu" suppressHydrationWarning>
    <summary>
      <MenuIcon aria-hidden />
      Menu
    </summary>
    <nav aria-label="Main">
      {headerLinks.map((link) => (
        <NavLink key={link.to} to={link.to}>
          {link.label}
        </NavLink>
      ))}
      <NavLink to={membersLink.to} className="members-only">
        {membersLink.label}
      </NavLink>
      <AccountEntries />
    </nav>
  </details>
)
