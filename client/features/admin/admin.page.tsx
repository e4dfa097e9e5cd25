import type { LoaderFunctionArgs } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { requireAdmin } from '#client/features/accounts/gate.ts'

export const loader = ({ context }: LoaderFunctionArgs) => requireAdmin(context)

export function Component() {
  return (
    <div className="min-h-dvh">
      <PageHead title="Admin Panel" description="For the administrator alone." />
      <h1 className="pt-12 pb-9">Admin Panel</h1>
      <p className="max-w-[60ch] text-[1.14rem] text-quiet">
        You are signed in as the administrator. Whatever you change is written down with your name and the time.
      </p>
    </div>
  )
}
