import { paths } from '#domain/paths.ts'

type Entry = { to: string; label: string }
export type AdminTab = Entry & { below: Entry[] }

export const mailingTab: AdminTab = {
  to: paths.mailingAdmin,
  label: 'Mailing',
  below: [
    { to: paths.mailingSubscribers, label: 'Subscribers' },
    { to: paths.mailingCompose, label: 'Compose' },
    { to: paths.mailingCampaigns, label: 'Campaigns' },
  ],
}

/** Admin pages in menu order, each with its subpages. */
export const adminTabs: AdminTab[] = [
  { to: paths.adminOverview, label: 'Overview', below: [] },
  { to: paths.adminBot, label: 'Herbi Bot', below: [{ to: paths.adminReview, label: 'Review list' }] },
  { to: paths.adminContent, label: 'Content Management', below: [] },
  { to: paths.adminCategories, label: 'Forum Categories', below: [{ to: paths.adminModeration, label: 'Moderation' }] },
  { to: paths.adminInbox, label: 'Support Inbox', below: [{ to: paths.adminReplies, label: 'Canned replies' }] },
  { to: paths.adminUsers, label: 'Users', below: [] },
  { to: paths.adminRemedies, label: 'Remedies', below: [{ to: paths.adminHerbs, label: 'Herbs' }] },
  { to: paths.adminSettings, label: 'Site Settings', below: [] },
  { to: paths.adminSecurity, label: 'Security', below: [{ to: paths.adminStatus, label: 'Status' }] },
  mailingTab,
]

const longestFirst = adminTabs
  .flatMap<Entry>((tab) => tab.below.concat(tab))
  .toSorted((one, other) => other.to.length - one.to.length)

/** Returns the entry with the longest URL that `pathname` starts with. */
export const entryOf = (pathname: string): Entry | undefined =>
  longestFirst.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
