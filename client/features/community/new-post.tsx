import { useId } from 'react'

import { useSession } from '#client/core/session.ts'
import { useLastKnown } from '#client/core/use-last-known.ts'
import { Field } from '#client/ui/field.tsx'
import { titleMax } from '#domain/community/community.rules.ts'
import type { ForumCategory, WrittenPost } from '#domain/community/community.types.ts'

import { ContentField, type RenderEmergencies } from './content-field.tsx'
import { NameField } from './name-field.tsx'
import { SignedOutDraft } from './signed-out-draft.tsx'
import { useOwnTexts } from './use-own-texts.ts'
import { WritingForm } from './writing-form.tsx'

export type NewPostProps = {
  categories: readonly ForumCategory[]
  chosen: ForumCategory | undefined
  renderEmergencies: RenderEmergencies
  onWritten: (written: WrittenPost) => void
  onClose: () => void
}

const none: readonly string[] = []

export default function NewPost({ categories, chosen, renderEmergencies, onWritten, onClose }: NewPostProps) {
  const session = useSession()
  const author = useLastKnown(session?.user.id ?? null)
  const own = useOwnTexts({ posts: none, replies: none })
  if (session === null) return <SignedOutDraft name="post" author={author} />
  if (own === undefined)
    return (
      <p className="writing-form text-quiet" data-intent="post">
        Loading...
      </p>
    )
  return (
    <WritingForm<WrittenPost>
      name="post"
      intent="post"
      button="Post"
      label="New Post"
      onWritten={onWritten}
      onClose={onClose}
      renderFields={(errors) => (
        <>
          <NameField own={own} error={errors['displayName']} />
          <Field label="Title" name="title" maxLength={titleMax} autoComplete="off" required error={errors['title']} />
          <CategoryField categories={categories} initial={chosen?.id} error={errors['categoryId']} />
          <ContentField
            label="Content"
            initial=""
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
