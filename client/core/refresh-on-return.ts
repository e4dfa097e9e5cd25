import { fetchDocument, replaceParts } from './document-parts.ts'

/**
 * Updates the parts of a document that have `data-refresh` when the reader returns to the tab. Their content comes from
 * the same document, read again. If that fails, they stay.
 */
export function refreshOnReturn(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh().catch(() => undefined)
  })
}

const refresh = async (): Promise<void> => replaceParts('data-refresh', (await fetchDocument(location.href)).latest)
