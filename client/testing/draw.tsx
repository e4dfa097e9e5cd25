import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, type ActionFunction } from 'react-router'
import { RouterProvider } from 'react-router/dom'

const endings: (() => void)[] = []

/** Renders a component into the document. */
export async function draw(node: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  endings.push(() => {
    act(() => root.unmount())
    container.remove()
  })
  await act(async () => root.render(node))
  return { container, redraw: (next: ReactNode) => act(async () => root.render(next)) }
}

/** Renders the element in a route whose action handles its forms. */
export const drawRoute = (element: ReactNode, action?: ActionFunction) =>
  draw(<RouterProvider router={createMemoryRouter([{ path: '/', element, ...(action && { action }) }])} />)

/** Unmounts and removes the rendered components; for `afterEach`. */
export function clearDrawn(): void {
  for (const end of endings.splice(0)) end()
}

/** Dispatches one click event. `count` is its `detail`: 2 for the second click of a double-click. */
export const click = (part: Element, count = 1) =>
  act(async () => part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count })))

export function buttonNamed(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === name)
  if (!found) throw new Error(`There is no button “${name}”.`)
  return found
}
