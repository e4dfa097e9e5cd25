import { readDrafts, removeDraft } from '#client/core/drafts.ts'
import { createStore } from '#client/core/store.ts'

export const questionDraftName = 'herbi'

type TypedQuestion = { text: string; error: string | undefined }

const store = createStore<TypedQuestion>({ text: '', error: undefined })
export const useTypedQuestion = store.use

export const setQuestion = (text: string): void => store.set({ text, error: undefined })

/** Shows an error. Restores a rejected question, unless the user has typed another one meanwhile. */
export function showQuestionError(error: string, question?: string): void {
  if (question !== undefined && store.get().text.trim() === '') setQuestion(question)
  store.set({ text: store.get().text, error })
}

/**
 * Empties the box after a question is sent, unless the user has typed another one. The draft stays until the answer is
 * complete.
 */
export function clearQuestion(question: string): void {
  if (store.get().text.trim() === question) store.set({ text: '', error: undefined })
}

/** Removes the drafts of an answered question, unless the box contains that question again. */
export function removeQuestionDrafts(question: string, owner: string): void {
  if (store.get().text.trim() === question) return
  for (const { key, form } of readDrafts(owner, questionDraftName))
    if (typeof form === 'string' && form.trim() === question) removeDraft(key)
}
