import { showToast } from './toasts.ts'

/** Copies the text and says what became of it. */
export async function copyText(text: string, { done, failed }: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await showToast('success', done)
  } catch {
    await showToast('error', failed)
  }
}

/** What is said where something could not be copied; `name` begins a sentence. */
export const copyByHand = (name: string): string => `${name} could not be copied. Please select and copy it by hand.`
