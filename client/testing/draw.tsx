import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, type ActionFunction } from 'react-router'
import { RouterProvider } from 'react-router/dom'

const endings: (() => void)[] = []

/** Draws a component into the document, as the browser would. */
export async function draw(node: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  endings.push(() => {
    act(() => root.unmount())
    place.remove()
  })
  await act(async () => root.render(node))
  return { place, redraw: (next: ReactNode) => act(async () => root.render(next)) }
}

/** The same within a route, whose action answers its forms. */
export const drawRoute = (element: ReactNode, action?: ActionFunction) =>
  draw(<RouterProvider router={createMemoryRouter([{ path: '/', element, ...(action && { action }) }])} />)

/** Takes away what was drawn; for `afterEach`. */
export function clearDrawn(): void {
  for (const end of endings.splice(0)) end()
}

/** Clicks the `count`th time in a row. */
export const click = (part: Element, count = 1) =>
  act(async () => part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count })))

export function buttonNamed(words: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === words)
  if (!found) throw new Error(`There is no button “${words}”.`)
  return found
}
