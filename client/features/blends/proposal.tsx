import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { blendToRecipe } from '#domain/blends/blend-check.ts'
import { blendMessages } from '#domain/blends/blends.messages.ts'
import type { Blend, Generated, SavedBlend } from '#domain/blends/blends.types.ts'
import { paths } from '#domain/paths.ts'
import type { BrowserCheck, DisplayReport } from '#domain/safety/browser-check.ts'

import { BlendSheet } from './blend-sheet.tsx'
import type { Renderers } from './renderers.ts'

type ProposalProps = {
  blend: Blend
  generated?: Generated
  savedBlend?: SavedBlend
  isRequesting?: boolean
  hasFailed?: boolean
  onRequestAnother?: (() => void) | undefined
  renderers: Renderers
}

/** Checks a blend against the user's answers and shows it. If the check refuses the blend, requests another one. */
export function Proposal(props: ProposalProps) {
  return props.renderers.renderWithCheck((check) => <CheckedProposal {...props} check={check} />)
}

function CheckedProposal({ check, hasFailed = false, ...props }: ProposalProps & { check: BrowserCheck }) {
  const { blend, savedBlend, generated } = props
  if (savedBlend?.isOutdated)
    return (
      <p className="refusal" role="alert">
        {`Our facts about the herbs in ${blend.name} have changed since you saved this blend. Do not drink it.`}
      </p>
    )
  if (check.state === 'loading') return <p role="status">Checking this against your answers…</p>
  const report = check.state === 'ready' ? check.runCheck(blendToRecipe(blend)) : undefined
  if (report?.verdict === 'refused' || report?.verdict === 'needs_review')
    return (
      <RefusedProposal {...props} hasFailed={hasFailed} report={report} proposalsLeft={generated?.proposalsLeft ?? 0} />
    )
  const personalWarnings = report?.findings.filter(({ level }) => level !== 'NOTICE').map(({ text }) => text) ?? []
  return <BlendSheet {...props} personalWarnings={personalWarnings} isUnchecked={check.state === 'failed'} />
}

type RefusedProposalProps = ProposalProps & { report: DisplayReport; proposalsLeft: number }

function RefusedProposal({
  blend,
  savedBlend,
  report,
  proposalsLeft,
  isRequesting = false,
  hasFailed,
  onRequestAnother,
}: RefusedProposalProps) {
  const canRequestAnother = proposalsLeft > 0 && onRequestAnother !== undefined
  // Each refused blend has its own component instance, so this ref limits it to one request.
  const hasRequested = useRef(false)
  useEffect(() => {
    if (!canRequestAnother || isRequesting || hasRequested.current) return
    hasRequested.current = true
    onRequestAnother()
  }, [canRequestAnother, isRequesting, onRequestAnother])
  if (canRequestAnother)
    return (
      <div role="status">
        <p>
          Based on your answers in this browser, the last blend is not suitable for you.{' '}
          {hasFailed ? 'We couldn’t load another one. Try again in a moment.' : 'Looking for another…'}
        </p>
        {hasFailed && (
          <button type="button" className="button plain mt-3" onClick={onRequestAnother}>
            Try again
          </button>
        )}
      </div>
    )
  return (
    <section className="refusal" role="alert">
      <p>
        {savedBlend
          ? `Based on your answers in this browser, ${blend.name} is not suitable for you.`
          : `Based on your answers in this browser, we found no suitable blend for this request. ${blendMessages.outOfProposals}`}
      </p>
      <ul className="blend-notes mt-2">
        {report.findings
          .filter(({ level }) => level === 'REFUSE')
          .map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
      <p className="mt-2">
        <Link to={paths.forYou}>Your answers in “For you”</Link> stay in this browser. If you keep a copy in your
        account, we use it from the start.
      </p>
    </section>
  )
}
