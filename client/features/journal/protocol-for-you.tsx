import { Link } from 'react-router'

import { FindingSources } from '#client/ui/finding-sources.tsx'
import { type PersonalTea, createPersonalTea } from '#domain/journal/personal-tea.ts'
import { countTeaDays } from '#domain/journal/protocol-check.ts'
import type { Protocol } from '#domain/journal/protocols.types.ts'
import { paths } from '#domain/paths.ts'
import type { BrowserCheck, DisplayFinding } from '#domain/safety/browser-check.ts'

type ProtocolForYouProps = { protocol: Protocol; personalCheck: BrowserCheck }

/** Result of checking a plan against the user's answers: herbs to leave out, reasons and warnings. */
export function ProtocolForYou({ protocol, personalCheck }: ProtocolForYouProps) {
  const answers = paths.forYouFrom(paths.journal)
  if (personalCheck.state === 'no-answers')
    return (
      <p>
        An illness, a medicine or an allergy may change what is suitable for you.{' '}
        <Link to={answers}>Check it for me</Link>
      </p>
    )
  if (personalCheck.state === 'loading') return <p role="status">Checking this against your answers…</p>
  if (personalCheck.state === 'failed')
    return <p role="status">We couldn’t check this plan against your answers. The notes above apply to everyone.</p>
  const teas = [...new Set(protocol.stages.flatMap((stage) => stage.teas))].map((tea) =>
    createPersonalTea(tea, countTeaDays(protocol, tea), personalCheck.runCheck),
  )
  const unsuitableTeas = teas.filter(
    ({ excludedIngredients, refusals, warnings }) => excludedIngredients.length + refusals.length + warnings.length > 0,
  )
  return (
    <div className="grid gap-2 rounded-box border-2 border-cobalt px-4 py-3.5">
      <h4 className="text-cobalt">For you</h4>
      {unsuitableTeas.length === 0 && (
        <p>Based on your answers, we found no safety concerns about the teas in this plan.</p>
      )}
      {unsuitableTeas.map((tea) => (
        <TeaForYou key={tea.tea.slug} personalTea={tea} />
      ))}
      {teas.every(({ remainingTea }) => !remainingTea) && (
        <p>None of the teas in this plan is suitable for you. You can follow the rest of the plan without tea.</p>
      )}
      <Link to={answers}>Your answers</Link>
    </div>
  )
}

function TeaForYou({
  personalTea: { tea, remainingTea, excludedIngredients, refusals, warnings },
}: {
  personalTea: PersonalTea
}) {
  return (
    <div>
      <p className="font-semibold">{tea.name}</p>
      {!remainingTea && <p className="font-semibold text-rust">Don’t drink this tea at all.</p>}
      {excludedIngredients.map(({ name, reasons }) => (
        <div key={name}>
          <p>{`Leave out ${name}.`}</p>
          <Findings findings={reasons} />
        </div>
      ))}
      <Findings findings={[...refusals, ...warnings]} />
    </div>
  )
}

export const Findings = ({ findings }: { findings: readonly DisplayFinding[] }) => (
  <ul>
    {findings.map(({ text, sources }) => (
      <li key={text} className="py-1 text-[.94rem] leading-[1.45]">
        {text}
        <FindingSources sources={sources} />
      </li>
    ))}
  </ul>
)
