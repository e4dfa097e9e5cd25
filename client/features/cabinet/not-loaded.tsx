import { useRevalidator } from 'react-router'

import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { cabinetWords } from '#domain/cabinet/cabinet.words.ts'

/** In place of a cabinet that could not be fetched, or above the one that was fetched before. */
export function NotLoaded() {
  const { revalidate, state } = useRevalidator()
  const isLoading = state !== 'idle'
  const button = useFocusBack<HTMLButtonElement>(isLoading)
  return (
    <div className="refusal my-6 max-w-[44rem]">
      <p className="mb-4" role="alert">
        {cabinetWords.notLoaded}. It is still there; please try again soon.
      </p>
      <button ref={button} type="button" className="button" disabled={isLoading} onClick={() => void revalidate()}>
        {isLoading ? 'Loading...' : 'Try again'}
      </button>
    </div>
  )
}
