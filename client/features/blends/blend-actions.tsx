import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Link } from 'react-router'

import { getCopyError, copyText } from '#client/core/copy-text.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { localDay } from '#client/core/local-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { saveLabelDraft } from '#client/core/save-label-draft.ts'
import { MakeItMine } from '#client/ui/make-it-mine.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { formatBlend } from '#domain/blends/blend-text.ts'
import { blendMessages } from '#domain/blends/blends.messages.ts'
import type { Blend, Generated, SavedBlend } from '#domain/blends/blends.types.ts'
import { createBlendLabel } from '#domain/labels/blend-label.ts'
import { createLabelQuery } from '#domain/labels/label-query.ts'
import { makeBlendMine } from '#domain/own-recipes/make-blend-mine.ts'
import { blendsDataPath, paths } from '#domain/paths.ts'

import type { Renderers } from './renderers.ts'

type ActionsProps = {
  blend: Blend
  generated?: Generated
  savedBlend?: SavedBlend
  isRequesting?: boolean
  onRequestAnother?: (() => void) | undefined
  renderers: Renderers
}

export function BlendActions({ blend, generated, isRequesting = false, onRequestAnother, renderers }: ActionsProps) {
  const saveFetcher = useFetcher<ActionResult>()
  const isSaved = saveFetcher.data?.isDone === true || saveFetcher.data?.code === 'conflict'
  const labelQuery = createLabelQuery({ herbs: blend.herbs.map(({ slug }) => slug), blendName: blend.name })
  const copy = () => void copyText(formatBlend(blend), { done: 'Blend copied', failed: getCopyError('The blend') })
  return (
    <div className="mt-6 flex flex-wrap items-start gap-x-3 gap-y-2.5 print:hidden">
      {renderers.renderTimer({
        slug: `blend ${blend.herbs.map(({ slug }) => slug).join(' ')}`,
        name: blend.name,
        minutes: blend.minutes,
        path: paths.blendGenerator,
      })}
      {generated && (
        <saveFetcher.Form method="post" action={blendsDataPath}>
          <input type="hidden" name="parts" value={JSON.stringify(generated.parts)} />
          <SubmitButton fetcher={saveFetcher} intent="save" className="button plain">
            {isSaved ? 'Saved' : 'Save to suggestions'}
          </SubmitButton>
        </saveFetcher.Form>
      )}
      <Link
        to={`${paths.labelDesigner}?${labelQuery}`}
        className="button plain"
        onClick={() => saveLabelDraft(createBlendLabel(blend, labelQuery, localDay(new Date())))}
      >
        Make a label
      </Link>
      <MakeItMine name={blend.name} className="button plain" createForm={() => makeBlendMine(blend)} />
      <button type="button" className="button plain" onClick={() => window.print()}>
        <Printer aria-hidden />
        Print
      </button>
      <button type="button" className="button plain" onClick={copy}>
        <Copy aria-hidden />
        Copy
      </button>
      {generated && onRequestAnother && (
        <AnotherProposal
          proposalsLeft={generated.proposalsLeft}
          isRequesting={isRequesting}
          onRequestAnother={onRequestAnother}
        />
      )}
    </div>
  )
}

type AnotherProposalProps = { proposalsLeft: number; isRequesting: boolean; onRequestAnother: () => void }

/**
 * Button for another proposal. Further proposals belong to the same request, so they don't count towards the monthly
 * limit.
 */
function AnotherProposal({ proposalsLeft, isRequesting, onRequestAnother }: AnotherProposalProps) {
  if (proposalsLeft === 0) return <p className="basis-full text-quiet">{blendMessages.outOfProposals}</p>
  return (
    <div className="another-proposal mt-1.5 flex flex-[1_1_100%] flex-wrap items-center gap-x-4 gap-y-1.5">
      <button type="button" className="button plain" aria-disabled={isRequesting} onClick={onRequestAnother}>
        <RefreshCw aria-hidden />
        {isRequesting ? 'Loading...' : 'Show another blend'}
      </button>
      <small className="text-quiet">
        {proposalsLeft === 1
          ? 'You can see one more blend for this request. It doesn’t count towards your limit.'
          : `You can see ${proposalsLeft} more blends for this request. They don’t count towards your limit.`}
      </small>
    </div>
  )
}
