import { paths } from '#domain/paths.ts'

export const shoppingParam = 'want'

export const cabinetTabs = ['mine', 'suggestions', 'herbs'] as const
export type CabinetTab = (typeof cabinetTabs)[number]

/** The shopping list and the menu have URLs of their own but no tab: they belong to “My Cabinet”. */
const cabinetViews = [...cabinetTabs, 'shopping', 'menu'] as const
export type CabinetView = (typeof cabinetViews)[number]

/** Returns the view named in the query, or the first tab if the name is missing or unknown. */
export const readView = (query: URLSearchParams): CabinetView =>
  cabinetViews.find((view) => view === query.get('tab')) ?? 'mine'

/** Returns the URL of a view. `shopping` is the selection for the shopping list. */
export function cabinetUrl(view: CabinetView, shopping = ''): string {
  const query = new URLSearchParams({
    ...(view !== 'mine' && { tab: view }),
    ...(shopping && { [shoppingParam]: shopping }),
  })
  return query.size === 0 ? paths.cabinet : `${paths.cabinet}?${query.toString()}`
}
