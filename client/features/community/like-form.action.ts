import { createFormAction } from '#client/core/posted-forms.ts'

import { getOwnTexts, likePost, unlikePost } from './community.api.ts'

/** Likes a post, or undoes it. */
export const action = createFormAction(async (context, { post: id = '' }) => {
  const { liked } = await getOwnTexts(context, { posts: id, replies: '' })
  await (liked.length > 0 ? unlikePost(context, { id }) : likePost(context, { id }))
  return liked.length > 0 ? 'post-unliked' : 'post-liked'
})
