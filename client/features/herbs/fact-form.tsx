import type { FetcherWithComponents } from 'react-router'

import { DraftNote, EditConflict } from '#client/ui/draft-note.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { useEditDraft } from '#client/ui/use-edit-draft.ts'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import type { FactEditor } from '#domain/herbs/fact-editor.types.ts'
import { factGroupNames } from '#domain/herbs/fact-limits.ts'

import type { FactOutcome } from './admin-herb.action.ts'
import { changeOf, changesOf, draftOf, type FactEdits, groupsOf, noGrounds } from './fact-draft.ts'
import { groupFields, groupTitle } from './fact-fields.tsx'
import { FactGrounds } from './fact-grounds.tsx'

type FormProps = {
  herb: FactEditor
  editor: ReturnType<typeof useEditDraft<FactEdits>>
  fetcher: FetcherWithComponents<FactOutcome>
  isOutdated: boolean
  onEdit: () => void
}

/** Form with every fact of a herb; a changed group asks for its source. */
export function FactForm({ herb, editor, fetcher, isOutdated, onEdit }: FormProps) {
  const { facts, grounds } = editor.form
  const draft = { ...draftOf(herb.values), ...facts }
  const change = (part: Partial<FactEdits>) => {
    editor.change(part)
    onEdit()
  }
  const form = useFocusFirstError(fetcher.data)
  const errors = fetcher.data?.errors ?? {}
  const changed = changesOf(herb.values, draft)
  const groups = groupsOf(changed)
  return (
    <fetcher.Form method="post" ref={form} noValidate className="fact-form" aria-label={`Facts of ${herb.name}`}>
      {isOutdated && <EditConflict itemName="herb" editor={editor} />}
      <DraftNote draft={editor.draft} revision={editor.revision} />
      <input type="hidden" name="change" value={JSON.stringify(changeOf(herb, draft, grounds))} />
      {factGroupNames.map((group) => (
        <section key={group} aria-labelledby={`facts-${group}`}>
          <h2 id={`facts-${group}`}>{groupTitle(group)}</h2>
          {herb.sourced[group] === false && (
            <p className="text-[.94rem] text-quiet">We haven’t read a source for these yet.</p>
          )}
          {groupFields[group]({
            draft,
            errors,
            change: (part) => change({ facts: { ...facts, ...part } }),
          })}
          {groups.includes(group) && (
            <FactGrounds
              group={group}
              grounds={grounds[group] ?? noGrounds}
              errors={errors}
              change={(ground) => change({ grounds: { ...grounds, [group]: ground } })}
            />
          )}
        </section>
      ))}
      <div className="fact-end">
        <SubmitButton intent="preview" fetcher={fetcher} isReady={changed.length > 0 && !isOutdated}>
          Preview changes
        </SubmitButton>
        <p className="text-quiet" role="status">
          {changed.length === 0
            ? 'No changes yet.'
            : `${changed.length === 1 ? '1 fact' : `${changed.length} facts`} changed, not saved yet.`}
        </p>
      </div>
      <ErrorSummary outcome={fetcher.data} />
    </fetcher.Form>
  )
}
