import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { draftQuestion, useAskBeforeLeaving } from '#client/ui/use-ask-before-leaving.tsx'
import { useFirstError } from '#client/ui/use-first-error.ts'
import type { Campaign } from '#domain/mailing/campaigns.types.ts'
import type { LetterRecipe } from '#domain/mailing/recipe-content.ts'

import type { LetterOutcome } from './compose.action.ts'
import { LetterActs } from './letter-acts.tsx'
import { LetterChecks } from './letter-checks.tsx'
import { LetterFields } from './letter-fields.tsx'
import { LetterNotes } from './letter-notes.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { LetterReaders } from './letter-readers.tsx'
import { LetterRecipes } from './letter-recipes.tsx'
import { LetterTemplates } from './letter-templates.tsx'
import { LetterVariables, type WrittenField } from './letter-variables.tsx'
import { type Letter, useLetter } from './use-letter.ts'
import { usePreview } from './use-preview.ts'
import { useReaders } from './use-readers.ts'

type EditorProps = {
  campaign: Campaign | null
  beginning: Letter
  recipes: LetterRecipe[] | null
}

export type LetterIntent = 'save' | 'send' | 'test'

export function LetterEditor({ campaign, beginning, recipes }: EditorProps) {
  const fetcher = useFetcher<LetterOutcome>()
  const editor = useLetter(campaign, beginning)
  const { form: letter, change } = editor
  const checked = usePreview(letter)
  const readers = useReaders(letter)
  const [sent, setSent] = useState<Letter>()
  const [settled, setSettled] = useState<LetterOutcome>()
  const [newId] = useState(() => crypto.randomUUID())
  const { data, state } = fetcher
  const isBusy = state !== 'idle'
  const form = useFirstError(data)
  const errors = data?.errors ?? {}
  // A conflict has its own note, so the error summary leaves it out.
  const isConflict = data?.code === 'conflict'
  const written = useRef<WrittenField | null>(null)
  const noteFocus = (field: WrittenField) => {
    written.current = field
  }
  const leaving = useAskBeforeLeaving(editor.isDirty && !isBusy, draftQuestion(editor.draft.isStored))
  if (!isBusy && data?.savedAt !== undefined && data !== settled) {
    setSettled(data)
    if (sent) editor.settle(sent, String(data.savedAt))
  }
  const submit = (intent: LetterIntent) => {
    if (isBusy) return
    setSent(letter)
    void fetcher.submit(
      { intent, id: campaign?.id ?? '', newId, updatedAt: editor.revision, draft: editor.draft.key, ...letter },
      { method: 'post' },
    )
  }
  return (
    <div className="letter-editor">
      {leaving}
      <form
        ref={form}
        className="letter-form"
        noValidate
        aria-label={campaign ? `Edit ${campaign.title}` : 'New letter'}
        onSubmit={(event) => event.preventDefault()}
      >
        <ErrorSummary outcome={isBusy || isConflict ? undefined : data} />
        <LetterNotes editor={editor} isBusy={isBusy} />
        <LetterTemplates letter={letter} change={change} />
        <LetterFields letter={letter} change={change} errors={errors} noteFocus={noteFocus} />
        <LetterVariables letter={letter} change={change} written={written} />
        <LetterRecipes letter={letter} change={change} recipes={recipes} />
        <LetterReaders letter={letter} change={change} errors={errors} readers={readers} />
        <LetterChecks letter={letter} checked={checked} active={readers} />
        <LetterActs
          letter={letter}
          preview={checked.preview}
          active={readers}
          fetcher={fetcher}
          isOutdated={editor.isOutdated}
          submit={submit}
        />
      </form>
      <LetterPreview checked={checked} />
    </div>
  )
}
