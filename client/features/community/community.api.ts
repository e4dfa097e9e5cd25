import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { PostWithReplies } from '#domain/community/community.types.ts'
import { type ForumFilters, writeForumFilters } from '#domain/community/forum-filters.ts'
import type { CommunityApi } from '#worker/features/community/community.routes.ts'

type Context = Readonly<RouterContextProvider>

const ask = createAsk((hc, network) => hc<CommunityApi>(api.community, network))

/** What the routes answer by their own types: Hono's types of JSON give up on texts, which are trees. */
const withTexts = <Told>(answer: Promise<unknown>): Promise<Told> => answer as Promise<Told>

export const listPosts = (context: Context, filters: ForumFilters) =>
  ask(context, (community) => community.posts.$get({ query: writeForumFilters(filters) }))

/** A post with the replies after the sequence, or with the first. */
export const getPost = (context: Context, { id, after }: { id: string; after: number | undefined }) =>
  withTexts<PostWithReplies>(
    ask(context, (community) =>
      community.posts[':id'].$get({
        param: pathParams({ id }),
        query: after === undefined ? {} : { after: String(after) },
      }),
    ),
  )
