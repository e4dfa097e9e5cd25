import type { LoaderFunctionArgs } from 'react-router'

import { redirectInstead, requireAdmin } from '#client/features/accounts/gate.ts'
import { paths } from '#domain/paths.ts'

/** Redirects administrators to the overview. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  await requireAdmin(args)
  throw redirectInstead(args, paths.adminOverview)
}

export const Component = () => null
