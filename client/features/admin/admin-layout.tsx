import type { ReactNode } from 'react'

import { PageHead } from '#client/core/page-head.tsx'

import { AdminNav } from './admin-nav.tsx'
import { AdminStyles } from './admin-styles.tsx'

export const AdminLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="admin">
    <PageHead title={title} description="For administrators only." />
    <AdminStyles />
    <AdminNav />
    <div className="admin-page">
      <h1>{title}</h1>
      {children}
    </div>
  </div>
)
