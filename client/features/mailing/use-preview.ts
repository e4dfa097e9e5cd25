import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import type { CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import type { PreviewOutcome } from './compose.action.ts'
import { isHalfTyped, type Letter } from './use-letter.ts'

const typingPauseMs = 400

/** `isOlder`: the result belongs to an earlier version of the campaign; a new one is on its way. */
export type CheckedLetter = { preview: CampaignPreview | undefined; failure: string | undefined; isOlder: boolean }

/** Previews and checks the campaign after each pause in typing; the last result stays until then. */
export function usePreview(letter: Letter): CheckedLetter {
  const { data, state, submit } = useFetcher<PreviewOutcome>()
  const [preview, setPreview] = useState<CampaignPreview>()
  const [asked, setAsked] = useState<Letter>()
  useEffect(() => {
    if (isHalfTyped(letter.confirmedSince)) return undefined
    const timer = setTimeout(() => {
      setAsked(letter)
      void submit({ intent: 'preview', ...letter }, { method: 'post' })
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [letter, submit])
  const seen = data && 'preview' in data ? data.preview : undefined
  if (seen && seen !== preview) setPreview(seen)
  const failure = data && 'message' in data ? data.message : undefined
  return { preview, failure, isOlder: asked !== letter || state !== 'idle' }
}
