import { paths } from '#domain/paths.ts'

type AdminLink = { to: string; label: string }
export type AdminTab = AdminLink & { subpages: AdminLink[] }

export const mailingTab: AdminTab = {
  to: paths.mailingAdmin,
  label: 'Mailing',
  subpages: [
    { to: paths.mailingSubscribers, label: 'Subscribers' },
    { to: paths.mailingCompose, label: 'Compose' },
    { to: paths.mailingCampaigns, label: 'Campaigns' },
  ],
}

/** Admin pages in menu order, each with its subpages. */
export const adminTabs: AdminTab[] = [
  { to: paths.adminOverview, label: 'Overview', subpages: [] },
  {
    to: paths.adminBot,
    label: 'Herbi Bot',
    subpages: [
      { to: paths.adminReview, label: 'Review list' },
      { to: paths.adminHerbi, label: 'Herbi' },
    ],
  },
  { to: paths.adminContent, label: 'Content Management', subpages: [] },
  {
    to: paths.adminCategories,
    label: 'Forum Categories',
    subpages: [{ to: paths.adminModeration, label: 'Moderation' }],
  },
  { to: paths.adminInbox, label: 'Support Inbox', subpages: [{ to: paths.adminReplies, label: 'Canned replies' }] },
  { to: paths.adminUsers, label: 'Users', subpages: [] },
  { to: paths.adminRemedies, label: 'Remedies', subpages: [{ to: paths.adminHerbs, label: 'Herbs' }] },
  { to: paths.adminSettings, label: 'Site Settings', subpages: [] },
  { to: paths.adminSecurity, label: 'Security', subpages: [{ to: paths.adminStatus, label: 'Status' }] },
  mailingTab,
]

const longestUrlFirst = adminTabs
  .flatMap<AdminLink>((tab) => tab.subpages.concat(tab))
  .toSorted((a, b) => b.to.length - a.to.length)

/** Returns the entry with the longest URL that `pathname` starts with. */
export const findEntry = (pathname: string): AdminLink | undefined =>
  longestUrlFirst.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
