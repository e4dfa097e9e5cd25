import { parsePostId } from '#domain/community/post-url.ts'
import { tags } from '#worker/core/tags.ts'

type Params = Record<string, string | undefined>

/** Cache policy of each page that the worker renders, by its id in the route table: private, or its cache tags. */
export const pagePolicies: Record<string, 'private' | ((params: Params) => string[])> = {
  landing: () => [tags.pages],
  'how-we-check': () => [tags.herbs],
  about: () => [tags.pages],
  contact: () => [tags.pages],
  'for-you': () => [tags.pages],
  tools: () => [tags.pages],
  'label-designer': () => [tags.pages],
  journal: () => [tags.pages],
  'ask-herbi': () => [tags.pages],
  'blend-generator': () => [tags.pages],
  community: () => [tags.posts, tags.community],
  post: (params) => [tags.post(parsePostId(params['address'] ?? '') ?? ''), tags.community],
  help: () => [tags.pages],
  privacy: () => [tags.pages],
  terms: () => [tags.pages],
  categories: () => [tags.recipes],
  herbs: () => [tags.herbs],
  herb: () => [tags.herbs, tags.recipes],
  remedies: () => [tags.recipes],
  recipe: (params) => [tags.recipe(params['address'] ?? '')],
  'confirm-account': () => [tags.pages],
  'confirm-email': () => [tags.pages],
  'reset-password': () => [tags.pages],
  profile: () => [tags.pages],
  'profile-edit': () => [tags.pages],
  members: () => [tags.pages],
  cabinet: () => [tags.pages],
  tickets: () => [tags.pages],
  ticket: () => [tags.pages],
  admin: () => [tags.pages],
  'admin-overview': () => [tags.pages],
  'admin-inbox': () => [tags.pages],
  'admin-replies': () => [tags.pages],
  'admin-ticket': () => [tags.pages],
  'admin-categories': () => [tags.pages],
  'admin-moderation': () => [tags.pages],
  'admin-users': () => [tags.pages],
  'admin-user': () => [tags.pages],
  'admin-security': () => [tags.pages],
  'admin-status': () => [tags.pages],
  'admin-remedies': () => [tags.pages],
  'admin-remedy': () => [tags.pages],
  'admin-bot': () => [tags.pages],
  'admin-review': () => [tags.pages],
  'admin-content': () => [tags.pages],
  'admin-settings': () => [tags.pages],
  'admin-herbs': () => [tags.pages],
  'admin-herb': () => [tags.pages],
  'mailing-admin': () => [tags.pages],
  'mailing-subscribers': () => [tags.pages],
  'mailing-compose': () => [tags.pages],
  'mailing-campaigns': () => [tags.pages],
  'mailing-campaign': () => [tags.pages],
  'mailing-list': () => [tags.pages],
  'confirm-subscription': 'private',
  unsubscribe: 'private',
  preferences: 'private',
  'no-recipe': 'private',
  'not-found': 'private',
}

/** Returns the tags of a page, including those of its frame; none for a private page or one without a policy. */
export function getPageTags(pageId: string, params: Params): string[] {
  const pagePolicy = pagePolicies[pageId] ?? 'private'
  return pagePolicy === 'private' ? [] : [...pagePolicy(params), tags.settings]
}
