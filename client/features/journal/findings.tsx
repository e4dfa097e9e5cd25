import { Cite } from '#client/ui/source-list.tsx'
import type { ToldFinding } from '#domain/safety/asked-check.ts'

/** What a check found, each with its sources. */
export const Findings = ({ findings }: { findings: readonly ToldFinding[] }) => (
  <ul className="plan-findings">
    {findings.map(({ text, sources }) => (
      <li key={text}>
        {text}
        {sources.length > 0 && (
          <details className="sources">
            <summary>{sources.length === 1 ? 'Source' : 'Sources'}</summary>
            <ul>
              {sources.map((source) => (
                <li key={source.cite}>
                  <Cite source={source} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </li>
    ))}
  </ul>
)
