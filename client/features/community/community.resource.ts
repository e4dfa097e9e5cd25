import type { ApiContext } from '#client/core/api.ts'
import { textFields } from '#client/core/forms.ts'
import type { ResourceArgs, Submission } from '#client/core/resources.ts'
import type { ForumCategory, OwnTexts } from '#domain/community/community.types.ts'
import { communityForBrowser } from '#domain/paths.ts'

import { actions } from './actions.ts'
import { getOwn, getPostSource, getReplySource, listCategories, listPeople } from './community.api.ts'
import { moderate } from './moderation-actions.ts'
import { requestFresh } from './own-writing.ts'

export type Source = { title?: string; content: string }

/** Display names that a reply can mention. */
export type People = { names: string[] }

type Loaded = OwnTexts | Source | ForumCategory[] | People

/** Loads the resource that the query parameter `of` names. Returns null if the request fails. */
export function loader({ request, context }: ResourceArgs): Promise<Loaded | null> {
  const { of = '', ...query } = Object.fromEntries(new URL(request.url).searchParams)
  return (load[of]?.(context, query) ?? Promise.resolve(null)).catch(() => null)
}

type Load = (context: ApiContext, query: Record<string, string>) => Promise<Loaded>

const load: Record<string, Load> = {
  own: (context, { posts = '', replies = '' }) => requestFresh(() => getOwn(context, { posts, replies })),
  post: (context, { id = '' }) => getPostSource(context, { id }),
  reply: (context, { id = '' }) => getReplySource(context, { id }),
  people: (context, { id = '' }) => listPeople(context, { id }),
  categories: async (context) => (await listCategories(context)).categories,
}

export async function action({ request, context }: ResourceArgs) {
  const { intent = '', ...fields } = Object.fromEntries(textFields(await request.formData()))
  return intent === 'moderate' ? moderate(context, fields) : (actions[intent]?.(context, fields) ?? null)
}

/** Reloads after a form with a display name even if the text was rejected, because the name may have been saved. */
export const shouldReload = ({ formAction, formData, isReloading }: Submission) =>
  formAction === communityForBrowser && (isReloading || formData.has('displayName'))
