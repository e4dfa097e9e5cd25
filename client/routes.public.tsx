import type { LoaderFunctionArgs, RouteObject } from 'react-router'

import {
  adminTicketPattern,
  confirmSubscriptionPattern,
  paths,
  preferencesPattern,
  ticketPattern,
  stopMailsPattern,
  unsubscribePattern,
} from '#domain/paths.ts'
import type { Banners } from '#domain/settings/settings.types.ts'

import { type Site, siteContext } from './core/site.ts'
import { getBanners } from './features/settings/settings.api.ts'
import { DocumentFrame, FailedDocument } from './layout/document-frame.tsx'
import { PageError } from './layout/page-error.tsx'
import { PageSkeleton } from './layout/page-skeleton.tsx'

/** Pages of the application that the worker renders first; each module is `<id>.page.tsx` in its feature's folder. */
export const applicationPages = [
  { id: 'for-you', path: paths.forYou, lazy: () => import('./features/safety/for-you.page.tsx') },
  { id: 'side-effect', path: paths.sideEffect, lazy: () => import('./features/side-effects/side-effect.page.tsx') },
  { id: 'tools', path: paths.tools, lazy: () => import('./features/tools/tools.page.tsx') },
  { id: 'label-designer', path: paths.labelDesigner, lazy: () => import('./features/labels/label-designer.page.tsx') },
  { id: 'journal', path: paths.journal, lazy: () => import('./features/journal/journal.page.tsx') },
  { id: 'ask-herbi', path: paths.askHerbi, lazy: () => import('./features/herbi/ask-herbi.page.tsx') },
  {
    id: 'blend-generator',
    path: paths.blendGenerator,
    lazy: () => import('./features/blends/blend-generator.page.tsx'),
  },
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
  // Older emails have the token after the `#`.
  {
    id: 'confirm-subscription',
    path: `${confirmSubscriptionPattern}?`,
    lazy: () => import('./features/mailing/confirm-subscription.page.tsx'),
  },
  { id: 'stop-mails', path: stopMailsPattern, lazy: () => import('./features/notifications/stop-mails.page.tsx') },
  { id: 'unsubscribe', path: unsubscribePattern, lazy: () => import('./features/mailing/unsubscribe.page.tsx') },
  { id: 'preferences', path: preferencesPattern, lazy: () => import('./features/mailing/preferences.page.tsx') },
] satisfies RouteObject[]

/** Pages for signed-in users. Only the browser renders them; the worker sends a skeleton. */
export const memberPages = [
  { id: 'profile', path: paths.profile },
  { id: 'profile-edit', path: paths.profileEdit },
  { id: 'pharmacist-links', path: paths.pharmacistLinks },
  { id: 'calendar', path: paths.calendar },
  { id: 'members', path: paths.members },
  { id: 'cabinet', path: paths.cabinet },
  { id: 'own-recipes', path: paths.ownRecipes },
  { id: 'own-recipe-new', path: paths.newOwnRecipe },
  { id: 'own-recipe', path: `${paths.ownRecipes}/:id` },
  { id: 'own-recipe-edit', path: `${paths.ownRecipes}/:id/edit` },
  { id: 'tickets', path: paths.tickets },
  { id: 'ticket', path: ticketPattern },
  { id: 'admin', path: paths.admin },
  { id: 'admin-overview', path: paths.adminOverview },
  { id: 'admin-inbox', path: paths.adminInbox },
  { id: 'admin-replies', path: paths.adminReplies },
  { id: 'admin-ticket', path: adminTicketPattern },
  { id: 'admin-categories', path: paths.adminCategories },
  { id: 'admin-moderation', path: paths.adminModeration },
  { id: 'admin-users', path: paths.adminUsers },
  { id: 'admin-user', path: `${paths.adminUsers}/:id` },
  { id: 'admin-security', path: paths.adminSecurity },
  { id: 'admin-status', path: paths.adminStatus },
  { id: 'admin-remedies', path: paths.adminRemedies },
  { id: 'admin-remedy', path: `${paths.adminRemedies}/:id` },
  { id: 'admin-herbi', path: paths.adminHerbi },
  { id: 'admin-bot', path: paths.adminBot },
  { id: 'admin-review', path: paths.adminReview },
  { id: 'admin-content', path: paths.adminContent },
  { id: 'admin-settings', path: paths.adminSettings },
  { id: 'admin-herbs', path: paths.adminHerbs },
  { id: 'admin-herb', path: `${paths.adminHerbs}/:slug` },
  { id: 'mailing-admin', path: paths.mailingAdmin },
  { id: 'mailing-subscribers', path: paths.mailingSubscribers },
  { id: 'mailing-compose', path: paths.mailingCompose },
  { id: 'mailing-campaigns', path: paths.mailingCampaigns },
  { id: 'mailing-campaign', path: `${paths.mailingCampaigns}/:id` },
] as const

export const memberSkeletons: RouteObject[] = memberPages.map(({ id, path }) => ({
  id,
  path,
  Component: PageSkeleton,
}))

export type LoadedDocument = Site & { banners: Banners; isIncomplete?: true }

/** Returns the routes inside the document route. The inner route keeps header and footer when a page fails. */
export function createRoutes(pages: RouteObject[]): RouteObject[] {
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

/**
 * Loads the site and its banners. A page without banners is still shown, but marked as incomplete so that it isn't
 * cached. The API has logged the failure.
 */
async function loadDocument({ context }: LoaderFunctionArgs): Promise<LoadedDocument> {
  const site = context.get(siteContext)
  const banners = await getBanners(context).catch(() => undefined)
  return banners ? { ...site, banners } : { ...site, banners: { header: null, footer: null }, isIncomplete: true }
}
