import { useId } from 'react'

import { Field } from '#client/ui/field.tsx'
import { FormPart } from '#client/ui/form-part.tsx'
import { OwnJar } from '#client/ui/own-jar.tsx'
import { PreparationFields } from '#client/ui/preparation-fields.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { jarColours, ownRecipeLimits } from '#domain/own-recipes/own-recipes.schemas.ts'
import { toSentenceCase } from '#domain/words.ts'

import type { FormProps } from './line-lists.tsx'

const rowStyle = 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-4.5'

const colourOptions = jarColours.map((colour) => [colour, toSentenceCase(colour)] as const)

export function BasicFields({ form, change, errors }: FormProps) {
  const ailmentsId = useId()
  return (
    <FormPart title="Your recipe">
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        value={form.name}
        error={errors['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label="Ailment (optional)"
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
    </FormPart>
  )
}

const figures = [
  { field: 'servings', label: 'Cups it makes' },
  { field: 'waterMl', label: 'Water (ml)' },
  { field: 'brewMinutes', label: 'Minutes to steep' },
  { field: 'cupsPerDay', label: 'Cups a day' },
  { field: 'courseDays', label: 'Days in a row' },
] as const

export function FigureFields({ form, change, errors }: FormProps) {
  return (
    <FormPart title="Cups and time">
      <p className="-mt-3 text-quiet">Water is for all cups together. You can leave water and days empty.</p>
      <div className={rowStyle}>
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
        summary="Preparation that some herbs need"
        preparation={form.preparation}
        onChange={(preparation) => change({ preparation })}
      />
    </FormPart>
  )
}

export const NoteFields = ({ form, change, errors }: FormProps) => (
  <FormPart title="Notes and jar">
    <TextArea
      label="Your notes (optional)"
      name="notes"
      rows={4}
      max={ownRecipeLimits.ownNotes}
      value={form.notes}
      error={errors['notes']}
      onChange={({ target }) => change({ notes: target.value })}
    />
    <Field
      label="Tags (optional)"
      hint="Separate them with commas, such as evening, mint."
      name="tags"
      autoComplete="off"
      value={form.tags}
      error={errors['tags']}
      onChange={({ target }) => change({ tags: target.value })}
    />
    <div className="flex items-center gap-5">
      <OwnJar content={form} className="w-20" />
      <div className={`min-w-0 grow ${rowStyle}`}>
        <Field
          label="Emoji"
          name="emoji"
          autoComplete="off"
          value={form.emoji}
          error={errors['emoji']}
          onChange={({ target }) => change({ emoji: target.value })}
        />
        <Select
          label="Colour"
          name="colour"
          options={colourOptions}
          value={form.colour}
          onChange={({ target }) =>
            change({ colour: jarColours.find((colour) => colour === target.value) ?? 'cobalt' })
          }
        />
      </div>
    </div>
  </FormPart>
)
