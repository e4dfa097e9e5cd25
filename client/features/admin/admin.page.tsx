import type { LoaderFunctionArgs } from 'react-router'

import { redirectWithoutHistory, requireAdmin } from '#client/features/accounts/route-guards.ts'
import { paths } from '#domain/paths.ts'

/** Redirects administrators to the overview. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  await requireAdmin(args)
  throw redirectWithoutHistory(args, paths.adminOverview)
}

export const Component = () => null
