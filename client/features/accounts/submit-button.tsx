import type { FetcherWithComponents } from 'react-router'

type SubmitProps = { fetcher: FetcherWithComponents<unknown>; intent: string; label: string; isPlain?: boolean }

/** Sends its form for one intent; disabled while anything of the form is on its way. */
export function SubmitButton({ fetcher, intent, label, isPlain = false }: SubmitProps) {
  const isSending = fetcher.state !== 'idle'
  const isOwn = fetcher.formData?.get('intent') === intent
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={isPlain ? 'button plain' : 'button'}
      disabled={isSending}
    >
      {isSending && isOwn ? 'Loading...' : label}
    </button>
  )
}
