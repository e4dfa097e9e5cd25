import type { FetcherWithComponents } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DeleteQuestion } from '#client/ui/delete-question.tsx'
import { Field } from '#client/ui/field.tsx'
import { paths } from '#domain/paths.ts'
import { editLimits } from '#domain/recipes/recipe-edit.schemas.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

import { saveWords, willBe } from './editor-messages.ts'
import type { useEditor } from './use-editor.ts'
import type { Judged } from './use-judged.ts'

type ActsProps = {
  recipe: RecipeToEdit | null
  editor: ReturnType<typeof useEditor>
  judged: Judged
  /** Number of fields with a problem, in words. */
  left: string | undefined
  fetcher: FetcherWithComponents<ActionResult>
  slug: string | undefined
  send: (intent: 'save' | 'publish') => void
}

/** Actions on the remedy, each with a description of its effect. */
export function RemedyActs({ recipe, editor, judged, left, fetcher, slug, send }: ActsProps) {
  const isSending = fetcher.state !== 'idle'
  // The form's error summary lists errors of fields.
  const hasOwnFields = Object.keys(fetcher.data?.errors ?? {}).length > 0
  const isPublished = recipe?.publicationStatus === 'published'
  const mayPublish = !isSending && !editor.isOutdated && judged.judgement?.verdict !== 'refused'
  const act = (intent: 'save' | 'publish', words: string, isReady: boolean, className?: string) => (
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
    <section className="remedy-acts" aria-label="Save">
      <ul>
        {willBe(recipe, judged, slug).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {act('publish', isSending ? 'Loading...' : saveWords.publish(isPublished), mayPublish)}
        {!isPublished && act('save', saveWords.save(recipe), !isSending && !editor.isOutdated, 'button plain')}
        {isPublished && (
          <a className="button plain" href={paths.recipe(recipe.slug)}>
            See its page
          </a>
        )}
      </div>
      {left !== undefined && <p className="error">{left}</p>}
      {hasOwnFields ? null : <ActionMessage outcome={fetcher.data} />}
      {recipe && <FinalActs recipe={recipe} editor={editor} fetcher={fetcher} />}
    </section>
  )
}

type FinalProps = Pick<ActsProps, 'fetcher' | 'editor'> & { recipe: RecipeToEdit }

/** Actions that hide or delete the remedy. */
function FinalActs({ recipe, editor: { revision, draft }, fetcher }: FinalProps) {
  const { publicationStatus, content } = recipe
  const { name } = content
  const isSending = fetcher.state !== 'idle'
  const submit = (fields: Record<string, string>) => void fetcher.submit({ ...fields, name }, { method: 'post' })
  return (
    <div className="remedy-final">
      {publicationStatus === 'published' && (
        <details className="final">
          <summary>Unpublish it…</summary>
          <p>
            Nobody sees it any more, its page says that it was withdrawn and why, and whoever likes or bookmarks it is
            told. It stays here as a draft and can be published again at the same address.
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
              label="Reason, as its page gives it (optional)"
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
      <DeleteQuestion
        what={name}
        title={`Delete “${name}”?`}
        consequences={
          publicationStatus === 'published'
            ? 'This cannot be undone. It leaves the catalogue at once with its ratings, its address is never given away, and whoever likes or bookmarks it is told.'
            : 'This cannot be undone. Its address is never given away.'
        }
        isDeleting={isSending && fetcher.formData?.get('intent') === 'delete'}
        isBusy={isSending}
        onDelete={() => submit({ intent: 'delete', draft: draft.key })}
      />
    </div>
  )
}
