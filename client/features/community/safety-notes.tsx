import { Citation } from '#client/ui/source-list.tsx'
import type { CheckedText, NamedPlant, SafetyNote } from '#domain/community/community.types.ts'
import { textCheckMessages } from '#domain/community/text-check.messages.ts'
import { paths } from '#domain/paths.ts'

/** Safety notes on a member's text, and links to the plants that it mentions. */
export const SafetyNotes = ({ checked: { notes, plants } }: { checked: CheckedText }) => (
  <>
    {notes.length > 0 && <Notes notes={notes} />}
    {plants.length > 0 && <Plants plants={plants} />}
  </>
)

/** Styled as a refusal if any note refuses, as a caution otherwise. */
function Notes({ notes }: { notes: readonly SafetyNote[] }) {
  const isRefused = notes.some(({ level }) => level === 'REFUSE')
  const title = isRefused ? textCheckMessages.refusal : textCheckMessages.caution
  const sources = new Map(notes.flatMap((note) => note.sources).map((source) => [source.cite, source]))
  return (
    <div role="note" aria-label={title} className={`safety-notes ${isRefused ? 'refusal' : 'note'}`}>
      <p className="font-semibold">{title}</p>
      <ul>
        {notes.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-2 text-[.93rem] text-quiet">{textCheckMessages.origin}</p>
      {sources.size > 0 && (
        <details className="sources">
          <summary>{textCheckMessages.sources}</summary>
          <ul>
            {[...sources.values()].map((source) => (
              <li key={source.cite}>
                <Citation source={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const Plants = ({ plants }: { plants: readonly NamedPlant[] }) => (
  <div className="chips mt-2 items-center gap-x-6">
    <span className="text-quiet">{textCheckMessages.plants}</span>
    <ul className="chips gap-x-6">
      {plants.map(({ slug, name, isRestricted, limit }) => (
        <li key={slug}>
          <a href={paths.herb(slug)} className="stand-alone">
            {isRestricted ? `${name} (${textCheckMessages.restricted})` : name}
          </a>
          {limit && <span className="text-quiet">: {textCheckMessages.formatLimit(limit)}</span>}
        </li>
      ))}
    </ul>
  </div>
)
