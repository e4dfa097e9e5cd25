import type { FetcherWithComponents } from 'react-router'

import { DraftNote, EditConflict } from '#client/ui/draft-note.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import type { useEditDraft } from '#client/ui/use-edit-draft.ts'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import type { FactEditor } from '#domain/herbs/fact-editor.types.ts'
import { factGroupNames, maxCiteLength, maxReasonLength } from '#domain/herbs/fact-limits.ts'
import type { FactGroup } from '#domain/herbs/fact-values.ts'
import { tierLabels } from '#domain/herbs/source-messages.ts'

import type { FactActionResult } from './admin-herb.action.ts'
import {
  createFactChange,
  findChangedNames,
  createFactDraft,
  type FactEdits,
  listGroups,
  emptyGrounds,
  type GroundsDraft,
} from './fact-draft.ts'
import { groupFields, groupTitle } from './fact-fields.tsx'
import { FactSelect } from './fact-parts.tsx'

type FormProps = {
  herb: FactEditor
  editor: ReturnType<typeof useEditDraft<FactEdits>>
  fetcher: FetcherWithComponents<FactActionResult>
  isOutdated: boolean
  onEdit: () => void
}

/** Form with every fact of a herb. A changed group gets fields for its source and reason. */
export function FactForm({ herb, editor, fetcher, isOutdated, onEdit }: FormProps) {
  const { facts, grounds } = editor.form
  const draft = { ...createFactDraft(herb.values), ...facts }
  const change = (part: Partial<FactEdits>) => {
    editor.change(part)
    onEdit()
  }
  const form = useFocusFirstError(fetcher.data)
  const errors = fetcher.data?.errors ?? {}
  const changedNames = findChangedNames(herb.values, draft)
  const groups = listGroups(changedNames)
  return (
    <fetcher.Form method="post" ref={form} noValidate className="grid gap-10" aria-label={`Facts of ${herb.name}`}>
      {isOutdated && <EditConflict title="Someone else saved this herb" editor={editor} />}
      <DraftNote draft={editor.draft} revision={editor.revision} />
      <input type="hidden" name="change" value={JSON.stringify(createFactChange(herb, draft, grounds))} />
      {factGroupNames.map((group) => (
        <section key={group} className="grid gap-4 [&>.labelled]:max-w-56" aria-labelledby={`facts-${group}`}>
          <h2 id={`facts-${group}`}>{groupTitle(group)}</h2>
          {herb.sourced[group] === false && (
            <p className="text-[.94rem] text-quiet">We haven’t read a source for these facts yet.</p>
          )}
          {groupFields[group]({
            draft,
            errors,
            change: (part) => change({ facts: { ...facts, ...part } }),
          })}
          {groups.includes(group) && (
            <FactGrounds
              group={group}
              grounds={grounds[group] ?? emptyGrounds}
              errors={errors}
              change={(ground) => change({ grounds: { ...grounds, [group]: ground } })}
            />
          )}
        </section>
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
        <SubmitButton intent="preview" fetcher={fetcher} isReady={changedNames.length > 0 && !isOutdated}>
          Preview changes
        </SubmitButton>
        <p className="text-quiet" role="status">
          {changedNames.length === 0
            ? 'No changes yet.'
            : `${changedNames.length === 1 ? '1 fact' : `${changedNames.length} facts`} changed, not saved yet.`}
        </p>
      </div>
      <ErrorSummary outcome={fetcher.data} />
    </fetcher.Form>
  )
}

type GroundsProps = {
  group: FactGroup
  grounds: GroundsDraft
  change: (grounds: GroundsDraft) => void
  errors: Record<string, string>
}

const tiers = Object.entries(tierLabels) as [keyof typeof tierLabels, string][]

function FactGrounds({ group, grounds, change, errors }: GroundsProps) {
  const error = (name: string) => errors[`grounds.${group}.${name}`]
  return (
    <fieldset className="grid max-w-144 gap-3.5 rounded-box border-[1.5px] border-cobalt bg-sheet px-5 pt-1.5 pb-5">
      <legend className="px-2 font-semibold text-cobalt">Source and reason</legend>
      <Field
        label="Source"
        name="cite"
        hint="Author, title and year, so that anyone can find it."
        error={error('cite')}
        value={grounds.cite}
        maxLength={maxCiteLength}
        autoComplete="off"
        onChange={(event) => change({ ...grounds, cite: event.currentTarget.value })}
      />
      <Field
        label="Web address (optional)"
        name="address"
        type="url"
        placeholder="https://"
        error={error('address')}
        value={grounds.address}
        autoComplete="off"
        onChange={(event) => change({ ...grounds, address: event.currentTarget.value })}
      />
      <FactSelect
        label="How we read the source"
        options={tiers}
        value={grounds.tier}
        onSelect={(tier) => change({ ...grounds, tier })}
      />
      <TextArea
        label="Reason"
        name="reason"
        max={maxReasonLength}
        rows={2}
        error={error('reason')}
        value={grounds.reason}
        onChange={(event) => change({ ...grounds, reason: event.currentTarget.value })}
      />
    </fieldset>
  )
}
