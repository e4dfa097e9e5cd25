import { type ReactNode, useEffect, useEffectEvent } from 'react'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { readDrafts } from '#client/core/drafts.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import type { OwnTexts } from '#domain/community/community.types.ts'
import { maxDisplayNameLength } from '#domain/community/display-name.rules.ts'
import { communityDataPath } from '#domain/paths.ts'

import type { CommunityActionResult } from './run-community-action.ts'

type TextFormProps<Saved> = {
  /** Name under which drafts of this form are stored. */
  name: string
  intent: string
  button: string
  label: string
  /** Version of the text that is being edited. */
  revision?: string
  onSaved: (saved: Saved) => void
  onClose: () => void
  renderFields: (errors: Record<string, string>) => ReactNode
}

/** Inline form that keeps a draft until the text is sent. */
export function TextForm<Saved>(props: TextFormProps<Saved>) {
  const { name, intent, button, label, revision, renderFields, onClose } = props
  const fetcher = useFetcher<CommunityActionResult<Saved>>()
  const form = useFocusFirstError(fetcher.data)
  const draft = useFormDraft(form, name, { revision })
  const outcome = fetcher.data
  const onSaved = useEffectEvent(props.onSaved)
  const saved = fetcher.state === 'idle' && outcome?.isDone ? outcome.saved : undefined
  useEffect(() => {
    if (saved !== undefined) onSaved(saved)
  }, [saved])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus()
  }, [form])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={communityDataPath}
      className="text-form"
      data-intent={intent}
      aria-label={label}
      noValidate
      onInput={draft.onInput}
    >
      <DraftNote draft={draft} revision={revision} />
      <input type="hidden" name="draft" value={draft.key} />
      {renderFields(outcome?.errors ?? {})}
      <ActionMessage outcome={outcome?.isDone ? undefined : outcome} />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton fetcher={fetcher} intent={intent}>
          {button}
        </SubmitButton>
        <button type="button" className="button plain" onClick={onClose}>
          Close
        </button>
      </div>
    </fetcher.Form>
  )
}

type NameFieldProps = { own: OwnTexts | null; error: string | undefined }

/** Field for a display name, shown until the member's first text sets one. */
export function NameField({ own, error }: NameFieldProps) {
  if (error === undefined && (own === null || own.displayName !== null)) return null
  return (
    <Field
      label="Display name"
      hint="Others see this name on your posts. We never show your full name or your email address."
      name="displayName"
      defaultValue={own?.proposedName ?? ''}
      maxLength={maxDisplayNameLength}
      autoComplete="nickname"
      required
      error={error}
    />
  )
}

/** Replaces a form whose author's session has ended. `author` is null if the user was not signed in. */
export function SignedOutDraft({ name, author }: { name: string; author: string | null }) {
  if (author === null || readDrafts(author, name).length === 0) return null
  return (
    <p className="note mt-4" role="alert">
      You’ve been signed out. Your draft is saved in this browser.{' '}
      <button type="button" className="inline-link" onClick={() => openAccountDialog('sign-in')}>
        Sign in to continue
      </button>
    </p>
  )
}
