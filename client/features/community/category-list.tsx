import type { ForumCategory } from '#domain/community/community.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { paths } from '#domain/paths.ts'

type CategoryListProps = { categories: readonly ForumCategory[]; selectedCategory: ForumCategory | undefined }

/** Links to the categories with their post counts; a scrollable row on a phone. */
export function CategoryList({ categories, selectedCategory }: CategoryListProps) {
  const totalCount = categories.reduce((sum, { postCount }) => sum + postCount, 0)
  return (
    <nav className="category-list" aria-label="Categories" data-refresh="categories">
      <ul>
        <li>
          <a href={paths.community} className="category-link" aria-current={selectedCategory ? undefined : 'true'}>
            <span>All Categories</span> <Count count={totalCount} />
          </a>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <a
              href={paths.communityCategory(category.slug)}
              className="category-link"
              aria-current={category === selectedCategory ? 'true' : undefined}
            >
              <CategoryIcon category={category} />
              <span>{category.name}</span> <Count count={category.postCount} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Count = ({ count }: { count: number }) => (
  <small>
    {groupDigits(count)}
    <span className="sr-only">{count === 1 ? ' post' : ' posts'}</span>
  </small>
)

const CategoryIcon = ({ category: { color, icon } }: { category: ForumCategory }) => (
  <span className="category-icon" aria-hidden>
    <svg viewBox="0 0 44 44">
      <circle cx="22" cy="22" r="20" stroke={color} strokeWidth="4" />
    </svg>
    {icon}
  </span>
)
