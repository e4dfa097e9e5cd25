import { useId, useState } from 'react'

import { takePassedPost } from '#client/core/passed-post.ts'
import { useSession } from '#client/core/session.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { Field } from '#client/ui/field.tsx'
import { maxTitleLength } from '#domain/community/community.rules.ts'
import type { ForumCategory, WrittenPost } from '#domain/community/community.types.ts'

import { ContentField, type RenderEmergencies } from './content-field.tsx'
import { NameField, TextForm, SignedOutDraft } from './text-form.tsx'
import { useOwnTexts } from './use-own-texts.ts'

export type NewPostProps = {
  categories: readonly ForumCategory[]
  selectedCategory: ForumCategory | undefined
  renderEmergencies: RenderEmergencies
  onSaved: (saved: WrittenPost) => void
  onClose: () => void
}

const noIds: readonly string[] = []
const noText = { title: '', content: '', category: '' }

export default function NewPost({ categories, selectedCategory, renderEmergencies, onSaved, onClose }: NewPostProps) {
  const session = useSession()
  const author = useLastNonNull(session?.user.id ?? null)
  const own = useOwnTexts({ posts: noIds, replies: noIds })
  const [initial] = useState(() => takePassedPost() ?? noText)
  const passedCategory = categories.find(({ slug }) => slug === initial.category)
  if (session === null) return <SignedOutDraft name="post" author={author} />
  if (own === undefined)
    return (
      <p className="text-form text-quiet" data-intent="post">
        Loading...
      </p>
    )
  return (
    <TextForm<WrittenPost>
      name="post"
      intent="post"
      button="Post"
      label="New Post"
      onSaved={onSaved}
      onClose={onClose}
      renderFields={(errors) => (
        <>
          <NameField own={own} error={errors['displayName']} />
          <Field
            label="Title"
            name="title"
            defaultValue={initial.title}
            maxLength={maxTitleLength}
            autoComplete="off"
            required
            error={errors['title']}
          />
          <CategoryField
            categories={categories}
            initial={(passedCategory ?? selectedCategory)?.id}
            error={errors['categoryId']}
          />
          <ContentField
            label="Content"
            initial={initial.content}
            error={errors['content']}
            rows={9}
            renderEmergencies={renderEmergencies}
          />
        </>
      )}
    />
  )
}

type CategoryFieldProps = {
  categories: readonly ForumCategory[]
  initial: string | undefined
  error: string | undefined
}

function CategoryField({ categories, initial, error }: CategoryFieldProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>Category</label>
      <select
        id={id}
        name="categoryId"
        className="field"
        defaultValue={initial}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}error`}
      >
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </select>
      <p className="error" id={`${id}error`}>
        {error}
      </p>
    </div>
  )
}
