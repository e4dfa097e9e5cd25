import type { LoaderFunctionArgs } from 'react-router'

import { insteadOf, requireAdmin } from '#client/features/accounts/gate.ts'
import { paths } from '#domain/paths.ts'

/** Redirects administrators to the overview. */
export async function loader(given: LoaderFunctionArgs): Promise<never> {
  await requireAdmin(given)
  throw insteadOf(given, paths.adminOverview)
}

export const Component = () => null
