import { editionWords, tierWords } from '#domain/herbs/source-words.ts'
import type { Source } from '#domain/safety/facts.ts'

/** Where lines come from, numbered as they refer to it; a link to a number opens the list. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <details className="sources">
      <summary>{sources.length === 1 ? 'Source' : `Sources (${sources.length})`}</summary>
      <ol>
        {sources.map((source, position) => (
          <li key={source.cite} id={`source-${position + 1}`} tabIndex={-1}>
            <Cite source={source} />
          </li>
        ))}
      </ol>
    </details>
  )
}

export function Cite({ source }: { source: Source }) {
  const { cite, address, tier } = source
  return (
    <>
      {address?.startsWith('https://') ? <a href={address}>{cite}</a> : cite}
      {editionWords(source)}
      {tier !== 'memory' && <small>{` (${tierWords[tier]})`}</small>}
    </>
  )
}
