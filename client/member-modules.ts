import type { ReactNode } from 'react'
import type { ActionFunction, LoaderFunction } from 'react-router'

import type { memberPages } from './routes.public.tsx'

export type MemberModule = { Component: () => ReactNode; loader: LoaderFunction; action?: ActionFunction }

/** The modules of the pages that the browser alone draws, fetched with the first of them. */
export const memberModules: Record<(typeof memberPages)[number]['id'], () => Promise<MemberModule>> = {
  profile: () => import('./features/profile/profile.page.tsx'),
  'profile-edit': () => import('./features/profile/profile-edit.page.tsx'),
  members: () => import('./features/members/members.page.tsx'),
  cabinet: () => import('./features/cabinet/cabinet.page.tsx'),
  tickets: () => import('./features/support/tickets.page.tsx'),
  ticket: () => import('./features/support/ticket.page.tsx'),
  admin: () => import('./features/admin/admin.page.tsx'),
  'admin-inbox': () => import('./features/support/admin-inbox.page.tsx'),
  'admin-replies': () => import('./features/support/admin-replies.page.tsx'),
  'admin-ticket': () => import('./features/support/admin-ticket.page.tsx'),
  'admin-categories': () => import('./features/community/admin-categories.page.tsx'),
  'admin-moderation': () => import('./features/community/admin-moderation.page.tsx'),
}
