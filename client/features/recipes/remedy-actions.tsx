import type { FetcherWithComponents } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { Field } from '#client/ui/field.tsx'
import { paths } from '#domain/paths.ts'
import { editLimits } from '#domain/recipes/recipe-edit.schemas.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

import { hasNoIngredients, type EditCheck, type useEditor } from './use-editor.ts'

const saveMessages = {
  publish: (isPublished: boolean) => (isPublished ? 'Save and publish' : 'Publish'),
  save: (recipe: RecipeToEdit | null) => (recipe?.publicationStatus === 'waiting' ? 'Save' : 'Save draft'),
}

function describeActions(recipe: RecipeToEdit | null, editCheck: EditCheck, slug: string | undefined): string[] {
  const verdict = editCheck.result?.verdict
  const at = slug === undefined ? '' : ` at ${paths.recipe(slug)}`
  if (verdict === 'refused')
    return [
      hasNoIngredients(editCheck)
        ? 'You can publish this remedy once its herbs have passed the safety check.'
        : 'The safety check refuses this remedy, so you can’t publish it.',
      ...(recipe?.publicationStatus === 'published' ? [] : ['You can save it. Only administrators will see it.']),
    ]
  const confirms =
    verdict === 'needs_review' ? ' You also confirm that you’ve reviewed the safety check’s findings.' : ''
  if (recipe?.publicationStatus === 'published')
    return [
      `“${saveMessages.publish(true)}”: everyone will see the changes immediately${at}. If the safety check has new findings, we’ll tell members who saved the remedy.${confirms}`,
    ]
  const effect = recipe?.publicationStatus === 'waiting' ? 'it stays in the review list' : 'only administrators see it'
  return [
    `“${saveMessages.publish(false)}”: everyone will see it immediately${at}.${confirms}`,
    `“${saveMessages.save(recipe)}”: ${effect}.`,
  ]
}

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
    <section className="double-frame grid gap-4 px-[clamp(16px,3vw,26px)] pt-5 pb-5.5 wrap-anywhere" aria-label="Save">
      <ul className="grid gap-1">
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
    <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2.5 border-t border-line pt-3.5">
      {publicationStatus === 'published' && (
        <details className="confirm-details flex-[1_1_16rem]">
          <summary>Unpublish…</summary>
          <p className="mb-3">
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
