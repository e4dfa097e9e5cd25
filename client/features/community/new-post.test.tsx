// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { passPost } from '#client/core/passed-post.ts'
import { closeApplication, openApplication, press, until, valueOf } from '#client/testing/application.tsx'
import { recipeCategorySlug } from '#domain/community/community.rules.ts'
import type { ForumCategory } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { NewPostSlot } from './new-post.island.tsx'

afterEach(closeApplication)

const createCategory = (id: string, slug: string): ForumCategory => ({
  id,
  slug,
  name: slug,
  description: '',
  color: '#2B4C9B',
  icon: '🍵',
  postCount: 0,
})
const growing = createCategory('growing', 'growing')
const recipes = createCategory('recipes', recipeCategorySlug)

/** Opens the form for a new post, which starts with a shared recipe. */
async function openForm(categories: ForumCategory[]): Promise<void> {
  passPost({ title: 'Evening cup', content: 'This is my recipe.', category: recipeCategorySlug })
  await openApplication(paths.community, {
    role: 'member',
    api: { 'GET /api/community/own': { liked: [], followed: [], ownPosts: [], ownReplies: [], displayName: 'Ada' } },
    document: <NewPostSlot categories={categories} selectedCategory={undefined} />,
  })
  await press('New Post')
  await until(() => expect(valueOf('Title')).toBe('Evening cup'))
}

describe('the form for a post about a shared recipe', () => {
  it('starts in the category for recipes', async () => {
    await openForm([growing, recipes])
    expect(valueOf('Category')).toBe('recipes')
  })

  it('starts in the first category if there is none for recipes', async () => {
    await openForm([growing])
    expect(valueOf('Category')).toBe('growing')
  })
})
