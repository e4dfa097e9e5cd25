import { useRef } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import type { AnswerProvider } from '#domain/herbi/answer-providers.ts'
import type { Exchange } from '#domain/herbi/conversation.rules.ts'
import { herbiDataPath } from '#domain/paths.ts'

type HelpfulProps = { exchange: Exchange; provider: AnswerProvider }

/** Asks once whether the answer was helpful. Sends neither the question nor the answer. */
export function Helpful({ exchange: { id, isRated }, provider }: HelpfulProps) {
  const { state, submit } = useFetcher()
  const group = useRef<HTMLSpanElement>(null)
  const rate = (helpful: boolean) => {
    // The pressed button disappears.
    group.current?.focus()
    void submit({ exchange: id, helpful, provider }, { action: herbiDataPath, isReloading: false })
  }
  return (
    <span ref={group} tabIndex={-1} role="group" aria-label="Feedback" className="herbi-helpful">
      {isRated || state !== 'idle' ? (
        'Thank you'
      ) : (
        <>
          Was this helpful?
          <RatingButton onPress={() => rate(true)}>Yes</RatingButton>
          <RatingButton onPress={() => rate(false)}>No</RatingButton>
        </>
      )}
    </span>
  )
}

const RatingButton = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <button type="button" className="stand-alone" onClick={onPress}>
    {children}
  </button>
)
