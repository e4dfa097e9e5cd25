/**
 * Updates the parts of a document that have `data-refresh` when the reader returns to the tab. Their content comes from
 * the same document, read again. If that fails, they stay.
 */
export function refreshOnReturn(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh().catch(() => undefined)
  })
}

async function refresh(): Promise<void> {
  const response = await fetch(location.href)
  if (!response.ok) return
  const latest = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of document.querySelectorAll<HTMLElement>('[data-refresh]')) {
    const latestPart = latest.querySelector(`[data-refresh="${CSS.escape(part.dataset['refresh'] ?? '')}"]`)
    if (latestPart && latestPart.innerHTML !== part.innerHTML) part.replaceChildren(...latestPart.childNodes)
  }
}
