import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { SupportStyles } from '#client/ui/support-styles.tsx'
import { paths } from '#domain/paths.ts'

const tabs = [
  { to: paths.admin, label: 'Overview' },
  { to: paths.adminCategories, label: 'Forum Categories' },
  { to: paths.adminInbox, label: 'Support Inbox' },
  { to: paths.adminModeration, label: 'Moderation' },
]

/** What stands around each of the administrator's pages: the ways to the others, and its title. */
export const AdminFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="admin min-h-dvh">
    <PageHead title={title} description="For the administrator alone." />
    <SupportStyles />
    <nav className="chips" aria-label="Administration">
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === paths.admin} className="chip">
          {label}
        </NavLink>
      ))}
    </nav>
    <h1>{title}</h1>
    {children}
  </div>
)
