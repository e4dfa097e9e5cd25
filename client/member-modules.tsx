import type { ReactNode } from 'react'
import type { ActionFunction, LoaderFunction, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router'

import { isAdminPath } from '#domain/paths.ts'

import { requireAdminAndShare } from './features/accounts/route-guards.ts'
import type { memberPages } from './routes.public.tsx'

export type MemberModule = {
  Component: () => ReactNode
  loader: LoaderFunction
  action?: ActionFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

type MemberPage = (typeof memberPages)[number]

/** Returns the module of a page that only the browser renders. Pages for administrators load after the session. */
export const memberModule = async ({ id, path }: MemberPage): Promise<MemberModule> =>
  isAdminPath(path) ? createAdminPage(memberModules[id]) : memberModules[id]()

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

const memberModules: Record<MemberPage['id'], () => Promise<MemberModule>> = {
  profile: () => import('./features/profile/profile.page.tsx'),
  'profile-edit': () => import('./features/profile/profile-edit.page.tsx'),
  'pharmacist-links': () => import('./features/pharmacist-links/pharmacist-links.page.tsx'),
  calendar: () => import('./features/journal/calendar.page.tsx'),
  members: () => import('./features/members/members.page.tsx'),
  cabinet: () => import('./features/cabinet/cabinet.page.tsx'),
  'own-recipes': () => import('./features/own-recipes/own-recipes.page.tsx'),
  'own-recipe-new': () => import('./features/own-recipes/own-recipe-edit.page.tsx'),
  'own-recipe': () => import('./features/own-recipes/own-recipe.page.tsx'),
  'own-recipe-edit': () => import('./features/own-recipes/own-recipe-edit.page.tsx'),
  tickets: () => import('./features/support/tickets.page.tsx'),
  ticket: () => import('./features/support/ticket.page.tsx'),
  admin: () => import('./features/admin/admin.page.tsx'),
  'admin-overview': () => import('./features/overview/admin-overview.page.tsx'),
  'admin-inbox': () => import('./features/support/admin-inbox.page.tsx'),
  'admin-replies': () => import('./features/support/admin-replies.page.tsx'),
  'admin-ticket': () => import('./features/support/admin-ticket.page.tsx'),
  'admin-categories': () => import('./features/community/admin-categories.page.tsx'),
  'admin-moderation': () => import('./features/community/admin-moderation.page.tsx'),
  'admin-users': () => import('./features/users/admin-users.page.tsx'),
  'admin-user': () => import('./features/users/admin-user.page.tsx'),
  'admin-security': () => import('./features/security/admin-security.page.tsx'),
  'admin-status': () => import('./features/status/admin-status.page.tsx'),
  'admin-remedies': () => import('./features/recipes/admin-remedies.page.tsx'),
  'admin-remedy': () => import('./features/recipes/admin-remedy.page.tsx'),
  'admin-herbi': () => import('./features/herbi-admin/admin-herbi.page.tsx'),
  'admin-bot': () => import('./features/bot/admin-bot.page.tsx'),
  'admin-review': () => import('./features/bot/admin-review.page.tsx'),
  'admin-content': () => import('./features/settings/admin-content.page.tsx'),
  'admin-settings': () => import('./features/settings/admin-settings.page.tsx'),
  'admin-herbs': () => import('./features/herbs/admin-herbs.page.tsx'),
  'admin-herb': () => import('./features/herbs/admin-herb.page.tsx'),
  'mailing-admin': () => import('./features/mailing-admin/mailing-admin.page.tsx'),
  'mailing-subscribers': () => import('./features/mailing-admin/mailing-subscribers.page.tsx'),
  'mailing-compose': () => import('./features/mailing-admin/mailing-compose.page.tsx'),
  'mailing-campaigns': () => import('./features/mailing-admin/mailing-campaigns.page.tsx'),
  'mailing-campaign': () => import('./features/mailing-admin/mailing-campaign.page.tsx'),
}

export const toolResources = {
  passkeys: () => import('./features/accounts/passkeys.resource.ts'),
  labels: () => import('./features/labels/labels.resource.ts'),
  blends: () => import('./features/blends/blends.resource.ts'),
  herbi: () => import('./features/herbi/herbi.resource.ts'),
  conversations: () => import('./features/herbi/conversations.resource.ts'),
}
