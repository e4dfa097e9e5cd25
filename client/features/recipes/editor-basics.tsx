import { type ReactNode, useId } from 'react'

import { Field } from '#client/ui/field.tsx'
import { FormPart } from '#client/ui/form-part.tsx'
import { PreparationFields } from '#client/ui/preparation-fields.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { paths } from '#domain/paths.ts'
import type { EditForm } from '#domain/recipes/edit-form.ts'
import { editLimits } from '#domain/recipes/recipe-edit.schemas.ts'
import type { NameStatus } from '#domain/recipes/recipe-edit.types.ts'
import { difficulties } from '#domain/recipes/recipes.types.ts'
import { countWords } from '#domain/text.ts'

import type { ChangeForm, Errors } from './use-editor.ts'

type BasicProps = {
  form: EditForm
  change: ChangeForm
  errors: Errors
  nameStatus: NameStatus | undefined
  children: ReactNode
}

const figuresStyle = 'grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-4.5'

const difficultyOptions = difficulties.map((difficulty) => [difficulty, difficulty] as const)

/** Fields of a remedy that aren't lists. `children` are rendered below its name. */
export function BasicFields({ form, change, errors, nameStatus, children }: BasicProps) {
  const ailmentsId = useId()
  const figures = [
    { field: 'brewMinutes', label: 'Brew time (minutes)' },
    { field: 'servings', label: 'Servings (cups)' },
    { field: 'cupsPerDay', label: 'Maximum cups a day' },
    { field: 'courseDays', label: 'Days in a row (optional)' },
  ] as const
  return (
    <FormPart title="The remedy">
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        value={form.name}
        error={errors['name']}
        hint={nameStatus ? `Page address: ${paths.recipe(nameStatus.slug)}` : 'Used to create the page address.'}
        onChange={({ target }) => change({ name: target.value })}
      />
      {children}
      <div className={figuresStyle}>
        <Field
          label="Ailment"
          name="ailment"
          autoComplete="off"
          list={ailmentsId}
          value={form.ailment}
          error={errors['ailment']}
          onChange={({ target }) => change({ ailment: target.value })}
        />
        <datalist id={ailmentsId}>
          {ailmentNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Field
          label="Emoji"
          name="emoji"
          autoComplete="off"
          value={form.emoji}
          error={errors['emoji']}
          onChange={({ target }) => change({ emoji: target.value })}
        />
        <Select
          label="Difficulty"
          name="difficulty"
          options={difficultyOptions}
          value={form.difficulty}
          onChange={({ target }) =>
            change({ difficulty: difficulties.find((difficulty) => difficulty === target.value) ?? 'Easy' })
          }
        />
      </div>
      <TextArea
        label="Description"
        hint={`40 to 90 words. You have ${countWords(form.description)}.`}
        name="description"
        rows={6}
        max={editLimits.description}
        value={form.description}
        error={errors['description']}
        onChange={({ target }) => change({ description: target.value })}
      />
      <div className={figuresStyle}>
        {figures.map(({ field, label }) => (
          <Field
            key={field}
            label={label}
            name={field}
            inputMode="numeric"
            autoComplete="off"
            value={form[field]}
            error={errors[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))}
      </div>
      <PreparationFields
        summary={`Preparation steps (${form.preparation.length})`}
        preparation={form.preparation}
        onChange={(preparation) => change({ preparation })}
      />
    </FormPart>
  )
}
