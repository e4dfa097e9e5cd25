import { fetchDocument, replaceParts } from './document-parts.ts'
import { watchFilters } from './filters.ts'

/** Keeps the parts of a document up to date: those of a list with filters, and those that have `data-refresh`. */
export function watchParts(): void {
  const filters = document.querySelector<HTMLFormElement>('form[data-filters]')
  if (filters) watchFilters(filters)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && document.querySelector('[data-refresh]'))
      refresh().catch(() => undefined)
  })
}

/** Replaces the parts when the reader returns to the tab. If that fails, they stay. */
const refresh = async (): Promise<void> => replaceParts('data-refresh', (await fetchDocument(location.href)).latest)
