import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams, withTexts } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type {
  ModerationQueue,
  PostWithReplies,
  Preview,
  TextStatus,
  WrittenReply,
} from '#domain/community/community.types.ts'
import { type ForumFilters, writeForumFilters } from '#domain/community/forum-filters.ts'
import type { CommunityApi } from '#worker/features/community/community.routes.ts'

import { sinceWriting } from './own-writing.ts'

type Context = Readonly<RouterContextProvider>
type Named = { id: string }
type PostWords = { title: string; content: string }

const ask = createAsk((hc, network) => hc<CommunityApi>(api.community, network))

export const listPosts = (context: Context, filters: ForumFilters) =>
  ask(context, (community) => community.posts.$get({ query: { ...writeForumFilters(filters), ...sinceWriting() } }))

/** A post with the replies after the sequence, or with the first. */
export const getPost = (context: Context, { id, after }: Named & { after: number | undefined }) =>
  withTexts<PostWithReplies>(
    ask(context, (community) =>
      community.posts[':id'].$get({
        param: pathParams({ id }),
        query: { ...(after !== undefined && { after: String(after) }), ...sinceWriting() },
      }),
    ),
  )

export const listCategories = (context: Context) => ask(context, (community) => community.categories.$get())

/** What of these is the member's own. */
export const getOwn = (context: Context, { posts, replies }: { posts: string; replies: string }) =>
  ask(context, (community) => community.own.$get({ query: { posts, replies } }))

export const chooseName = (context: Context, displayName: string) =>
  ask(context, (community) => community.name.$put({ json: { displayName } }))

export const createPost = (context: Context, json: PostWords & { categoryId: string }) =>
  ask(context, (community) => community.posts.$post({ json }))

export const changePost = (context: Context, { id, ...json }: Named & PostWords) =>
  ask(context, (community) => community.posts[':id'].$put({ param: pathParams({ id }), json }))

export const deletePost = (context: Context, { id }: Named) =>
  ask(context, (community) => community.posts[':id'].$delete({ param: pathParams({ id }) }))

export const addReply = (context: Context, { id, ...json }: Named & { content: string }) =>
  withTexts<WrittenReply>(
    ask(context, (community) => community.posts[':id'].replies.$post({ param: pathParams({ id }), json })),
  )

export const changeReply = (context: Context, { id, ...json }: Named & { content: string }) =>
  ask(context, (community) => community.replies[':id'].$put({ param: pathParams({ id }), json }))

export const deleteReply = (context: Context, { id }: Named) =>
  ask(context, (community) => community.replies[':id'].$delete({ param: pathParams({ id }) }))

export const likePost = (context: Context, { id }: Named) =>
  ask(context, (community) => community.posts[':id'].like.$put({ param: pathParams({ id }) }))

export const unlikePost = (context: Context, { id }: Named) =>
  ask(context, (community) => community.posts[':id'].like.$delete({ param: pathParams({ id }) }))

export const chooseAnswer = (context: Context, { id, replyId }: Named & { replyId: string }) =>
  ask(context, (community) => community.posts[':id'].answer.$put({ param: pathParams({ id }), json: { replyId } }))

export const takeBackAnswer = (context: Context, { id }: Named) =>
  ask(context, (community) => community.posts[':id'].answer.$delete({ param: pathParams({ id }) }))

export const followPost = (context: Context, { id }: Named) =>
  ask(context, (community) => community.posts[':id'].follow.$put({ param: pathParams({ id }) }))

export const unfollowPost = (context: Context, { id }: Named) =>
  ask(context, (community) => community.posts[':id'].follow.$delete({ param: pathParams({ id }) }))

/** Names of others who wrote below the post, or the post. */
export const listPeople = (context: Context, { id }: Named) =>
  ask(context, (community) => community.posts[':id'].people.$get({ param: pathParams({ id }) }))

/** The text as its author wrote it. */
export const getPostSource = (context: Context, { id }: Named) =>
  ask(context, (community) => community.posts[':id'].source.$get({ param: pathParams({ id }) }))

export const getReplySource = (context: Context, { id }: Named) =>
  ask(context, (community) => community.replies[':id'].source.$get({ param: pathParams({ id }) }))

/** How a text will look; that of a reply below the post. */
export const previewText = (context: Context, { postId, ...words }: PostWords & { postId: string | undefined }) =>
  withTexts<Preview>(
    ask(context, (community) => community.preview.$post({ json: { ...words, ...(postId && { postId }) } })),
  )

export const report = (context: Context, json: { postId?: string; replyId?: string; reason: string }) =>
  ask(context, (community) => community.reports.$post({ json }))

/** Sends views of posts; nobody waits for an answer. */
export const sendViews = (posts: string[]): void => {
  const body = new Blob([JSON.stringify({ posts })], { type: 'application/json' })
  navigator.sendBeacon(`${api.community}/views`, body)
}

type StatusChange = { status: TextStatus; editedAt?: number | null }
type PostChange = Partial<StatusChange> & { isPinned?: boolean; isLocked?: boolean; categoryId?: string }

export const moderatePost = (context: Context, id: string, json: PostChange) =>
  ask(context, (community) => community.moderation.posts[':id'].$put({ param: pathParams({ id }), json }))

export const moderateReply = (context: Context, id: string, json: StatusChange) =>
  ask(context, (community) => community.moderation.replies[':id'].$put({ param: pathParams({ id }), json }))

export const listModeration = (context: Context) =>
  withTexts<ModerationQueue>(ask(context, (community) => community.moderation.$get()))

/** Whoever wrote the text may no longer sign in. */
export const suspendAuthor = (context: Context, json: { kind: 'post' | 'reply'; id: string }) =>
  ask(context, (community) => community.moderation.suspensions.$post({ json }))

export const liftSuspension = (context: Context, id: string) =>
  ask(context, (community) => community.moderation.suspensions[':id'].$delete({ param: pathParams({ id }) }))

export const settleReport = (context: Context, id: string) =>
  ask(context, (community) => community.moderation.reports[':id'].$put({ param: pathParams({ id }) }))
