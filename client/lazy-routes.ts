/** Modules of public pages that few visits start with. This table is loaded with the first of these pages. */
export const lazyRoutes = {
  tools: () => import('./features/tools/tools.page.tsx'),
  'label-designer': () => import('./features/labels/label-designer.page.tsx'),
  journal: () => import('./features/journal/journal.page.tsx'),
  'ask-herbi': () => import('./features/herbi/ask-herbi.page.tsx'),
  'blend-generator': () => import('./features/blends/blend-generator.page.tsx'),
  'confirm-account': () => import('./features/accounts/confirm-account.page.tsx'),
  'confirm-email': () => import('./features/accounts/confirm-email.page.tsx'),
  'reset-password': () => import('./features/accounts/reset-password.page.tsx'),
  'confirm-subscription': () => import('./features/mailing/confirm-subscription.page.tsx'),
  unsubscribe: () => import('./features/mailing/unsubscribe.page.tsx'),
  preferences: () => import('./features/mailing/preferences.page.tsx'),
  'for-you': () => import('./features/safety/for-you.page.tsx'),
}

export type LazyRoute = keyof typeof lazyRoutes
