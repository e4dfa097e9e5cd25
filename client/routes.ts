import type { LoaderFunction, RouteObject } from 'react-router'

import { otherAddressId } from './core/follow-links.ts'
import { hydrated } from './core/hydrate.ts'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import type { MemberModule } from './member-modules.tsx'
import { applicationPages, memberPages, createRoutes } from './routes.public.tsx'

type MemberPage = (typeof memberPages)[number]

/** Loads a page for members through a separate module, so that public pages don't contain the list of these pages. */
const loadMemberPage = async (page: MemberPage) => (await import('./member-modules.tsx')).memberModule(page)

const browserPages: RouteObject[] = memberPages.map((page) => ({
  id: page.id,
  path: page.path,
  lazy: lazyRoute(() => loadMemberPage(page)),
  HydrateFallback: PageSkeleton,
}))

/** Returns the application's routes. Any other address is a document, which `openDocument` opens. */
export const createBrowserRoutes = (openDocument: LoaderFunction) =>
  createRoutes([...applicationPages, ...browserPages, { id: otherAddressId, path: '*', loader: openDocument }])

/** Delays the loader until hydration. Otherwise its data would appear where the worker has rendered a skeleton. */
function lazyRoute(load: () => Promise<MemberModule>) {
  return async (): Promise<MemberModule> => {
    const { loader, ...page } = await load()
    return { ...page, loader: (args, context) => hydrated.then(() => loader(args, context)) }
  }
}
