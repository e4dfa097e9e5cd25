import { showToast } from './toasts.ts'

/** Copies the text to the clipboard and shows the result in a toast. */
export async function copyText(text: string, { done, failed }: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await showToast('success', done)
  } catch {
    await showToast('error', failed)
  }
}

/** Message for a failed copy; `name` is the subject of the sentence. */
export const copyByHand = (name: string): string => `${name} couldn’t be copied. Please select and copy it yourself.`
