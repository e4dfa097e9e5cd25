import { type RecipeFilters, writeRecipeFilters } from './recipes/recipe-filters.ts'

/** What a message may be about when a link of ours leads to the contact page. */
const contactSubjects = ['Premium'] as const

/** What stands after `#` where a page opens a dialog or says something once. */
export const hashes = {
  signIn: '#sign-in',
  signUp: '#sign-up',
  forgottenPassword: '#forgotten-password',
  authenticationRequired: '#authentication-required',
  accessDenied: '#access-denied',
} as const

/** The address of every page. */
export const paths = {
  home: '/',
  pricing: '/#pricing',
  remedies: '/remedies',
  categories: '/categories',
  herbs: '/herbs',
  herb: (slug: string) => `/herbs/${encodeURIComponent(slug)}`,
  recipe: (slug: string) => `/recipe/${encodeURIComponent(slug)}`,
  forYou: '/for-you',
  /** Leads back to where the reader came from. */
  forYouFrom: (path: string) => `/for-you?${new URLSearchParams({ from: path }).toString()}`,
  howWeCheck: '/how-we-check',
  about: '/about',
  contact: '/contact',
  tickets: '/contact/tickets',
  ticket: (id: string) => `/contact/tickets/${encodeURIComponent(id)}`,
  contactAbout: (subject: (typeof contactSubjects)[number]) =>
    `/contact?${new URLSearchParams({ subject }).toString()}`,
  /** Open the dialog over the landing page. */
  signIn: `/${hashes.signIn}`,
  forgottenPassword: `/${hashes.forgottenPassword}`,
  authenticationRequired: `/${hashes.authenticationRequired}`,
  accessDenied: `/${hashes.accessDenied}`,
  profile: '/profile',
  profileEdit: '/profile/edit',
  members: '/members',
  tools: '/tools',
  askHerbi: '/ask-herbi',
  conversation: (id: string) => `/ask-herbi?${new URLSearchParams({ conversation: id }).toString()}`,
  labelDesigner: '/label-designer',
  labelOf: (slug: string) => `/label-designer?recipe=${encodeURIComponent(slug)}`,
  journal: '/healing-journal',
  blendGenerator: '/blend-generator',
  cabinet: '/herbal-cabinet',
  community: '/community',
  communityOf: (categorySlug: string) => `/community?${new URLSearchParams({ category: categorySlug }).toString()}`,
  post: ({ id, slug }: { id: string; slug: string }) => `/community/${id}-${encodeURIComponent(slug)}`,
  admin: '/admin',
  adminOverview: '/admin/overview',
  adminContent: '/admin/content',
  adminUsers: '/admin/users',
  adminUser: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  adminRemedies: '/admin/remedies',
  adminNewRemedy: '/admin/remedies/new',
  adminRemedy: (id: string) => `/admin/remedies/${encodeURIComponent(id)}`,
  adminHerbs: '/admin/herbs',
  adminHerb: (slug: string) => `/admin/herbs/${encodeURIComponent(slug)}`,
  adminSettings: '/admin/settings',
  adminSecurity: '/admin/security',
  adminStatus: '/admin/status',
  adminBot: '/admin/herbi-bot',
  adminReview: '/admin/herbi-bot/review',
  adminInbox: '/admin/support',
  adminReplies: '/admin/support/replies',
  adminTicket: (id: string) => `/admin/support/${encodeURIComponent(id)}`,
  adminCategories: '/admin/categories',
  adminModeration: '/admin/moderation',
  mailingAdmin: '/mailing-admin',
  mailingSubscribers: '/mailing-admin/subscribers',
  mailingCompose: '/mailing-admin/compose',
  mailingCampaigns: '/mailing-admin/campaigns',
  mailingCampaign: (id: string) => `/mailing-admin/campaigns/${encodeURIComponent(id)}`,
  /** Where links of mails lead; what they prove follows after `#`. */
  confirmAccount: '/confirm-account',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  mailingList: '/mailing-list',
  /** The token stands in the address itself, for whoever has no scripts. */
  confirmSubscription: (token: string) => `/confirm-subscription/${encodeURIComponent(token)}`,
  /** So does this one, by which somebody leaves. */
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  /** And this one, on which a subscriber chooses. */
  preferences: (token: string) => `/mailing-list/preferences/${encodeURIComponent(token)}`,
  privacy: '/privacy',
  terms: '/terms',
  help: '/help',
  feed: '/feed.xml',
  /** The facts and rules, for programs. */
  herbData: '/herbs.json',
  siteImage: '/images/site.png',
  recipeImage: (slug: string) => `/images/recipe/${encodeURIComponent(slug)}.png`,
} as const

