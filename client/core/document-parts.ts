import { propsEvent, removalEvent, replacementEvent } from './part-events.ts'

/** Parsed document of this site, with its URL after redirects. */
export type FetchedDocument = { latest: Document; url: URL }

/** Throws if the document can't be loaded. */
export async function fetchDocument(address: string, init: RequestInit = {}): Promise<FetchedDocument> {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`The document has the status ${response.status}.`)
  return {
    latest: new DOMParser().parseFromString(await response.text(), 'text/html'),
    url: new URL(response.url),
  }
}

/**
 * Replaces the content of each element that has this attribute, if the latest document has other content for it. Keeps
 * the focus on the control with the same id or label. Passes the latest props to islands outside these parts.
 */
export function replaceParts(attribute: 'data-part' | 'data-refresh', latest: Document): void {
  const focused = document.activeElement
  const selector = `[${attribute}]`
  for (const part of document.querySelectorAll<HTMLElement>(selector)) {
    const name = part.getAttribute(attribute) ?? ''
    const latestPart = latest.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(name)}"]`)
    const isChanged = latestPart && latestPart.innerHTML !== part.innerHTML
    if (!isChanged) continue
    for (const island of part.querySelectorAll('[data-island]')) island.dispatchEvent(new Event(removalEvent))
    part.replaceChildren(...latestPart.childNodes)
    if (focused && !focused.isConnected && document.activeElement === document.body) restoreFocus(part, focused)
  }
  const latestIslands = findIslandsOutside(selector, latest)
  for (const [position, island] of findIslandsOutside(selector, document).entries())
    updateIsland(island, latestIslands[position])
  document.dispatchEvent(new Event(replacementEvent))
}

/** Returns the islands outside the parts, in document order. All versions of a page have the same ones. */
const findIslandsOutside = (selector: string, root: Document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-island]')].filter((island) => !island.closest(selector))

function updateIsland(island: HTMLElement, latestIsland: HTMLElement | undefined) {
  const { island: name, props } = latestIsland?.dataset ?? {}
  if (!latestIsland || name !== island.dataset['island'] || props === island.dataset['props']) return
  island.dataset['props'] = props
  const isAsleep = island.dispatchEvent(new Event(propsEvent, { cancelable: true }))
  if (isAsleep) island.replaceChildren(...latestIsland.childNodes)
}

/**
 * Focuses the control that replaces the focused one. If there is none, focuses the field that the list names in
 * `data-focus-field`.
 */
function restoreFocus(part: HTMLElement, focused: Element) {
  const label = getLabel(focused)
  const controls = [...part.querySelectorAll<HTMLElement>('a, button, summary, input, select')]
  const field = focused.closest<HTMLElement>('[data-focus-field]')?.dataset['focusField']
  const next =
    controls.find((control) => (focused.id === '' ? getLabel(control) === label : control.id === focused.id)) ??
    (field === undefined ? null : document.getElementById(field))
  next?.focus({ preventScroll: true })
}

const getLabel = (control: Element): string => control.ariaLabel ?? control.firstChild?.textContent ?? ''
