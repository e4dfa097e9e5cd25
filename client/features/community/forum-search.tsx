import { maxForumSearchLength, type ForumFilters } from '#domain/community/forum-filters.ts'
import { paths } from '#domain/paths.ts'

export const ForumSearch = ({ filters: { category, search } }: { filters: ForumFilters }) => (
  <search>
    <form action={paths.community} className="filters">
      {category !== '' && <input type="hidden" name="category" value={category} />}
      <div className="grow">
        <label htmlFor="search">Search posts</label>
        <input
          className="field"
          id="search"
          type="search"
          name="search"
          defaultValue={search}
          maxLength={maxForumSearchLength}
          placeholder="A herb, a word, a question"
        />
      </div>
      <button className="button plain h-13.5" type="submit">
        Search
      </button>
    </form>
  </search>
)
