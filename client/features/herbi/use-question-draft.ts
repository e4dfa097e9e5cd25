import { useEffect, useEffectEvent } from 'react'

import { useDraft } from '#client/ui/use-draft.ts'

import type { Talk } from './talk.ts'
import { questionDraft, typeQuestion } from './typed-question.ts'

/** Stores what is typed into the box until it is answered. A question of the conversation that is shown is no draft. */
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
