import { FindingSources } from '#client/ui/finding-sources.tsx'
import type { WordedFinding } from '#domain/safety/browser-check.ts'

export const Findings = ({ findings }: { findings: readonly WordedFinding[] }) => (
  <ul className="plan-findings">
    {findings.map(({ text, sources }) => (
      <li key={text}>
        {text}
        <FindingSources sources={sources} />
      </li>
    ))}
  </ul>
)
