import { type ApiContext, asDeclared, createApiCall, pathParams } from '#client/core/api.ts'
import { cacheBypassQuery } from '#client/core/recent-writes.ts'
import { api } from '#domain/api.ts'
import type {
  ModerationQueue,
  PostWithReplies,
  Preview,
  TextStatus,
  WrittenReply,
} from '#domain/community/community.types.ts'
import { type ForumFilters, createForumQuery } from '#domain/community/forum-filters.ts'
import type { CommunityApi } from '#worker/features/community/community.routes.ts'

type WithId = { id: string }
type PostText = { title: string; content: string }

const callApi = createApiCall((hc, network) => hc<CommunityApi>(api.community, network))

export const listPosts = (context: ApiContext, filters: ForumFilters) =>
  callApi(context, (community) => community.posts.$get({ query: createForumQuery(filters) }))

/** Returns a post with its replies after the sequence number `after`, or with the first replies if it is undefined. */
export const getPost = (context: ApiContext, { id, after }: WithId & { after: number | undefined }) =>
  asDeclared<PostWithReplies>(
    callApi(context, (community) =>
      community.posts[':id'].$get({
        param: pathParams({ id }),
        query: { ...(after !== undefined && { after: String(after) }), ...cacheBypassQuery() },
      }),
    ),
  )

export const listCategories = (context: ApiContext) => callApi(context, (community) => community.categories.$get())

/** Returns which of these posts and replies the member has written, liked or followed, and their display name. */
export const getOwnTexts = (context: ApiContext, { posts, replies }: { posts: string; replies: string }) =>
  callApi(context, (community) => community.own.$get({ query: { posts, replies } }))

export const setDisplayName = (context: ApiContext, displayName: string) =>
  callApi(context, (community) => community.name.$put({ json: { displayName } }))

export const createPost = (context: ApiContext, json: PostText & { categoryId: string }) =>
  callApi(context, (community) => community.posts.$post({ json }))

export const updatePost = (context: ApiContext, { id, ...json }: WithId & PostText) =>
  callApi(context, (community) => community.posts[':id'].$put({ param: pathParams({ id }), json }))

export const deletePost = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.posts[':id'].$delete({ param: pathParams({ id }) }))

export const addReply = (context: ApiContext, { id, ...json }: WithId & { content: string }) =>
  asDeclared<WrittenReply>(
    callApi(context, (community) => community.posts[':id'].replies.$post({ param: pathParams({ id }), json })),
  )

export const updateReply = (context: ApiContext, { id, ...json }: WithId & { content: string }) =>
  callApi(context, (community) => community.replies[':id'].$put({ param: pathParams({ id }), json }))

export const deleteReply = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.replies[':id'].$delete({ param: pathParams({ id }) }))

export const likePost = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.posts[':id'].like.$put({ param: pathParams({ id }) }))

export const unlikePost = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.posts[':id'].like.$delete({ param: pathParams({ id }) }))

export const chooseAnswer = (context: ApiContext, { id, replyId }: WithId & { replyId: string }) =>
  callApi(context, (community) => community.posts[':id'].answer.$put({ param: pathParams({ id }), json: { replyId } }))

export const removeAnswer = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.posts[':id'].answer.$delete({ param: pathParams({ id }) }))

export const followPost = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.posts[':id'].follow.$put({ param: pathParams({ id }) }))

export const unfollowPost = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.posts[':id'].follow.$delete({ param: pathParams({ id }) }))

/** Returns the display names of the other authors in the thread. */
export const listThreadAuthors = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.posts[':id'].people.$get({ param: pathParams({ id }) }))

/** Returns the text as its author typed it. */
export const getPostSource = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.posts[':id'].source.$get({ param: pathParams({ id }) }))

export const getReplySource = (context: ApiContext, { id }: WithId) =>
  callApi(context, (community) => community.replies[':id'].source.$get({ param: pathParams({ id }) }))

/** Returns a preview of a post, or of a reply to the post `postId`. */
export const previewText = (context: ApiContext, { postId, ...text }: PostText & { postId: string | undefined }) =>
  asDeclared<Preview>(
    callApi(context, (community) => community.preview.$post({ json: { ...text, ...(postId && { postId }) } })),
  )

export const sendReport = (context: ApiContext, json: { postId?: string; replyId?: string; reason: string }) =>
  callApi(context, (community) => community.reports.$post({ json }))

type StatusChange = { status: TextStatus; editedAt?: number | null }
type PostChange = Partial<StatusChange> & { isPinned?: boolean; isLocked?: boolean; categoryId?: string }

export const moderatePost = (context: ApiContext, id: string, json: PostChange) =>
  callApi(context, (community) => community.moderation.posts[':id'].$put({ param: pathParams({ id }), json }))

export const moderateReply = (context: ApiContext, id: string, json: StatusChange) =>
  callApi(context, (community) => community.moderation.replies[':id'].$put({ param: pathParams({ id }), json }))

export const listModeration = (context: ApiContext) =>
  asDeclared<ModerationQueue>(callApi(context, (community) => community.moderation.$get()))

export const suspendAuthor = (context: ApiContext, json: { kind: 'post' | 'reply'; id: string }) =>
  callApi(context, (community) => community.moderation.suspensions.$post({ json }))

export const liftSuspension = (context: ApiContext, id: string) =>
  callApi(context, (community) => community.moderation.suspensions[':id'].$delete({ param: pathParams({ id }) }))

export const resolveReport = (context: ApiContext, id: string) =>
  callApi(context, (community) => community.moderation.reports[':id'].$put({ param: pathParams({ id }) }))