const gated: ReadonlySet<string> = new Set([paths.members, paths.profileEdit, paths.tickets])

/** Whether a page, or what the route table matches for it, is the administrator's alone. */
export const isForAdmin = (pathname: string): boolean =>
  [paths.admin, paths.mailingAdmin].some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Whether a page is for people who are signed in alone; so are those below the administrator's and the tickets. */
export const isGated = (pathname: string): boolean =>
  gated.has(pathname) || isForAdmin(pathname) || pathname.startsWith(`${paths.tickets}/`)

/** What the route table matches for a recipe: its slug, an earlier one or its id. */
export const recipePattern = '/recipe/:address'

/** The share image of a recipe: its slug, an earlier one or its id, and `.png`. */
export const recipeImagePattern = '/images/recipe/:file{.+[.]png}'

/** A recipe's address that names none. */
export const recipeWithoutAddress = '/recipe'

/**
 * Not pages: where the browser's own route table asks for who is signed in, for counts, for ingredients to choose from, for
 * facts to check by, for the copy of the answers in the account, for a member's notes, and for what a member keeps and rates, and
 * where an administrator deletes a recipe; and what is a member's own in the community, with what is done there.
 */
export const sessionForBrowser = '/profile/session'
export const countsForBrowser = '/categories/counts'
export const ingredientsForBrowser = '/remedies/ingredients'
export const deletionForBrowser = '/remedies/deletion'
export const factsForBrowser = '/for-you/facts'
export const plantsForBrowser = '/for-you/plants'
export const copyForBrowser = '/for-you/copy'
export const notificationsForBrowser = '/notifications/panel'
export const favouritesForBrowser = '/members/favourites'
export const ratingsForBrowser = '/members/ratings'
export const communityForBrowser = '/community/own'
/** A member's month and kept blends, and where blends are asked for, kept and deleted. */
export const blendsForBrowser = '/blend-generator/own'
export const recipeFactsForBrowser = (slug: string) => `/recipe/${encodeURIComponent(slug)}/facts`
export const recipeFactsPattern = '/recipe/:address/facts'
/** What a closed recipe keeps. */
export const wholeRecipePattern = '/recipe/:address/whole'

/** Who answers for Herbi, a kept conversation, and where a question is asked; a member's conversations. */
export const herbiForBrowser = '/ask-herbi/own'
export const conversationsForBrowser = '/ask-herbi/conversations'

/** What the label designer checks and dates by, and the remedies that a label may begin with. */
export const labelsForBrowser = '/label-designer/parts'

/** What stands in the frame of a custom banner, and in that of a banner that is being written. */
export const bannerFrame = (place: 'header' | 'footer') => `/banners/${place}`
export const bannerFramePattern = '/banners/:place'
export const bannerPreview = '/banners/preview'

/** What the route table matches for a ticket: its id. */
export const ticketPattern = '/contact/tickets/:id'
export const adminTicketPattern = '/admin/support/:id'

/** What the route table matches for a post: its id, and words that only people read. */
export const postPattern = '/community/:address'

/** What the route table matches for a link that confirms a subscription. */
export const confirmSubscriptionPattern = '/confirm-subscription/:token'

/** What the route table matches for a link by which somebody leaves the mailing list. */
export const unsubscribePattern = '/unsubscribe/:token'

/** The same for one by which a subscriber chooses. */
export const preferencesPattern = '/mailing-list/preferences/:token'

/** What the route table matches for a herb or a restricted plant. */
export const herbPattern = '/herbs/:slug'

/** The address of the list under these filters. */
export function remediesAddress(filters: RecipeFilters): string {
  const query = new URLSearchParams(writeRecipeFilters(filters)).toString()
  return query ? `${paths.remedies}?${query}` : paths.remedies
}
