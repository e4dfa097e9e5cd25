import { type FormEvent, useEffect, useId } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { textFields } from '#client/core/forms.ts'
import type { ForumCategory } from '#domain/community/community.types.ts'
import { communityDataPath } from '#domain/paths.ts'

type MoveProps = { categoryId: string; move: (categoryId: string) => void }

export function MovePost({ categoryId, move }: MoveProps) {
  const { data, load } = useFetcher<ForumCategory[] | null>()
  const categories = data ?? []
  const id = useId()
  useEffect(() => void load(`${communityDataPath}?resource=categories`), [load])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { categoryId: selectedId = '' } = Object.fromEntries(textFields(new FormData(event.currentTarget)))
    if (selectedId !== '') move(selectedId)
  }
  if (data === null) return <p className="error">We couldn’t load the categories.</p>
  return (
    <form className="flex flex-wrap items-center gap-3" onSubmit={onSubmit}>
      <label htmlFor={id}>Move to</label>
      <select
        key={categories.length}
        id={id}
        name="categoryId"
        className="field grow basis-40"
        defaultValue={categoryId}
      >
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </select>
      <button type="submit" className="button plain h-13.5">
        Move
      </button>
    </form>
  )
}
