import { showToast } from './toasts.ts'

export async function copyText(text: string, { done, failed }: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', done)
  } catch {
    showToast('error', failed)
  }
}

export const getCopyError = (name: string): string => `${name} couldn’t be copied. Please select and copy it yourself.`
