import { useEffect, useEffectEvent } from 'react'

import { useDraft } from '#client/ui/use-draft.ts'

import type { ActiveConversation } from './active-conversation.ts'
import { questionDraftName, setQuestion } from './typed-question.ts'

/** Stores the typed question until Herbi has answered. Doesn't restore a question that the conversation contains. */
export function useQuestionDraft(text: string, { exchanges }: ActiveConversation) {
  const draft = useDraft({
    name: questionDraftName,
    read: (storedText) =>
      typeof storedText === 'string' &&
      ![text, ...exchanges.map(({ question }) => question)].includes(storedText.trim())
        ? storedText
        : undefined,
    fill: (question) => write(question),
    empty: () => setQuestion(''),
  })
  const write = (question: string) => {
    setQuestion(question)
    draft.save(question.trim() === '' ? null : question)
  }
  const state = exchanges.at(-1)?.reply.state
  const isAnswered = text === '' && (state === 'answered' || state === 'emergencies')
  const removeDraft = useEffectEvent(() => draft.save(null))
  useEffect(() => {
    if (isAnswered) removeDraft()
  }, [isAnswered])
  return { ...draft, write }
}
