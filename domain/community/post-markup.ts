import { paths } from '../paths.ts'
import type { PostWithReplies } from './community.types.ts'
import { textOf } from './markup-text.rules.ts'

/**
 * Returns a post and its visible replies as schema.org `DiscussionForumPosting`, or an empty list for a deleted post.
 */
export function postMarkup(siteUrl: string, { post, category, replies }: PostWithReplies): object[] {
  if (post.isDeleted) return []
  const address = siteUrl + paths.post(post)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      headline: post.title,
      text: textOf(post.body),
      url: address,
      mainEntityOfPage: address,
      author: personNamed(post.authorName),
      datePublished: isoTime(post.createdAt),
      ...(post.editedAt !== null && { dateModified: isoTime(post.editedAt) }),
      ...(category && { articleSection: category.name }),
      interactionStatistic: [
        counted('LikeAction', post.likes),
        counted('ViewAction', post.views),
        counted('CommentAction', post.replyCount),
      ],
      comment: replies.map((reply) => ({
        '@type': 'Comment',
        text: textOf(reply.body),
        url: `${address}#reply-${reply.id}`,
        author: personNamed(reply.authorName),
        datePublished: isoTime(reply.createdAt),
        ...(reply.editedAt !== null && { dateModified: isoTime(reply.editedAt) }),
      })),
    },
  ]
}

const personNamed = (name: string | null) => ({ '@type': 'Person', name: name ?? 'former member' })
const isoTime = (at: number) => new Date(at).toISOString()
const counted = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
})
