import type { Source } from '#domain/safety/facts.ts'

import { Citation } from './source-list.tsx'

export const FindingSources = ({ sources }: { sources: readonly Source[] }) =>
  sources.length > 0 && (
    <details className="sources">
      <summary>{sources.length === 1 ? 'Source' : 'Sources'}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source.cite}>
            <Citation source={source} />
          </li>
        ))}
      </ul>
    </details>
  )
