import { editionWords, tierWords } from '#domain/herbs/source-words.ts'
import type { Source } from '#domain/safety/facts.ts'

/** Sources of lines, numbered as the lines refer to them; a link to a number opens the list. No line refers to a list with a title. */
export function SourceList({ sources, title }: { sources: readonly Source[]; title?: string }) {
  if (sources.length === 0) return null
  return (
    <details className="sources">
      <summary>{title ?? (sources.length === 1 ? 'Source' : `Sources (${sources.length})`)}</summary>
      <ol>
        {sources.map((source, position) => (
          <li key={source.cite} id={title ? undefined : `source-${position + 1}`} tabIndex={-1}>
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
