import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import type { CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import type { PreviewOutcome } from './compose.action.ts'
import { type CampaignForm, isPartialDate } from './use-campaign-form.ts'

const typingPauseMs = 400

/** `isStale` means that the result belongs to an earlier version of the campaign and a new result is loading. */
export type PreviewState = { preview: CampaignPreview | undefined; failure: string | undefined; isStale: boolean }

/** Previews and checks the campaign after each pause in typing. Until then, returns the previous result. */
export function usePreview(form: CampaignForm): PreviewState {
  const { data, state, submit } = useFetcher<PreviewOutcome>()
  const [preview, setPreview] = useState<CampaignPreview>()
  const [requestedForm, setRequestedForm] = useState<CampaignForm>()
  useEffect(() => {
    if (isPartialDate(form.confirmedSince)) return undefined
    const timer = setTimeout(() => {
      setRequestedForm(form)
      void submit({ intent: 'preview', ...form }, { method: 'post' })
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [form, submit])
  const latest = data && 'preview' in data ? data.preview : undefined
  if (latest && latest !== preview) setPreview(latest)
  const failure = data && 'message' in data ? data.message : undefined
  return { preview, failure, isStale: requestedForm !== form || state !== 'idle' }
}
