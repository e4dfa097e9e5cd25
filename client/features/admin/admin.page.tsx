import type { LoaderFunctionArgs } from 'react-router'

import { requireAdmin } from '#client/features/accounts/gate.ts'

import { AdminFrame } from './admin-frame.tsx'

export const loader = (given: LoaderFunctionArgs) => requireAdmin(given)

export const Component = () => (
  <AdminFrame title="Admin Panel">
    <p className="max-w-[60ch] text-[1.14rem] text-quiet">
      You are signed in as the administrator. Whatever you change is written down with your name and the time.
    </p>
  </AdminFrame>
)
