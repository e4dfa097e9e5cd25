import { useEffect, useRef, useState } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { useSession } from '#client/core/session.ts'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import type { SavedBlend } from '#domain/blends/blends.types.ts'
import { blendsForBrowser } from '#domain/paths.ts'

import type { OwnBlends, BlendResult } from './blends.resource.ts'
import type { Renderers } from './parts.ts'
import { Proposal } from './proposal.tsx'
import { SavedBlends } from './saved-blends.tsx'
import { useProposals } from './use-proposals.ts'
import { WishForm } from './wish-form.tsx'

// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const styles = new URL('../../styles/blends.css', import.meta.url).href

export default function Generator(renderers: Renderers) {
  const session = useSession()
  const own = useFetcher<OwnBlends>({ key: blendsForBrowser })
  const request = useFetcher<BlendResult>({ key: `${blendsForBrowser} wish` })
  const [opened, setOpened] = useState<SavedBlend | null>(null)
  const { load } = own
  const userId = session?.user.id
  const { proposals, requestAnother, isEarlier } = useProposals(request, userId)
  useEffect(() => {
    void load(userId === undefined ? blendsForBrowser : `${blendsForBrowser}?of=${userId}`)
  }, [load, userId])
  const result = useRef<HTMLDivElement>(null)
  const show = (saved: SavedBlend | null) => {
    setOpened(saved)
    if (saved) result.current?.focus()
  }
  const wasFocusedHere = useRef(false)
  const askForNext = () => {
    wasFocusedHere.current = result.current?.contains(document.activeElement) === true
    requestAnother()
  }
  const { shown } = proposals
  // The button that requested the proposal disappears with the previous proposal, so the focus moves to the new one.
  useEffect(() => {
    if (shown.length < 2 || !wasFocusedHere.current) return
    wasFocusedHere.current = false
    const next = result.current?.querySelector<HTMLElement>('.ask-again button') ?? result.current
    next?.focus({ preventScroll: true })
  }, [shown])
  const limits = session ? (own.data?.limits ?? null) : null
  const answer = request.data?.answer ?? proposals.current
  return (
    <div className="blend-page">
      <link rel="stylesheet" href={styles} precedence="page" />
      <WishForm
        request={request}
        limits={limits}
        provider={own.data?.provider ?? null}
        onWish={() => setOpened(null)}
      />
      {!answer && !opened && <BlendPlaceholder />}
      <div className="blend-result" ref={result} tabIndex={-1} aria-label="The blend" role="group">
        {answer && !opened && renderers.renderHelp(answer)}
        {answer?.kind === 'nothing' && !opened && (
          <p className="note" role="status">
            {answer.message}
          </p>
        )}
        {isEarlier && !opened && proposals.current && <p className="note">This blend is for your previous request.</p>}
        {opened ? (
          <Proposal key={opened.id} blend={opened.blend} savedBlend={opened} renderers={renderers} />
        ) : (
          proposals.current && (
            <Proposal
              key={proposals.shown.length}
              blend={proposals.current.blend}
              generated={proposals.current}
              isAsking={request.state !== 'idle'}
              hasFailed={request.state === 'idle' && request.data?.answer === null}
              onAskAgain={answer?.kind === 'nothing' ? undefined : askForNext}
              renderers={renderers}
            />
          )
        )}
      </div>
      {session && own.data && <SavedBlends savedBlends={own.data.savedBlends} opened={opened?.id} onOpen={show} />}
    </div>
  )
}

/** Placeholder beside the form on a wide screen, until the first blend is shown. */
const BlendPlaceholder = () => (
  <div className="blend-to-come">
    <EmptyState className="w-32" />
    <p>Your blend will appear here, with amounts, brewing steps and safety notes.</p>
  </div>
)
