import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

import { paths } from '#domain/paths.ts'

import { AdminLayout } from './admin-layout.tsx'
import { mailingTab } from './admin-tabs.ts'
import { MailingStyles } from './mailing-styles.tsx'

const tabs = [{ to: paths.mailingAdmin, label: 'Overview' }, ...mailingTab.subpages]

export const MailingLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <AdminLayout title={title}>
    <MailingStyles />
    <nav className="chips mailing-tabs" aria-label="Mailing list">
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === paths.mailingAdmin} className="chip">
          {label}
        </NavLink>
      ))}
    </nav>
    <div className="mailing-page">{children}</div>
  </AdminLayout>
)
