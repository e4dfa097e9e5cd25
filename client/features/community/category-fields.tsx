import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { useForm } from '#client/ui/use-form.ts'
import {
  categoryDefaults,
  maxCategoryDescriptionLength,
  maxCategoryNameLength,
} from '#domain/community/categories.rules.ts'
import type { AdminCategory } from '#domain/community/community.types.ts'

type CategoryFieldsProps = { category?: AdminCategory; errors: ActionResult['errors'] }

export const CategoryFields = ({ category, errors }: CategoryFieldsProps) => (
  <>
    <Field
      label="Name"
      name="name"
      required
      maxLength={maxCategoryNameLength}
      autoComplete="off"
      defaultValue={category?.name}
      error={errors['name']}
    />
    <Field
      label="Description (optional)"
      name="description"
      maxLength={maxCategoryDescriptionLength}
      autoComplete="off"
      defaultValue={category?.description}
      error={errors['description']}
    />
    <div className="grid grid-cols-2 gap-4.5 [&_[type=color]]:cursor-pointer [&_[type=color]]:p-1.25">
      <Field
        label="Colour"
        name="color"
        type="color"
        defaultValue={category?.color ?? categoryDefaults.color}
        error={errors['color']}
      />
      <Field
        label="Icon (one emoji)"
        name="icon"
        maxLength={24}
        autoComplete="off"
        defaultValue={category?.icon ?? categoryDefaults.icon}
        error={errors['icon']}
      />
    </div>
  </>
)

export function NewCategory() {
  const fetcher = useFetcher<ActionResult>()
  const form = useForm(fetcher)
  const draft = useFormDraft(form, 'category', { fetcher })
  return (
    <section className="mt-14" aria-labelledby="new-category">
      <h2 id="new-category" className="mb-5 text-cobalt">
        New category
      </h2>
      <fetcher.Form method="post" ref={form} noValidate className="fields" onInput={draft.onInput}>
        <DraftNote draft={draft} />
        <CategoryFields errors={fetcher.data?.errors ?? {}} />
        <SubmitButton intent="create" fetcher={fetcher}>
          Create category
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
