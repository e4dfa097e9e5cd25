import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

import { paths } from '#domain/paths.ts'

import { AdminLayout } from './admin-layout.tsx'
import { mailingTab } from './admin-tabs.ts'

const tabs = [{ to: paths.mailingAdmin, label: 'Overview' }, ...mailingTab.subpages]

export const MailingLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <AdminLayout title={title}>
    <nav className="chips mx-0 mb-7 flex-wrap p-0" aria-label="Mailing list">
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === paths.mailingAdmin} className="chip order-0">
          {label}
        </NavLink>
      ))}
    </nav>
    <div className="@container">{children}</div>
  </AdminLayout>
)
