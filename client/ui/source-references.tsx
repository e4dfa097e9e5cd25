/** Links to numbered sources; `sources` contains positions in the source list of the page, counted from 0. */
export function SourceReferences({ sources }: { sources: readonly number[] }) {
  if (sources.length === 0) return null
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
