import { SourceReferences } from '#client/ui/source-references.tsx'
import type { RecipeWarning } from '#domain/recipes/recipes.types.ts'

type NotesProps = { title: string; notes: readonly RecipeWarning[]; isPrinted?: boolean }

export function Notes({ title, notes, isPrinted = true }: NotesProps) {
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
