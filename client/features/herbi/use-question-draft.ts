import { useEffect, useEffectEvent } from 'react'

import { useDraft } from '#client/ui/use-draft.ts'

import type { Talk } from './talk.ts'
import { questionDraft, typeQuestion } from './typed-question.ts'

/** Stores the typed question until it's answered. A question already in the conversation isn't restored as a draft. */
export function useQuestionDraft(text: string, { exchanges }: Talk) {
  const draft = useDraft({
    name: questionDraft,
    read: (stored) =>
      typeof stored === 'string' && ![text, ...exchanges.map(({ question }) => question)].includes(stored.trim())
        ? stored
        : undefined,
    fill: (question) => write(question),
    empty: () => typeQuestion(''),
  })
  const write = (question: string) => {
    typeQuestion(question)
    draft.keep(question.trim() === '' ? null : question)
  }
  const state = exchanges.at(-1)?.reply.state
  const isAnswered = text === '' && (state === 'answered' || state === 'emergencies')
  const removeAnswered = useEffectEvent(() => draft.keep(null))
  useEffect(() => {
    if (isAnswered) removeAnswered()
  }, [isAnswered])
  return { ...draft, write }
}
