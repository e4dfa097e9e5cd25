import { Link } from 'react-router'

import type { ForumCategory } from '#domain/community/community.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { paths } from '#domain/paths.ts'

type CategoryListProps = { categories: readonly ForumCategory[]; chosen: ForumCategory | undefined }

/** Links to the categories with their post counts; a scrollable row on a phone. */
export function CategoryList({ categories, chosen }: CategoryListProps) {
  const all = categories.reduce((sum, { postCount }) => sum + postCount, 0)
  return (
    <nav className="drawers" aria-label="Categories">
      <ul>
        <li>
          <Link to={paths.community} className="drawer" aria-current={chosen ? undefined : 'true'}>
            <span>All Categories</span> <Count of={all} />
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={paths.communityOf(category.slug)}
              className="drawer"
              aria-current={category === chosen ? 'true' : undefined}
            >
              <CategoryIcon of={category} />
              <span>{category.name}</span> <Count of={category.postCount} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Count = ({ of }: { of: number }) => (
  <small>
    {groupDigits(of)}
    <span className="sr-only">{of === 1 ? ' post' : ' posts'}</span>
  </small>
)

const CategoryIcon = ({ of: { color, icon } }: { of: ForumCategory }) => (
  <span className="category-icon" aria-hidden>
    <svg viewBox="0 0 44 44">
      <circle cx="22" cy="22" r="20" stroke={color} strokeWidth="4" />
    </svg>
    {icon}
  </span>
)
