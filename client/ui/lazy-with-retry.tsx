import { type ComponentType, lazy, useEffect } from 'react'

import { retryableImport } from '#client/core/retryable-import.ts'
import { createStore } from '#client/core/store.ts'

export type LoadErrorProps = { retry: () => void }

/**
 * Creates a component that loads when it is first rendered. Renders `Fallback` if loading fails, and tries again when
 * `retry` is called or the browser is back online.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<NoInfer<Props> & LoadErrorProps>,
): ComponentType<Props> {
  const loadAgain = retryableImport(load)
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

  return function LazyPart(props: Props) {
    const Part = current.use()
    return <Part {...props} />
  }
}
