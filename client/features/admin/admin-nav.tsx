import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'

import { paths } from '#domain/paths.ts'

import { type AdminTab, adminTabs, findEntry } from './admin-tabs.ts'

/** Navigation between the admin pages: beside the page, or behind a menu button on a phone. */
export function AdminNav() {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const entry = findEntry(pathname)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    // Key events bubble here from the links, so Escape closes the menu from any of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className="admin-nav" aria-label="Administration" onKeyDown={close}>
      <b aria-hidden>Admin Panel</b>
      <button
        ref={button}
        type="button"
        className="admin-menu"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <small>Admin Panel</small>
        <span>{entry?.label}</span>
        <ChevronDown aria-hidden />
      </button>
      <ul id={listId} className="admin-tabs">
        {adminTabs.map((tab) => (
          <Tab key={tab.to} tab={tab} pathname={pathname} current={entry?.to} />
        ))}
      </ul>
    </nav>
  )
}

type TabProps = { tab: AdminTab; pathname: string; current: string | undefined }

function Tab({ tab, pathname, current }: TabProps) {
  const isOpen = [tab, ...tab.subpages].some(({ to }) => to === current)
  const isCurrent = (to: string) => (to !== current ? undefined : to === pathname ? 'page' : 'true')
  return (
    <li className={tab.to === paths.mailingAdmin ? 'separated' : undefined}>
      <Link to={tab.to} className="admin-tab" aria-current={isCurrent(tab.to)} data-open={isOpen}>
        {tab.label}
      </Link>
      {isOpen && tab.subpages.length > 0 && (
        <ul>
          {tab.subpages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="admin-tab" aria-current={isCurrent(to)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
