import { useEffect, useRef, useState } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { useSession } from '#client/core/session.ts'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import type { SavedBlend } from '#domain/blends/blends.types.ts'
import { blendsDataPath } from '#domain/paths.ts'

import { BlendRequestForm } from './blend-request-form.tsx'
import type { OwnBlends, BlendResult } from './blends.resource.ts'
import { Proposal } from './proposal.tsx'
import type { Renderers } from './renderers.ts'
import { SavedBlends } from './saved-blends.tsx'
import { useProposals } from './use-proposals.ts'

// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const stylesheet = new URL('../../styles/blends.css', import.meta.url).href

export default function Generator(renderers: Renderers) {
  const session = useSession()
  const ownBlends = useFetcher<OwnBlends>({ key: blendsDataPath })
  const blendFetcher = useFetcher<BlendResult>({ key: `${blendsDataPath} wish` })
  const [openBlend, setOpenBlend] = useState<SavedBlend | null>(null)
  const { load } = ownBlends
  const userId = session?.user.id
  const { proposals, requestAnother, isFromEarlierRequest } = useProposals(blendFetcher, userId)
  useEffect(() => {
    void load(userId === undefined ? blendsDataPath : `${blendsDataPath}?member=${userId}`)
  }, [load, userId])
  const result = useRef<HTMLDivElement>(null)
  const showSavedBlend = (savedBlend: SavedBlend | null) => {
    setOpenBlend(savedBlend)
    if (savedBlend) result.current?.focus()
  }
  const hadFocus = useRef(false)
  const requestNext = () => {
    hadFocus.current = result.current?.contains(document.activeElement) === true
    requestAnother()
  }
  const { shown } = proposals
  // The button that requested the proposal disappears with the previous proposal, so the focus moves to the new one.
  useEffect(() => {
    if (shown.length < 2 || !hadFocus.current) return
    hadFocus.current = false
    const focusTarget = result.current?.querySelector<HTMLElement>('.another-proposal button') ?? result.current
    focusTarget?.focus({ preventScroll: true })
  }, [shown])
  const limits = session ? (ownBlends.data?.limits ?? null) : null
  const answer = blendFetcher.data?.answer ?? proposals.current
  return (
    <div className="grid grid-cols-1 gap-8 pb-12 min-[1100px]:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] min-[1100px]:grid-rows-[auto_1fr] min-[1100px]:items-start print:block print:pb-0">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <BlendRequestForm
        blendFetcher={blendFetcher}
        limits={limits}
        provider={ownBlends.data?.provider ?? null}
        onSubmitted={() => setOpenBlend(null)}
      />
      {!answer && !openBlend && <BlendPlaceholder />}
      <div
        ref={result}
        className="max-w-208 empty:hidden focus-visible:outline-offset-8 min-[1100px]:col-start-2 min-[1100px]:row-span-2 min-[1100px]:row-start-1 print:max-w-none"
        tabIndex={-1}
        aria-label="The blend"
        role="group"
      >
        {answer && !openBlend && renderers.renderEmergencies(answer)}
        {answer?.kind === 'nothing' && !openBlend && (
          <p className="note" role="status">
            {answer.message}
          </p>
        )}
        {isFromEarlierRequest && !openBlend && proposals.current && (
          <p className="note">This blend is for your previous request.</p>
        )}
        {openBlend ? (
          <Proposal key={openBlend.id} blend={openBlend.blend} savedBlend={openBlend} renderers={renderers} />
        ) : (
          proposals.current && (
            <Proposal
              key={proposals.shown.length}
              blend={proposals.current.blend}
              generated={proposals.current}
              isRequesting={blendFetcher.state !== 'idle'}
              hasFailed={blendFetcher.state === 'idle' && blendFetcher.data?.answer === null}
              onRequestAnother={answer?.kind === 'nothing' ? undefined : requestNext}
              renderers={renderers}
            />
          )
        )}
      </div>
      {session && ownBlends.data && (
        <SavedBlends savedBlends={ownBlends.data.savedBlends} openId={openBlend?.id} onOpen={showSavedBlend} />
      )}
    </div>
  )
}

const BlendPlaceholder = () => (
  <div className="mx-auto hidden max-w-[34ch] justify-items-center gap-5.5 pt-28 text-center text-balance text-quiet min-[1100px]:col-start-2 min-[1100px]:row-span-2 min-[1100px]:row-start-1 min-[1100px]:grid">
    <EmptyState className="w-32" />
    <p>Your blend will appear here, with amounts, brewing steps and safety notes.</p>
  </div>
)
