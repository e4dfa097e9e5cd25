import MenuIcon from 'lucide-react/icons/menu'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { NavLink } from 'react-router'

import { AccountEntries } from './account-corner.tsx'
import type { PageLink } from './links.ts'

/** The header links on a phone. `details` opens before hydration and without JavaScript. */
export function Menu({ links }: { links: readonly PageLink[] }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    const hasLeft = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)
    if (hasLeft && menu.current) menu.current.open = false
  }
  return (
    <div className="menu" role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <details ref={menu} suppressHydrationWarning>
        <summary>
          <MenuIcon aria-hidden />
          Menu
        </summary>
        <nav aria-label="Main">
          {links.map((link) => (
            <NavLink key={link.to} to={link.to}>
              {link.label}
            </NavLink>
          ))}
          <AccountEntries />
        </nav>
      </details>
    </div>
  )
}
