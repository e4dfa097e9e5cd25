import { FindingSources } from '#client/ui/finding-sources.tsx'
import type { ToldFinding } from '#domain/safety/asked-check.ts'

export const Findings = ({ findings }: { findings: readonly ToldFinding[] }) => (
  <ul className="plan-findings">
    {findings.map(({ text, sources }) => (
      <li key={text}>
        {text}
        <FindingSources sources={sources} />
      </li>
    ))}
  </ul>
)
