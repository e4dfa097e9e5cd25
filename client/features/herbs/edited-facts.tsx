import type { FetcherWithComponents } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { Citation } from '#client/ui/source-list.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { FactChange, FactDecision } from '#domain/herbs/fact-change.schemas.ts'
import type { EditedFact, FactEditor } from '#domain/herbs/fact-editor.types.ts'
import { formatFact, factLabels } from '#domain/herbs/fact.messages.ts'

import type { FactActionResult } from './admin-herb.action.ts'

type EditedProps = { herb: FactEditor; fetcher: FetcherWithComponents<FactActionResult> }

export function EditedFacts({ herb, fetcher }: EditedProps) {
  if (herb.edits.length === 0) return null
  return (
    <section aria-labelledby="edited-facts">
      <h2 id="edited-facts">Your edits</h2>
      <ul className="mt-3 grid gap-4.5">
        {herb.edits
          .toSorted((one, other) => Number(other.isDisputed) - Number(one.isDisputed))
          .map((edit) => (
            <EditedFactItem key={edit.fact} edit={edit} herb={herb} fetcher={fetcher} />
          ))}
      </ul>
    </section>
  )
}

const decisions: Record<'disputed' | 'settled', [FactDecision, string][]> = {
  disputed: [
    ['mine', 'Keep my version'],
    ['release', 'Use the released version'],
    ['stricter', 'Keep the stricter version'],
  ],
  settled: [['release', 'Restore the released version']],
}

function EditedFactItem({ edit, herb, fetcher }: EditedProps & { edit: EditedFact }) {
  const { fact, mine, released, isDisputed, source, reason, changedAt } = edit
  const inUse = herb.values[fact]
  return (
    <li
      className={
        isDisputed ? 'note grid gap-2.5' : 'grid gap-2.5 rounded-box border-[1.5px] border-line bg-sheet px-5 pt-4 pb-5'
      }
    >
      <h3 className={isDisputed ? undefined : 'text-[1.2rem]'}>{factLabels[fact]}</h3>
      {isDisputed && <p>A newer release disagrees. We use the stricter fact until you decide.</p>}
      <dl className="fact-list [--term-width:12rem] [&_small]:text-[0.92rem] [&_small]:whitespace-nowrap [&_small]:text-quiet">
        <div>
          <dt>Your version</dt>
          <dd>{formatFact(fact, mine)}</dd>
        </div>
        <div>
          <dt>Released version</dt>
          <dd>{formatFact(fact, released)}</dd>
        </div>
        {isDisputed && (
          <div>
            <dt>Version in use</dt>
            <dd>{formatFact(fact, inUse)}</dd>
          </div>
        )}
        <div>
          <dt>Source</dt>
          <dd>
            <Citation source={source} />. {reason} <small>{formatDay(changedAt)}</small>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        {decisions[isDisputed ? 'disputed' : 'settled'].map(([decision, words]) => (
          <fetcher.Form key={decision} method="post">
            <input type="hidden" name="change" value={JSON.stringify(createDecision(herb, edit, decision))} />
            <SubmitButton intent="preview" fetcher={fetcher} className="button plain">
              {words} <span className="sr-only">: {factLabels[fact]}</span>
            </SubmitButton>
          </fetcher.Form>
        ))}
      </div>
    </li>
  )
}

const createDecision = (
  { revision, dataVersion }: FactEditor,
  { fact }: EditedFact,
  decision: FactDecision,
): FactChange => ({
  revision,
  dataVersion,
  facts: {},
  grounds: {},
  decisions: { [fact]: decision },
})
