import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'

import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFirstFault } from '#client/ui/use-first-fault.ts'
import type { FactDesk } from '#domain/herbs/fact-desk.types.ts'
import { factGroupNames } from '#domain/herbs/fact-limits.ts'
import type { FactGroup } from '#domain/herbs/fact-values.ts'

import type { FactOutcome } from './admin-herb.action.ts'
import { changeOf, changesOf, draftOf, type GroundsDraft, groupsOf, noGrounds } from './fact-draft.ts'
import { groupFields, groupTitle } from './fact-fields.tsx'
import { FactGrounds } from './fact-grounds.tsx'

type FormProps = { desk: FactDesk; fetcher: FetcherWithComponents<FactOutcome>; onEdit: () => void }

/** Every fact of a herb; a group in which something changes asks for its source. */
export function FactForm({ desk, fetcher, onEdit }: FormProps) {
  const [draft, setDraft] = useState(() => draftOf(desk.values))
  const [grounds, setGrounds] = useState<Partial<Record<FactGroup, GroundsDraft>>>({})
  const form = useFirstFault(fetcher.data)
  const faults = fetcher.data?.faults ?? {}
  const changed = changesOf(desk.values, draft)
  const groups = groupsOf(changed)
  return (
    <fetcher.Form method="post" ref={form} noValidate className="fact-form" aria-label={`Facts of ${desk.name}`}>
      <input type="hidden" name="change" value={JSON.stringify(changeOf(desk, draft, grounds))} />
      {factGroupNames.map((group) => (
        <section key={group} aria-labelledby={`facts-${group}`}>
          <h2 id={`facts-${group}`}>{groupTitle(group)}</h2>
          {desk.sourced[group] === false && (
            <p className="text-[.94rem] text-quiet">No source has been read for these yet.</p>
          )}
          {groupFields[group]({
            draft,
            faults,
            change: (part) => {
              setDraft((before) => ({ ...before, ...part }))
              onEdit()
            },
          })}
          {groups.includes(group) && (
            <FactGrounds
              group={group}
              grounds={grounds[group] ?? noGrounds}
              faults={faults}
              change={(ground) => {
                setGrounds((before) => ({ ...before, [group]: ground }))
                onEdit()
              }}
            />
          )}
        </section>
      ))}
      <div className="fact-end">
        <SubmitButton intent="preview" fetcher={fetcher} isReady={changed.length > 0}>
          Show what would change
        </SubmitButton>
        <p className="text-quiet" role="status">
          {changed.length === 0
            ? 'Nothing is changed yet.'
            : `${changed.length === 1 ? '1 fact is' : `${changed.length} facts are`} changed, and nothing is stored yet.`}
        </p>
      </div>
      <ErrorSummary outcome={fetcher.data} />
    </fetcher.Form>
  )
}
