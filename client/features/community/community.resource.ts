import type { ApiContext } from '#client/core/api.ts'
import { textFields } from '#client/core/forms.ts'
import { requestFresh } from '#client/core/recent-writes.ts'
import type { ResourceArgs, Submission } from '#client/core/resources.ts'
import type { ForumCategory, OwnTexts } from '#domain/community/community.types.ts'
import { communityDataPath } from '#domain/paths.ts'

import { memberActions, moderate } from './community-actions.ts'
import { getOwnTexts, getPostSource, getReplySource, listCategories, listThreadAuthors } from './community.api.ts'

export type TextSource = { title?: string; content: string }

/** Display names that a reply can mention. */
export type ThreadAuthors = { names: string[] }

type Loaded = OwnTexts | TextSource | ForumCategory[] | ThreadAuthors

/** Loads the resource that the query parameter `resource` names. Returns null if the request fails. */
export function loader({ request, context }: ResourceArgs): Promise<Loaded | null> {
  const { resource = '', ...query } = Object.fromEntries(new URL(request.url).searchParams)
  return (resourceLoaders[resource]?.(context, query) ?? Promise.resolve(null)).catch(() => null)
}

type ResourceLoader = (context: ApiContext, query: Record<string, string>) => Promise<Loaded>

const resourceLoaders: Record<string, ResourceLoader> = {
  own: (context, { posts = '', replies = '' }) => requestFresh(() => getOwnTexts(context, { posts, replies })),
  post: (context, { id = '' }) => getPostSource(context, { id }),
  reply: (context, { id = '' }) => getReplySource(context, { id }),
  people: (context, { id = '' }) => listThreadAuthors(context, { id }),
  categories: async (context) => (await listCategories(context)).categories,
}

export async function action({ request, context }: ResourceArgs) {
  const { intent = '', ...fields } = Object.fromEntries(textFields(await request.formData()))
  return intent === 'moderate' ? moderate(context, fields) : (memberActions[intent]?.(context, fields) ?? null)
}

/** Reloads after a form with a display name even if the text was rejected, because the name may have been saved. */
export const shouldReload = ({ formAction, formData, isReloading }: Submission) =>
  formAction === communityDataPath && (isReloading || formData.has('displayName'))
