import type { LoaderFunctionArgs } from 'react-router'

import { admitAdmin } from './features/accounts/gate.ts'
import type { MemberModule } from './member-modules.ts'

/** Page for administrators only. Its module is fetched after the session has shown that the reader is one. */
export function adminPage(load: () => Promise<MemberModule>): MemberModule {
  let page: MemberModule | undefined
  const open = async (given: Pick<LoaderFunctionArgs, 'context' | 'request'>) => {
    if (!page) await admitAdmin(given)
    return (page ??= await load())
  }
  return {
    loader: async (given, context) => (await open(given)).loader(given, context),
    action: async (given, context) => (await open(given)).action?.(given, context) ?? null,
    shouldRevalidate: (given) => page?.shouldRevalidate?.(given) ?? given.defaultShouldRevalidate,
    Component() {
      return page ? <page.Component /> : null
    },
  }
}
