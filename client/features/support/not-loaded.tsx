import { useRevalidator } from 'react-router'

import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { notLoaded } from '#domain/support/support.words.ts'

/** In place of tickets, or of what `failure` names, that could not be fetched, or above those that were fetched before. */
export function NotLoaded({ failure = notLoaded }: { failure?: string }) {
  const { revalidate, state } = useRevalidator()
  const isLoading = state !== 'idle'
  const button = useFocusBack<HTMLButtonElement>(isLoading)
  return (
    <div className="refusal mb-6 max-w-[44rem]">
      <p className="mb-4" role="alert">
        {failure}. They are still there; please try again soon.
      </p>
      <button ref={button} type="button" className="button" disabled={isLoading} onClick={() => void revalidate()}>
        {isLoading ? 'Loading...' : 'Try again'}
      </button>
    </div>
  )
}
