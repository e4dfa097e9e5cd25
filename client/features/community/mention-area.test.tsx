// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'

import {
  closeApplication,
  fill,
  leavePage,
  openApplication,
  press,
  textsOf,
  until,
  valueOf,
} from '#client/testing/application.tsx'
import type { Post } from '#domain/community/community.types.ts'

import { Thread } from './thread.island.tsx'

afterEach(closeApplication)

const post = {
  id: 'p1',
  slug: 'linden',
  title: 'Linden',
  body: [],
  checked: { plants: [], notes: [] },
  answer: null,
  createdAt: 1,
  editedAt: null,
} as unknown as Post

const openThread = () =>
  openApplication('/community/p1-linden', {
    role: 'member',
    api: {
      'GET /api/community/own': { liked: [], followed: [], ownPosts: [], ownReplies: [], displayName: 'Ben M.' },
      'GET /api/community/posts/p1/people': { names: ['Ada L.', 'Cara N.'] },
    },
    document: <Thread post={post} category={null} replies={[]} next={null} recipes={[]} />,
  })

it('keeps a mention that was chosen by a click in the draft', async () => {
  await openThread()
  await press('Write a reply')
  await fill('Your reply', '@ad')
  await until(() => expect(textsOf('[role="option"]')).toEqual(['Ada L.']))
  document.querySelector<HTMLElement>('[role="option"]')?.click()
  await until(() => expect(valueOf('Your reply')).toBe('@Ada L. '))
  leavePage()
  await openThread()
  await press('Write a reply')
  await press('Restore')
  await until(() => expect(valueOf('Your reply')).toBe('@Ada L. '))
})
