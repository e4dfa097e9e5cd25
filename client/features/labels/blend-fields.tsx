import { type ReactNode, useId } from 'react'

import { useToday } from '#client/core/use-today.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { findDateErrors, formatLabelDate } from '#domain/labels/best-before.rules.ts'
import type { LabelCheck } from '#domain/labels/label-check.rules.ts'
import { maxInstructionsLength, maxNameLength, maxNotesLength } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'
import { formatCups } from '#domain/recipes/recipe-counts.ts'
import { requirementTexts } from '#domain/safety/finding-messages.ts'

import { fieldPair } from './appearance-fields.tsx'
import type { ChangeLabel } from './use-label.ts'

type BlendFieldsProps = {
  draft: LabelDraft
  change: ChangeLabel
  nameError: string | undefined
  computedBestBefore: string | undefined
  requirements: LabelCheck['requirements']
  children: ReactNode
}

export const blendNameField = 'blendName'

const cupOptions = (count: number) =>
  Array.from({ length: count }, (_, position) => [String(position + 1), formatCups(position + 1)] as const)

/** Fields for the label's text. `children` are the ingredients. */
export function BlendFields({
  draft,
  change,
  nameError,
  computedBestBefore,
  requirements,
  children,
}: BlendFieldsProps) {
  const errors = findDateErrors(draft, useToday())
  return (
    <section className="fields max-w-none" aria-labelledby="on-the-label">
      <h2 id="on-the-label" className="text-[1.5rem]">
        On the label
      </h2>
      <Field
        name={blendNameField}
        label="Blend name"
        autoComplete="off"
        maxLength={maxNameLength}
        value={draft.name}
        error={nameError}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Field
        name="subtitle"
        label="Line below the name (optional)"
        maxLength={100}
        value={draft.subtitle}
        onChange={(event) => change({ subtitle: event.currentTarget.value })}
      />
      {children}
      <div className={fieldPair}>
        <Select
          name="cups"
          label="Amounts are for"
          options={cupOptions(12)}
          value={draft.cups}
          onChange={(event) => change({ cups: event.currentTarget.value })}
        />
        <Select
          name="cupsPerDay"
          label="Maximum a day"
          options={cupOptions(6)}
          value={draft.cupsPerDay}
          onChange={(event) => change({ cupsPerDay: event.currentTarget.value })}
        />
      </div>
      {requirements.length > 0 && <Preparation draft={draft} change={change} requirements={requirements} />}
      <TextArea
        name="instructions"
        label="Instructions"
        hint="Enter one step per line."
        rows={5}
        max={maxInstructionsLength}
        value={draft.instructions}
        onChange={(event) => change({ instructions: event.currentTarget.value })}
      />
      <div className={fieldPair}>
        <Field
          name="madeOn"
          label="Made on"
          type="date"
          value={draft.madeOn}
          error={errors.madeOn}
          onChange={(event) => change({ madeOn: event.currentTarget.value })}
        />
        <Field
          name="bestBefore"
          label="Best before"
          type="date"
          value={draft.bestBefore || (computedBestBefore ?? '')}
          error={errors.bestBefore}
          onChange={(event) => change({ bestBefore: event.currentTarget.value })}
        />
      </div>
      {computedBestBefore && (
        <p className="-mt-2 text-[0.9rem] text-quiet">
          {`The herb with the shortest shelf life keeps until ${formatLabelDate(computedBestBefore)}.`}
          {draft.bestBefore !== '' && draft.bestBefore !== computedBestBefore && (
            <button
              type="button"
              className="stand-alone ms-2 cursor-pointer"
              onClick={() => change({ bestBefore: '' })}
            >
              Use this date
            </button>
          )}
        </p>
      )}
      <Field
        name="batch"
        label="Batch (optional)"
        maxLength={40}
        value={draft.batch}
        onChange={(event) => change({ batch: event.currentTarget.value })}
      />
      <TextArea
        name="notes"
        label="Notes (optional)"
        rows={2}
        max={maxNotesLength}
        value={draft.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
    </section>
  )
}

type PreparationProps = Pick<BlendFieldsProps, 'draft' | 'change' | 'requirements'>

/** Preparation steps that the herbs need. Ticked steps are printed on the label and used by the check. */
function Preparation({ draft: { preparation }, change, requirements }: PreparationProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-[0.94rem] font-semibold">
        These herbs need this preparation. The steps you tick appear on the label.
      </legend>
      {requirements.map((code) => (
        <label key={code} htmlFor={id + code} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            id={id + code}
            className="size-5"
            checked={preparation.includes(code)}
            onChange={(event) =>
              change({
                preparation: event.currentTarget.checked
                  ? [...preparation, code]
                  : preparation.filter((other) => other !== code),
              })
            }
          />
          {requirementTexts[code]}
        </label>
      ))}
    </fieldset>
  )
}
