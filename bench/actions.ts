import { api } from '#domain/api.ts'
import { toUtcDay } from '#domain/days.ts'

import { firstCategory } from '../e2e/forum.ts'
import { memberPassword, type Member } from '../e2e/member.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000

type Subjects = { member: Member; recipeId: string; postId: string }

export type Action = { name: string; by: 'visitor' | 'member' | 'admin'; method: string; path: string; body?: object }

/** The most frequent actions, in an order that makes each action possible. */
export const mainActions = ({ member, recipeId, postId }: Subjects): Action[] => [
  { name: 'load the session', by: 'member', method: 'GET', path: api.session },
  {
    name: 'sign in',
    by: 'visitor',
    method: 'POST',
    path: api.session,
    body: { email: member.email, password: memberPassword },
  },
  {
    name: 'sign up',
    by: 'visitor',
    method: 'POST',
    path: api.account,
    body: { email: 'newcomer@example.org', password: 'linden and honey', fullName: 'Ada Linden' },
  },
  {
    name: 'subscribe to the newsletter',
    by: 'visitor',
    method: 'POST',
    path: `${api.mailing}/subscribers`,
    body: { email: 'reader@example.org' },
  },
  { name: 'like a remedy', by: 'member', method: 'PUT', path: `${api.favourites}/${recipeId}/like` },
  { name: 'bookmark a remedy', by: 'member', method: 'PUT', path: `${api.favourites}/${recipeId}/bookmark` },
  { name: 'rate a remedy', by: 'member', method: 'PUT', path: `${api.ratings}/${recipeId}`, body: { rating: 5 } },
  { name: 'open the collection', by: 'member', method: 'GET', path: api.collection },
  { name: 'open the notifications', by: 'member', method: 'GET', path: api.notifications },
  {
    name: 'write a post',
    by: 'member',
    method: 'POST',
    path: `${api.community}/posts`,
    body: {
      title: 'Thyme in the morning',
      content: 'Half a gram, and seven minutes under a lid.',
      categoryId: firstCategory,
    },
  },
  {
    name: 'write a reply',
    by: 'member',
    method: 'POST',
    path: `${api.community}/posts/${postId}/replies`,
    body: { content: 'Eight, with a lid on.' },
  },
  { name: 'like a post', by: 'member', method: 'PUT', path: `${api.community}/posts/${postId}/like` },
  {
    name: 'count a view',
    by: 'visitor',
    method: 'POST',
    path: `${api.community}/views`,
    body: { posts: [postId] },
  },
  {
    name: 'open a ticket',
    by: 'member',
    method: 'POST',
    path: `${api.support}/tickets`,
    body: { subject: 'A question', message: 'How long does thyme keep?', priority: 'normal' },
  },
  {
    name: 'add a herb to the cabinet',
    by: 'admin',
    method: 'POST',
    path: `${api.cabinet}/items`,
    body: { herbSlug: 'thyme' },
  },
  { name: 'open the cabinet', by: 'admin', method: 'GET', path: api.cabinet },
  {
    name: 'generate a blend',
    by: 'member',
    method: 'POST',
    path: api.blends,
    body: { description: 'something warm for a quiet evening', tastes: [] },
  },
  { name: 'ask Herbi', by: 'member', method: 'POST', path: api.herbi, body: { message: 'What helps with bloating?' } },
  {
    name: 'grant premium',
    by: 'admin',
    method: 'PUT',
    path: `${api.users}/${member.id}/premium`,
    body: { lastDay: toUtcDay(Date.now() + monthMs), seen: null },
  },
  { name: 'delete a remedy', by: 'admin', method: 'DELETE', path: `${api.recipes}/${recipeId}` },
]
