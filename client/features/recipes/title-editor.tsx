import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'

import { textFields } from '#client/core/forms.ts'
import { showToast } from '#client/core/toasts.ts'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { pageTitleMax, readPageTitle } from '#domain/recipes/page-title.rules.ts'

/** The title with the administrator's pencil. What is written stands until the page is left; nobody else sees it. */
export default function TitleEditor({ standard }: { standard: string }) {
  const [title, setTitle] = useState(standard)
  const [isEditing, setIsEditing] = useState(false)
  const pencil = useFocusBack<HTMLButtonElement>(isEditing)
  const end = (next: string) => {
    setTitle(next)
    setIsEditing(false)
  }
  if (isEditing) return <TitleForm title={title} confirm={end} cancel={() => end(standard)} />
  return (
    <div className="titled">
      <h1>{title}</h1>
      <button
        ref={pencil}
        type="button"
        className="square"
        aria-label="Edit the title"
        onClick={() => setIsEditing(true)}
      >
        <Pencil aria-hidden />
      </button>
    </div>
  )
}

type FormProps = { title: string; confirm: (title: string) => void; cancel: () => void }

function TitleForm({ title, confirm, cancel }: FormProps) {
  const id = useId()
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [[, typed] = ['', '']] = textFields(new FormData(event.currentTarget))
    const next = readPageTitle(typed)
    if (next !== undefined) {
      void showToast('success', 'Title updated successfully')
      return confirm(next)
    }
    void showToast('error', 'Failed to update title')
    setIsRefused(true)
    event.currentTarget.querySelector('input')?.focus()
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) cancel()
  }
  return (
    <form className="title-form" onSubmit={submit} noValidate>
      <h1 className="sr-only">{title}</h1>
      <label className="sr-only" htmlFor={id}>
        Title of this page
      </label>
      <input
        ref={selectAll}
        id={id}
        name="title"
        className="field"
        defaultValue={title}
        maxLength={pageTitleMax}
        autoComplete="off"
        aria-invalid={isRefused}
        aria-describedby={`${id}fault`}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button" onKeyDown={onKeyDown}>
        <Check aria-hidden />
        Confirm
      </button>
      <button type="button" className="button plain" onClick={cancel} onKeyDown={onKeyDown}>
        <X aria-hidden />
        Cancel
      </button>
      <p className="fault" id={`${id}fault`}>
        {isRefused && 'A title needs at least one character.'}
      </p>
    </form>
  )
}

/** Whoever has pressed the pencil goes on typing. */
function selectAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
