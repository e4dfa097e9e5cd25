import { readDrafts, removeDraft } from '#client/core/drafts.ts'
import { createStore } from '#client/core/store.ts'

/** Name of the drafts of a question. */
export const questionDraft = 'herbi'

/** What stands in the box, and what is wrong with it. */
type TypedQuestion = { text: string; fault: string | undefined }

const store = createStore<TypedQuestion>({ text: '', fault: undefined })
export const useTypedQuestion = store.use

export const typeQuestion = (text: string): void => store.set({ text, fault: undefined })

/** Says what is wrong; a question that was on its way comes back, unless another was begun meanwhile. */
export function blameQuestion(fault: string, question?: string): void {
  if (question !== undefined && store.get().text.trim() === '') typeQuestion(question)
  store.set({ text: store.get().text, fault })
}

/** Empties the box of a question that was asked, unless another was begun. Its draft stays until the answer is complete. */
export function clearQuestion(question: string): void {
  if (store.get().text.trim() === question) store.set({ text: '', fault: undefined })
}

/** Removes the drafts of a question that was answered, unless it is typed again. */
export function removeQuestionDrafts(question: string, owner: string): void {
  if (store.get().text.trim() === question) return
  for (const { key, form } of readDrafts(owner, questionDraft))
    if (typeof form === 'string' && form.trim() === question) removeDraft(key)
}
