import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import type { CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import type { PreviewOutcome } from './compose.action.ts'
import type { Letter } from './use-letter.ts'

const typingPauseMs = 400

export type CheckedLetter = { preview: CampaignPreview | undefined; failure: string | undefined }

/** How the letter will look and what stands against sending it, a moment after each letter; what was seen last stays until then. */
export function usePreview(letter: Letter): CheckedLetter {
  const { data, submit } = useFetcher<PreviewOutcome>()
  const [preview, setPreview] = useState<CampaignPreview>()
  useEffect(() => {
    const timer = setTimeout(() => void submit({ intent: 'preview', ...letter }, { method: 'post' }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [letter, submit])
  const seen = data && 'preview' in data ? data.preview : undefined
  if (seen && seen !== preview) setPreview(seen)
  return { preview, failure: data && 'message' in data ? data.message : undefined }
}
