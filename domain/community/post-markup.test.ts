import { expect, it } from 'vitest'

import type { Post, Reply } from './community.types.ts'
import { createPostMarkup } from './post-markup.ts'

const baseText = {
  sequence: 4,
  authorName: 'Ada L.',
  body: [{ kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: 'Five minutes?' }] }],
  checked: { plants: [], notes: [] },
  createdAt: Date.UTC(2026, 0, 2),
  editedAt: null,
}
const post: Post = {
  ...baseText,
  id: 'p',
  slug: 'linden',
  title: 'Linden',
  categoryId: 'c',
  isPinned: false,
  isLocked: false,
  likes: 3,
  views: 20,
  replyCount: 1,
  isDeleted: false,
  answer: null,
}
const reply: Reply = { ...baseText, id: 'r', authorName: null, editedAt: Date.UTC(2026, 0, 3) }
const site = 'https://herbs.test'

it('createPostMarkup describes a post with its replies, counts and people', () => {
  expect(createPostMarkup(site, { post, category: null, replies: [reply], next: null, recipes: [] })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      headline: 'Linden',
      text: 'Five minutes?',
      url: `${site}/community/p-linden`,
      mainEntityOfPage: `${site}/community/p-linden`,
      author: { '@type': 'Person', name: 'Ada L.' },
      datePublished: '2026-01-02T00:00:00.000Z',
      interactionStatistic: [
        ['LikeAction', 3],
        ['ViewAction', 20],
        ['CommentAction', 1],
      ].map(([action, count]) => ({
        '@type': 'InteractionCounter',
        interactionType: `https://schema.org/${action}`,
        userInteractionCount: count,
      })),
      comment: [
        {
          '@type': 'Comment',
          text: 'Five minutes?',
          url: `${site}/community/p-linden#reply-r`,
          author: { '@type': 'Person', name: 'former member' },
          datePublished: '2026-01-02T00:00:00.000Z',
          dateModified: '2026-01-03T00:00:00.000Z',
        },
      ],
    },
  ])
})

it('createPostMarkup returns an empty list for a deleted post', () => {
  expect(
    createPostMarkup(site, {
      post: { ...post, isDeleted: true },
      category: null,
      replies: [reply],
      next: null,
      recipes: [],
    }),
  ).toEqual([])
})
