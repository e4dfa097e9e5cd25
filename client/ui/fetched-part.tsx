import { type ComponentType, lazy, useEffect } from 'react'

import { fetchAgain } from '#client/core/fetch-again.ts'
import { createStore } from '#client/core/store.ts'

export type NotFetchedProps = { retry: () => void }

/**
 * Component that is loaded when first rendered. If loading fails, `Fallback` is rendered. It loads again when `retry` is
 * called or the network returns.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<NoInfer<Props> & NotFetchedProps>,
): ComponentType<Props> {
  const loadAgain = fetchAgain(load)
  const create = (): ComponentType<Props> => lazy(() => loadAgain().catch(() => ({ default: Failed })))
  const current = createStore(create())
  const retry = () => current.set(create())

  function Failed(props: Props) {
    useEffect(() => {
      addEventListener('online', retry)
      return () => removeEventListener('online', retry)
    }, [])
    return <Fallback {...props} retry={retry} />
  }

  return function FetchedPart(props: Props) {
    const Part = current.use()
    return <Part {...props} />
  }
}
