import type { LoaderFunctionArgs } from 'react-router'

import { requireAdminAndShare } from './features/accounts/route-guards.ts'
import type { MemberModule } from './member-modules.ts'

/**
 * Creates the route module of an administrators' page. Fetches its code only after the session shows that the user is
 * an administrator.
 */
export function createAdminPage(load: () => Promise<MemberModule>): MemberModule {
  let page: MemberModule | undefined
  const open = async (args: Pick<LoaderFunctionArgs, 'context' | 'request'>) => {
    if (!page) await requireAdminAndShare(args)
    return (page ??= await load())
  }
  return {
    loader: async (args, context) => (await open(args)).loader(args, context),
    action: async (args, context) => (await open(args)).action?.(args, context) ?? null,
    shouldRevalidate: (args) => page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    Component() {
      return page ? <page.Component /> : null
    },
  }
}
