// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'

import {
  closeApplication,
  controls,
  fill,
  leavePage,
  openApplication,
  press,
  until,
  valueOf,
} from '#client/testing/application.tsx'
import type { Post } from '#domain/community/community.types.ts'

import { Thread } from './thread.island.tsx'

afterEach(closeApplication)

const post = {
  slug: 'linden',
  title: 'Linden',
  body: [],
  checked: { plants: [], notes: [] },
  answer: null,
  createdAt: 1,
  editedAt: null,
} as unknown as Post

const openOwnPost = (id: string, content: string) =>
  openApplication(`/community/${id}-linden`, {
    role: 'member',
    api: {
      'GET /api/community/own': { liked: [], followed: [], ownPosts: [id], ownReplies: [], displayName: 'Ben M.' },
      [`GET /api/community/posts/${id}/source`]: { title: 'Linden', content },
    },
    document: <Thread post={{ ...post, id }} category={null} replies={[]} next={null} recipes={[]} />,
  })

it('edits the text of a post, and offers no draft of another post', async () => {
  await openOwnPost('p1', 'Five minutes.')
  await press('Edit this post')
  await until(() => expect(valueOf('Content')).toBe('Five minutes.'))
  await fill('Content', 'Eight minutes.')
  leavePage()
  await openOwnPost('p2', 'Ten minutes.')
  await press('Edit this post')
  await until(() => expect(valueOf('Content')).toBe('Ten minutes.'))
  expect(controls('Restore')).toEqual([])
  leavePage()
  await openOwnPost('p1', 'Five minutes.')
  await press('Edit this post')
  await press('Restore')
  await until(() => expect(valueOf('Content')).toBe('Eight minutes.'))
})
