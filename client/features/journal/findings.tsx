import { FindingSources } from '#client/ui/finding-sources.tsx'
import type { DisplayFinding } from '#domain/safety/browser-check.ts'

export const Findings = ({ findings }: { findings: readonly DisplayFinding[] }) => (
  <ul className="plan-findings">
    {findings.map(({ text, sources }) => (
      <li key={text}>
        {text}
        <FindingSources sources={sources} />
      </li>
    ))}
  </ul>
)
