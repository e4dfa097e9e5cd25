import { formatEdition, tierLabels } from '#domain/herbs/source-messages.ts'
import type { Source } from '#domain/safety/facts.ts'

/**
 * Numbered sources. A link to one of them opens the list. With a `title`, the sources have no anchors, because nothing
 * links to them.
 */
export function SourceList({ sources, title }: { sources: readonly Source[]; title?: string }) {
  if (sources.length === 0) return null
  return (
    <details className="sources">
      <summary>{title ?? (sources.length === 1 ? 'Source' : `Sources (${sources.length})`)}</summary>
      <ol>
        {sources.map((source, position) => (
          <li key={source.cite} id={title ? undefined : `source-${position + 1}`} tabIndex={-1}>
            <Citation source={source} />
          </li>
        ))}
      </ol>
    </details>
  )
}

export function Citation({ source }: { source: Source }) {
  const { cite, address, tier } = source
  return (
    <>
      {address?.startsWith('https://') ? <a href={address}>{cite}</a> : cite}
      {formatEdition(source)}
      {tier !== 'memory' && <small>{` (${tierLabels[tier]})`}</small>}
    </>
  )
}
