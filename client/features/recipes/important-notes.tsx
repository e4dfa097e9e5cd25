import type { ReactNode } from 'react'

import { SourceList } from '#client/ui/source-list.tsx'
import type { RecipeWarning } from '#domain/recipes/recipes.types.ts'
import { unreviewed } from '#domain/safety/disclaimers.ts'
import type { Source } from '#domain/safety/facts.ts'
import type { NoteTopic } from '#domain/safety/notes.ts'

const topics: readonly [NoteTopic, string][] = [
  ['drinker', 'Who it is for'],
  ['medicine', 'If you take medicines'],
  ['condition', 'If you have an illness'],
  ['course', 'While you drink it'],
]

type NotesProps = { warnings: RecipeWarning[]; sources: Source[]; children: ReactNode }

/** What follows from the facts, each line with its sources, then what the author adds. */
export function ImportantNotes({ warnings, sources, children }: NotesProps) {
  const derived = warnings.filter((warning) => warning.origin === 'derived')
  const written = warnings.filter((warning) => warning.origin === 'written')
  return (
    <section className="note" id="important-notes" aria-labelledby="important-notes-title">
      <h2 id="important-notes-title" className="mb-2.5 text-[1.5rem]">
        Important Notes
      </h2>
      {children}
      <div className="notes">
        {topics.map(([topic, title]) => (
          <Notes key={topic} title={title} notes={derived.filter((note) => (note.topic ?? 'drinker') === topic)} />
        ))}
        <Notes title="About this blend" notes={written} />
      </div>
      <small>{unreviewed}</small>
      <SourceList sources={sources} />
    </section>
  )
}

function Notes({ title, notes }: { title: string; notes: RecipeWarning[] }) {
  if (notes.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {notes.map(({ text, sources }) => (
          <li key={text}>
            {text}
            {sources.length > 0 && <References sources={sources} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function References({ sources }: { sources: number[] }) {
  return (
    <span className="references">
      <span className="sr-only"> Sources: </span>
      {sources.map((position) => (
        <a key={position} href={`#source-${position + 1}`}>
          {position + 1}
        </a>
      ))}
    </span>
  )
}
