import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { browserContext } from './core/api.ts'
import type { IslandName } from './core/island.tsx'
import { propsEvent, removalEvent } from './core/part-events.ts'
import { registerServiceWorker } from './core/register-service-worker.ts'
import { connectFetchers } from './core/resources.ts'
import { reloadIslands } from './core/use-reload.ts'
import { islands } from './islands.ts'
import { resourceTable } from './resource-table.ts'

// The document is the same for every visitor, so a change reloads the islands only.
connectFetchers(resourceTable, {
  context: browserContext,
  reload: reloadIslands,
  open: async ({ to, replaces }) => (replaces ? location.replace(to) : location.assign(to)),
})

registerServiceWorker()

/** Hydrates an island; resolves once it responds. Rejects if its code can't be loaded. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', prefix = '' } = element.dataset
  // The worker has written `data-island` and `data-props` from these types.
  const Content = (await islands[island as IslandName]()) as (props: object) => ReactNode
  const createContent = () => createElement(Content, JSON.parse(element.dataset['props'] ?? '{}') as object)
  await new Promise<void>((resolve) => {
    const root = hydrateRoot(element, <Hydrated onHydrated={resolve}>{createContent()}</Hydrated>, {
      identifierPrefix: prefix,
    })
    element.addEventListener(propsEvent, (event) => {
      event.preventDefault()
      root.render(<Hydrated onHydrated={resolve}>{createContent()}</Hydrated>)
    })
    element.addEventListener(removalEvent, () => root.unmount(), { once: true })
  })
}

function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
