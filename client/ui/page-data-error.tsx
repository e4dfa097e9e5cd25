import { useRevalidator } from 'react-router'

import { useRestoreFocus } from './use-restore-focus.ts'

export function PageDataError({ failure }: { failure: string }) {
  const { revalidate, state } = useRevalidator()
  const isLoading = state !== 'idle'
  const button = useRestoreFocus<HTMLButtonElement>(isLoading)
  return (
    <div className="refusal max-w-[44rem]">
      <p className="mb-4" role="alert">
        {failure}
      </p>
      <button ref={button} type="button" className="button" disabled={isLoading} onClick={() => void revalidate()}>
        {isLoading ? 'Loading...' : 'Try again'}
      </button>
    </div>
  )
}
