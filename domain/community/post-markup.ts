import { paths } from '../paths.ts'
import type { PostWithReplies } from './community.types.ts'
import { toPlainText } from './markup-text.rules.ts'

/**
 * Returns a post and its visible replies as schema.org `DiscussionForumPosting`. Returns an empty list for a deleted
 * post.
 */
export function createPostMarkup(siteUrl: string, { post, category, replies }: PostWithReplies): object[] {
  if (post.isDeleted) return []
  const url = siteUrl + paths.post(post)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      headline: post.title,
      text: toPlainText(post.body),
      url,
      mainEntityOfPage: url,
      author: createPerson(post.authorName),
      datePublished: formatIsoTime(post.createdAt),
      ...(post.editedAt !== null && { dateModified: formatIsoTime(post.editedAt) }),
      ...(category && { articleSection: category.name }),
      interactionStatistic: [
        createCounter('LikeAction', post.likes),
        createCounter('ViewAction', post.views),
        createCounter('CommentAction', post.replyCount),
      ],
      comment: replies.map((reply) => ({
        '@type': 'Comment',
        text: toPlainText(reply.body),
        url: `${url}#reply-${reply.id}`,
        author: createPerson(reply.authorName),
        datePublished: formatIsoTime(reply.createdAt),
        ...(reply.editedAt !== null && { dateModified: formatIsoTime(reply.editedAt) }),
      })),
    },
  ]
}

const createPerson = (name: string | null) => ({ '@type': 'Person', name: name ?? 'former member' })
const formatIsoTime = (timeMs: number) => new Date(timeMs).toISOString()
const createCounter = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
})
