import { fetchDocument, replaceParts } from './document-parts.ts'
import { watchFilters } from './filters.ts'

/**
 * Updates the parts of a document: those of a list when its filters change, and those with `data-refresh` when the user
 * returns to the tab.
 */
export function watchParts(): void {
  const filters = document.querySelector<HTMLFormElement>('form[data-filters]')
  if (filters) watchFilters(filters)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && document.querySelector('[data-refresh]'))
      refresh().catch(() => undefined)
  })
}

const refresh = async (): Promise<void> => replaceParts('data-refresh', (await fetchDocument(location.href)).latest)
