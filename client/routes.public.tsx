import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router'

import {
  adminTicketPattern,
  herbPattern,
  paths,
  postPattern,
  recipePattern,
  recipeWithoutAddress,
  ticketPattern,
} from '#domain/paths.ts'
import type { Banners } from '#domain/settings/settings.types.ts'

import { type Site, siteContext } from './core/site.ts'
import { loadRecipePage } from './features/recipes/load-recipe-page.ts'
import { getBanners } from './features/settings/settings.api.ts'
import { DocumentFrame, FailedDocument } from './layout/document-frame.tsx'
import { PageError } from './layout/page-error.tsx'
import { PageSkeleton } from './layout/page-skeleton.tsx'

/** The pages that the worker draws; each module is `<id>.page.tsx` in its feature's folder. */
export const publicPages = [
  { id: 'landing', path: paths.home, lazy: () => import('./features/landing/landing.page.tsx') },
  { id: 'remedies', path: paths.remedies, lazy: () => import('./features/recipes/remedies.page.tsx') },
  { id: 'categories', path: paths.categories, lazy: () => import('./features/ailments/categories.page.tsx') },
  { id: 'herbs', path: paths.herbs, lazy: () => import('./features/herbs/herbs.page.tsx') },
  { id: 'herb', path: herbPattern, lazy: () => import('./features/herbs/herb.page.tsx') },
  { id: 'recipe', path: recipePattern, lazy: loadRecipePage },
  { id: 'for-you', path: paths.forYou, lazy: () => import('./features/safety/for-you.page.tsx') },
  { id: 'tools', path: paths.tools, lazy: () => import('./features/tools/tools.page.tsx') },
  {
    id: 'label-designer',
    path: paths.labelDesigner,
    lazy: () => import('./features/labels/label-designer.page.tsx'),
  },
  { id: 'journal', path: paths.journal, lazy: () => import('./features/journal/journal.page.tsx') },
  { id: 'community', path: paths.community, lazy: () => import('./features/community/community.page.tsx') },
  { id: 'post', path: postPattern, lazy: () => import('./features/community/post.page.tsx') },
  { id: 'how-we-check', path: paths.howWeCheck, lazy: () => import('./features/static/how-we-check.page.tsx') },
  { id: 'about', path: paths.about, lazy: () => import('./features/static/about.page.tsx') },
  { id: 'contact', path: paths.contact, lazy: () => import('./features/static/contact.page.tsx') },
  { id: 'help', path: paths.help, lazy: () => import('./features/static/help.page.tsx') },
  { id: 'privacy', path: paths.privacy, lazy: () => import('./features/static/privacy.page.tsx') },
  { id: 'terms', path: paths.terms, lazy: () => import('./features/static/terms.page.tsx') },
  {
    id: 'confirm-account',
    path: paths.confirmAccount,
    lazy: () => import('./features/accounts/confirm-account.page.tsx'),
  },
  { id: 'confirm-email', path: paths.confirmEmail, lazy: () => import('./features/accounts/confirm-email.page.tsx') },
  {
    id: 'reset-password',
    path: paths.resetPassword,
    lazy: () => import('./features/accounts/reset-password.page.tsx'),
  },
  {
    id: 'confirm-subscription',
    path: paths.confirmSubscription,
    lazy: () => import('./features/mailing/confirm-subscription.page.tsx'),
  },
  { id: 'no-recipe', path: recipeWithoutAddress, loader: () => refuseAddress('Recipe ID not provided'), element: null },
  { id: 'not-found', path: '*', loader: () => refuseAddress('Oops! Page not found'), element: null },
] satisfies RouteObject[]

/** Pages that the browser alone draws, for people who are signed in; the worker gives their place in the frame. */
export const memberPages = [
  { id: 'profile', path: paths.profile },
  { id: 'profile-edit', path: paths.profileEdit },
  { id: 'members', path: paths.members },
  { id: 'cabinet', path: paths.cabinet },
  { id: 'tickets', path: paths.tickets },
  { id: 'ticket', path: ticketPattern },
  { id: 'admin', path: paths.admin },
  { id: 'admin-inbox', path: paths.adminInbox },
  { id: 'admin-replies', path: paths.adminReplies },
  { id: 'admin-ticket', path: adminTicketPattern },
  { id: 'admin-categories', path: paths.adminCategories },
  { id: 'admin-moderation', path: paths.adminModeration },
] as const

export const memberSkeletons: RouteObject[] = memberPages.map(({ id, path }) => ({
  id,
  path,
  Component: PageSkeleton,
}))

/** The document around every page; the inner route keeps header and footer when a page fails. */
export function routeTable(pages: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'document',
      Component: DocumentFrame,
      ErrorBoundary: FailedDocument,
      loader: loadDocument,
      shouldRevalidate: () => false,
      children: [{ id: 'page', ErrorBoundary: PageError, children: pages }],
    },
  ]
}

/** The API has logged why banners fail; a page is shown without them. */
async function loadDocument({ context }: LoaderFunctionArgs): Promise<Site & { banners: Banners }> {
  const banners = await getBanners(context).catch(() => ({ header: null, footer: null }))
  return { ...context.get(siteContext), banners }
}

function refuseAddress(message: string): never {
  throw data({ code: 'not_found', message }, { status: 404 })
}
