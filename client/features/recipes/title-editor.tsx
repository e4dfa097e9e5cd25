import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'

import { showToast } from '#client/core/toasts.ts'
import { focusOnMount } from '#client/ui/focus-on-mount.ts'
import { maxPageTitleLength, parsePageTitle } from '#domain/recipes/page-title.rules.ts'

/**
 * Page title with an edit button for administrators. Only this page view shows the change: it isn't saved.
 */
export default function TitleEditor({ title: original }: { title: string }) {
  const [title, setTitle] = useState(original)
  const [stage, setStage] = useState<'untouched' | 'editing' | 'edited'>('untouched')
  const finish = (next: string) => {
    setTitle(next)
    setStage('edited')
  }
  if (stage === 'editing') return <TitleForm title={title} confirm={finish} cancel={() => finish(original)} />
  return (
    <div className="min-[54rem]:flex min-[54rem]:items-center min-[54rem]:gap-4.5">
      <h1>{title}</h1>
      <button
        ref={stage === 'edited' ? focusOnMount : undefined}
        type="button"
        className="square absolute top-1 right-0 cursor-pointer border-transparent min-[54rem]:static min-[54rem]:flex-none min-[54rem]:border-cobalt min-[54rem]:bg-sheet print:hidden"
        aria-label="Edit title"
        onClick={() => setStage('editing')}
      >
        <Pencil aria-hidden />
      </button>
    </div>
  )
}

type FormProps = { title: string; confirm: (title: string) => void; cancel: () => void }

function TitleForm({ title, confirm, cancel }: FormProps) {
  const id = useId()
  const [hasError, setHasError] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.querySelector('input')
    const next = parsePageTitle(input?.value ?? '')
    if (next !== undefined) {
      showToast('success', 'Title updated successfully')
      return confirm(next)
    }
    showToast('error', 'Failed to update title')
    setHasError(true)
    input?.focus()
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) cancel()
  }
  return (
    <form className="flex flex-wrap items-center gap-2.5" onSubmit={submit} noValidate>
      <h1 className="sr-only">{title}</h1>
      <label className="sr-only" htmlFor={id}>
        Page title
      </label>
      <input
        ref={focusAndSelect}
        id={id}
        className="field h-[4.2rem] max-w-176 min-w-0 flex-[1_1_20rem] font-display text-[clamp(1.5rem,1.2rem+1.6vw,2.4rem)]/[1.08] font-bold min-[54rem]:h-[calc(1.08*var(--title))]"
        defaultValue={title}
        maxLength={maxPageTitleLength}
        autoComplete="off"
        aria-invalid={hasError}
        aria-describedby={`${id}error`}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button" onKeyDown={onKeyDown}>
        Confirm
      </button>
      <button type="button" className="button plain" onClick={cancel} onKeyDown={onKeyDown}>
        Cancel
      </button>
      <p className="error basis-full" id={`${id}error`}>
        {hasError && 'Enter a title.'}
      </p>
    </form>
  )
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
