import { type RecipeFilters, writeRecipeFilters } from './recipes/recipe-filters.ts'

/** Contact page subjects that links can prefill. */
const contactSubjects = ['Premium'] as const

/** Fragments that open a dialog or show a message once. */
export const hashes = {
  signIn: '#sign-in',
  signUp: '#sign-up',
  forgottenPassword: '#forgotten-password',
  authenticationRequired: '#authentication-required',
  accessDenied: '#access-denied',
} as const

/** Calendar feed of a member: its token, followed by `.ics`. */
export const calendarFeedPattern = '/calendar/:file{.+[.]ics}'

/** Page that a pharmacist link opens. */
export const pharmacistPagePattern = '/shared/for-my-pharmacist/:token'

export const sharedRecipeBasePath = '/shared-recipes'
export const sharedRecipePattern = `${sharedRecipeBasePath}/:token`

export const paths = {
  home: '/',
  pricing: '/#pricing',
  remedies: '/remedies',
  categories: '/categories',
  herbs: '/herbs',
  herb: (slug: string) => `/herbs/${encodeURIComponent(slug)}`,
  recipe: (slug: string) => `/recipe/${encodeURIComponent(slug)}`,
  substitutes: (slug: string) => `/recipe/${encodeURIComponent(slug)}/substitutes`,
  forYou: '/for-you',
  /** Safety questionnaire, with a link back to `path`. */
  forYouFrom: (path: string) => `/for-you?${new URLSearchParams({ from: path }).toString()}`,
  howWeCheck: '/how-we-check',
  signInPage: '/sign-in',
  about: '/about',
  contact: '/contact',
  tickets: '/contact/tickets',
  ticket: (id: string) => `/contact/tickets/${encodeURIComponent(id)}`,
  contactAbout: (subject: (typeof contactSubjects)[number]) =>
    `/contact?${new URLSearchParams({ subject }).toString()}`,
  /** Paths that open a dialog over the landing page. */
  signIn: `/${hashes.signIn}`,
  forgottenPassword: `/${hashes.forgottenPassword}`,
  authenticationRequired: `/${hashes.authenticationRequired}`,
  accessDenied: `/${hashes.accessDenied}`,
  profile: '/profile',
  profileEdit: '/profile/edit',
  sideEffect: '/side-effect',
  pharmacistLinks: '/profile/show-my-pharmacist',
  members: '/members',
  tools: '/tools',
  askHerbi: '/ask-herbi',
  conversation: (id: string) => `/ask-herbi?${new URLSearchParams({ conversation: id }).toString()}`,
  labelDesigner: '/label-designer',
  labelForRecipe: (slug: string) => `/label-designer?recipe=${encodeURIComponent(slug)}`,
  journal: '/healing-journal',
  calendar: '/healing-journal/calendar',
  blendGenerator: '/blend-generator',
  cabinet: '/herbal-cabinet',
  ownRecipes: '/your-recipes',
  newOwnRecipe: '/your-recipes/new',
  ownRecipe: (id: string) => `/your-recipes/${encodeURIComponent(id)}`,
  /** Unlisted page of a recipe that its author shares. */
  sharedRecipe: (token: string) => `${sharedRecipeBasePath}/${encodeURIComponent(token)}`,
  editOwnRecipe: (id: string) => `/your-recipes/${encodeURIComponent(id)}/edit`,
  community: '/community',
  communityCategory: (categorySlug: string) =>
    `/community?${new URLSearchParams({ category: categorySlug }).toString()}`,
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
  adminHerbi: '/admin/herbi',
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
  /** Pages linked from emails. The token follows after `#`. */
  confirmAccount: '/confirm-account',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  mailingList: '/mailing-list',
  /** The token is part of the path, because the page works without JavaScript. */
  confirmSubscription: (token: string) => `/confirm-subscription/${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  preferences: (token: string) => `/mailing-list/preferences/${encodeURIComponent(token)}`,
  privacy: '/privacy',
  terms: '/terms',
  help: '/help',
  feed: '/feed.xml',
  /** Facts and rules as JSON. */
  herbData: '/herbs.json',
  siteImage: '/images/site.png',
  recipeImage: (slug: string) => `/images/recipe/${encodeURIComponent(slug)}.png`,
} as const

const memberPaths: ReadonlySet<string> = new Set([
  paths.members,
  paths.profileEdit,
  paths.pharmacistLinks,
  paths.calendar,
  paths.tickets,
  paths.ownRecipes,
])

/** True for paths and route patterns that only administrators may open. */
export const isAdminPath = (pathname: string): boolean =>
  [paths.admin, paths.mailingAdmin].some((path) => pathname === path || pathname.startsWith(`${path}/`))

/**
 * True for paths and route patterns that require signing in, including the administrators' pages, tickets and own
 * recipes.
 */
export const requiresSignIn = (pathname: string): boolean =>
  memberPaths.has(pathname) ||
  isAdminPath(pathname) ||
  pathname.startsWith(`${paths.tickets}/`) ||
  pathname.startsWith(`${paths.ownRecipes}/`)

/** Matches a recipe's slug, earlier slug or id. */
export const recipePattern = '/recipe/:address'

/** Page with herbs that can replace those of a recipe. */
export const substitutesPattern = '/recipe/:address/substitutes'

/** Share image of a recipe. Matches the slug, an earlier slug or the id, followed by `.png`. */
export const recipeImagePattern = '/images/recipe/:file{.+[.]png}'

/** Path of a recipe page, without the recipe's slug. */
export const recipeBasePath = '/recipe'

/** Targets of forms that work without JavaScript. */
export const formPaths = {
  favourite: '/forms/favourite',
  rating: '/forms/rating',
  like: '/forms/like',
  signOut: '/forms/sign-out',
} as const

/**
 * Browser-only routes without pages. They serve the session, counts, ingredients, facts for the check, saved answers,
 * notifications, favourites, ratings, and a member's own data in the community. One route deletes recipes for
 * administrators.
 */
export const sessionDataPath = '/profile/session'
export const passkeysDataPath = '/profile/passkeys'
export const ingredientsDataPath = '/remedies/ingredients'
export const recipeDeletionPath = '/remedies/deletion'
export const factsDataPath = '/for-you/facts'
export const plantsDataPath = '/for-you/plants'
export const savedAnswersPath = '/for-you/copy'
export const subscriptionDataPath = '/mailing-list/subscription'
export const ticketsDataPath = '/contact/form'
export const notificationsDataPath = '/notifications/panel'
export const favouritesDataPath = '/members/favourites'
export const ratingsDataPath = '/members/ratings'
export const communityDataPath = '/community/own'
/** Serves a member's monthly limit and saved blends. Also generates, saves and deletes blends. */
export const blendsDataPath = '/blend-generator/own'
export const recipeFactsPath = (slug: string) => `/recipe/${encodeURIComponent(slug)}/facts`
export const recipeFactsPattern = '/recipe/:address/facts'
/** Serves the amounts and steps of a closed recipe. */
export const wholeRecipePattern = '/recipe/:address/whole'

/**
 * Serves Herbi's status or a conversation, and answers questions. The second route serves the list of conversations.
 */
export const herbiDataPath = '/ask-herbi/own'
export const conversationsDataPath = '/ask-herbi/conversations'

/** Data for the label designer: remedy search, and a label's initial content. */
export const labelsDataPath = '/label-designer/parts'

/** Document in the frame of a custom banner or its preview. */
export const bannerFrame = (place: 'header' | 'footer') => `/banners/${place}`
export const bannerFramePattern = '/banners/:place'
export const bannerPreview = '/banners/preview'

export const ticketPattern = '/contact/tickets/:id'
export const adminTicketPattern = '/admin/support/:id'

/** Matches a post's id and its readable part, which routing ignores. */
export const postPattern = '/community/:address'

export const confirmSubscriptionPattern = '/confirm-subscription/:token'

export const unsubscribePattern = '/unsubscribe/:token'

export const stopMailsPattern = '/notification-emails/:token'

export const preferencesPattern = '/mailing-list/preferences/:token'

/** Matches the slug of a herb or restricted plant. */
export const herbPattern = '/herbs/:slug'

/** Returns the list's URL with these filters. */
export function remediesUrl(filters: RecipeFilters): string {
  const query = new URLSearchParams(writeRecipeFilters(filters)).toString()
  return query ? `${paths.remedies}?${query}` : paths.remedies
}
