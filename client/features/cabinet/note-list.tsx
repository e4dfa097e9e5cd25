import { Citation } from '#client/ui/source-list.tsx'
import type { SuggestionCheck } from '#domain/cabinet/cabinet.types.ts'

/** Findings of a check, each with its source numbers. */
export const NoteList = ({ notes }: Pick<SuggestionCheck, 'notes'>) =>
  notes.length > 0 && (
    <ul className="note-list">
      {notes.map(({ text, sources }) => (
        <li key={text}>
          {text}
          {sources.length > 0 && (
            <small className="text-quiet">
              <span className="sr-only"> Sources:</span> {sources.map((position) => position + 1).join(', ')}
            </small>
          )}
        </li>
      ))}
    </ul>
  )

/** Numbered list of the sources that the findings refer to. */
export const NoteSources = ({ sources }: Pick<SuggestionCheck, 'sources'>) =>
  sources.length > 0 && (
    <details className="sources">
      <summary>{sources.length === 1 ? 'Source' : `Sources (${sources.length})`}</summary>
      <ol>
        {sources.map((source) => (
          <li key={source.cite}>
            <Citation source={source} />
          </li>
        ))}
      </ol>
    </details>
  )
