import type { ActionResult } from '#client/core/run-action.ts'
import { Field } from '#client/ui/field.tsx'
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
    <div className="category-appearance">
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
