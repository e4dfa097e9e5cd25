import type { FetcherWithComponents } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { Field } from '#client/ui/field.tsx'
import { paths } from '#domain/paths.ts'
import { editLimits } from '#domain/recipes/recipe-edit.schemas.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

import { saveMessages, describeActions } from './editor-messages.ts'
import type { EditCheck } from './use-edit-check.ts'
import type { useEditor } from './use-editor.ts'

type ActionsProps = {
  recipe: RecipeToEdit | null
  editor: ReturnType<typeof useEditor>
  editCheck: EditCheck
  errorMessage: string | undefined
  fetcher: FetcherWithComponents<ActionResult>
  slug: string | undefined
  send: (intent: 'save' | 'publish') => void
}

export function RemedyActions({ recipe, editor, editCheck, errorMessage, fetcher, slug, send }: ActionsProps) {
  const isSending = fetcher.state !== 'idle'
  // The form's error summary already lists these errors.
  const hasFieldErrors = Object.keys(fetcher.data?.errors ?? {}).length > 0
  const isPublished = recipe?.publicationStatus === 'published'
  const mayPublish = !isSending && !editor.isOutdated && editCheck.result?.verdict !== 'refused'
  const action = (intent: 'save' | 'publish', words: string, isReady: boolean, className?: string) => (
    <button
      type="button"
      className={className ?? 'button'}
      aria-disabled={!isReady}
      onClick={() => {
        if (isReady) send(intent)
      }}
    >
      {words}
    </button>
  )
  return (
    <section className="remedy-actions" aria-label="Save">
      <ul>
        {describeActions(recipe, editCheck, slug).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {action('publish', isSending ? 'Loading...' : saveMessages.publish(isPublished), mayPublish)}
        {!isPublished && action('save', saveMessages.save(recipe), !isSending && !editor.isOutdated, 'button plain')}
        {isPublished && (
          <a className="button plain" href={paths.recipe(recipe.slug)}>
            View page
          </a>
        )}
      </div>
      {errorMessage !== undefined && <p className="error">{errorMessage}</p>}
      {hasFieldErrors ? null : <ActionMessage outcome={fetcher.data} />}
      {recipe && <RemovalActions recipe={recipe} editor={editor} fetcher={fetcher} />}
    </section>
  )
}

type RemovalProps = Pick<ActionsProps, 'fetcher' | 'editor'> & { recipe: RecipeToEdit }

function RemovalActions({ recipe, editor: { revision, draft }, fetcher }: RemovalProps) {
  const { publicationStatus, content } = recipe
  const { name } = content
  const isSending = fetcher.state !== 'idle'
  const submit = (fields: Record<string, string>) => void fetcher.submit({ ...fields, name }, { method: 'post' })
  return (
    <div className="remedy-final">
      {publicationStatus === 'published' && (
        <details className="confirm-details">
          <summary>Unpublish…</summary>
          <p>
            Its page will say that it was withdrawn and why, and we’ll tell members who saved it. The remedy stays here
            as a draft. You can publish it again at the same web address.
          </p>
          <form
            className="fields"
            aria-label="Unpublish"
            onSubmit={(event) => {
              event.preventDefault()
              const reason = new FormData(event.currentTarget).get('reason')
              submit({ intent: 'unpublish', revision, reason: typeof reason === 'string' ? reason : '' })
            }}
          >
            <Field
              label="Reason to show on its page (optional)"
              name="reason"
              maxLength={editLimits.reason}
              autoComplete="off"
            />
            <button type="submit" className="button danger" disabled={isSending}>
              Unpublish
            </button>
          </form>
        </details>
      )}
      <ConfirmButton
        itemName={name}
        title={`Delete “${name}”?`}
        consequences={
          publicationStatus === 'published'
            ? 'You can’t undo this. We’ll delete the remedy and its ratings immediately. We’ll never reuse its web address, and we’ll tell members who saved it.'
            : 'You can’t undo this. We’ll never reuse its web address.'
        }
        isDeleting={isSending && fetcher.formData?.get('intent') === 'delete'}
        isBusy={isSending}
        onDelete={() => submit({ intent: 'delete', draft: draft.key })}
      />
    </div>
  )
}
