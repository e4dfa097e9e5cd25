import { keepDraft, readDraft } from '#client/core/drafts.ts'
import { createStore } from '#client/core/store.ts'

const draftName = 'herbi'

/** What stands in the box, and what is wrong with it. */
type TypedQuestion = { text: string; fault: string | undefined }

const store = createStore<TypedQuestion>({ text: '', fault: undefined })
export const useTypedQuestion = store.use

/** Keeps it as it is typed, in this browser too. */
export function typeQuestion(text: string): void {
  keepDraft(draftName, { message: text })
  store.set({ text, fault: undefined })
}

/** Begins with what was typed before, unless something stands there. */
export function recallQuestion(): void {
  const { message = '' } = readDraft(draftName)
  if (store.get().text === '' && message !== '') store.set({ text: message, fault: undefined })
}

/** Says what is wrong; a question that was on its way comes back, unless another was begun meanwhile. */
export function blameQuestion(fault: string, question?: string): void {
  if (question !== undefined && store.get().text.trim() === '') typeQuestion(question)
  store.set({ text: store.get().text, fault })
}

/**
 * The question was asked: the box is empty, unless something else stands there. Until the answer is whole the browser keeps it, so
 * that it stands in the box again where the page is reloaded meanwhile.
 */
export function clearQuestion(question: string): void {
  if (store.get().text.trim() === question) store.set({ text: '', fault: undefined })
}

/** The question was answered: nothing of it is kept, unless another was begun meanwhile. */
export function forgetQuestion(question: string): void {
  const { message = '' } = readDraft(draftName)
  if (message.trim() === question && store.get().text.trim() !== question) keepDraft(draftName, { message: '' })
}
