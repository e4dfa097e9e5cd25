import { showToast } from './toasts.ts'

export async function copyText(text: string, { done, failed }: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await showToast('success', done)
  } catch {
    await showToast('error', failed)
  }
}

export const getCopyError = (name: string): string => `${name} couldn’t be copied. Please select and copy it yourself.`
