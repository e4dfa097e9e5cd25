import { SourceList } from '#client/ui/source-list.tsx'
import { SourceReferences } from '#client/ui/source-references.tsx'
import type { Recipe, RecipeWarning } from '#domain/recipes/recipes.types.ts'
import { sortWarnings } from '#domain/recipes/warnings.rules.ts'
import { educationalDisclaimer, unreviewedDisclaimer } from '#domain/safety/disclaimers.ts'
import { formatFactCheck } from '#domain/safety/fact-checks.ts'

/** Short notes for everybody; medicines, illnesses, details and sources are collapsed. */
export function ImportantNotes({ recipe: { warnings, safety } }: { recipe: Pick<Recipe, 'warnings' | 'safety'> }) {
  const { everybody, medicines, conditions, more } = sortWarnings(warnings)
  return (
    <section className="note" id="important-notes" aria-labelledby="important-notes-title">
      <h2 id="important-notes-title" className="mb-2.5 text-[1.5rem]">
        Important Notes
      </h2>
      <div className="notes">
        <ul className="important-notes">
          {everybody.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Notes title="If you take medicines" notes={medicines} />
        <Notes title="If you have an illness" notes={conditions} />
        <Notes title="More about these notes" notes={more} isPrinted={false} />
      </div>
      <SourceList sources={safety.sources} />
      <small>
        {`${educationalDisclaimer} ${unreviewedDisclaimer}`}
        {safety.checkedOn !== undefined && ` ${formatFactCheck(safety.checkedOn)}`}
      </small>
    </section>
  )
}

type NotesProps = { title: string; notes: readonly RecipeWarning[]; isPrinted?: boolean }

function Notes({ title, notes, isPrinted = true }: NotesProps) {
  if (notes.length === 0) return null
  return (
    <details className={isPrinted ? 'reasons-details printed' : 'reasons-details'}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <ul>
        {notes.map(({ text, sources }) => (
          <li key={text}>
            <NoteText text={text} />
            <SourceReferences sources={sources} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Renders an opening question such as `Taking lithium?` in bold. */
function NoteText({ text }: { text: string }) {
  const [, question, rest] = /^([^.?]+\?)( .*)$/.exec(text) ?? []
  if (question === undefined) return text
  return (
    <>
      <b>{question}</b>
      {rest}
    </>
  )
}
