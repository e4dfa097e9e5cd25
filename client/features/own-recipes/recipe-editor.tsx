import type { MouseEvent } from 'react'

import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote, EditConflict } from '#client/ui/draft-note.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { getLeaveQuestion, useConfirmBeforeLeaving } from '#client/ui/use-confirm-before-leaving.tsx'
import { useEditDraft } from '#client/ui/use-edit-draft.ts'
import { VerdictIcon } from '#client/ui/verdict-icon.tsx'
import { emptyOwnRecipeForm, type OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'
import type { OwnRecipeReport } from '#domain/own-recipes/own-recipe-check.ts'
import { applyEditToForm, parseOwnRecipeForm, toOwnRecipeForm } from '#domain/own-recipes/own-recipe-form.ts'
import { getOwnVerdictText, getShownVerdict } from '#domain/own-recipes/own-recipes.messages.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { type FormProps, IngredientList, StepList } from './line-lists.tsx'
import type { LoadedOwnCheck } from './load-check.ts'
import { BasicFields, FigureFields, NoteFields } from './recipe-fields.tsx'
import { RecipeImport } from './recipe-import.tsx'
import { useOwnCheck } from './use-own-check.ts'
import { usePassedRecipe } from './use-passed-recipe.ts'
import { useRecipeSaving } from './use-recipe-saving.ts'
import { useSources } from './use-sources.ts'
import { VerdictPanel } from './verdict-panel.tsx'

type RecipeEditorProps = LoadedOwnCheck & { recipe: OwnRecipe | null; stored: StoredProfile | null }

export function RecipeEditor({ recipe, herbNames, stored, ...loaded }: RecipeEditorProps) {
  const { check, sources } = useSources(loaded.check)
  const editor = useEditDraft<OwnRecipeForm>({
    name: `own recipe ${recipe?.id ?? 'new'}`,
    form: recipe ? toOwnRecipeForm(recipe.content) : emptyOwnRecipeForm,
    revision: String(recipe?.revision ?? ''),
    read: parseOwnRecipeForm,
  })
  const { form, change } = editor
  /** Replaces the form. The text typed before is offered as a draft. */
  const start = (newForm: OwnRecipeForm) => {
    if (editor.draft.storeAsDraft()) change(newForm)
  }
  usePassedRecipe(recipe === null, start)
  const own = useOwnCheck(form, check, stored)
  const saving = useRecipeSaving(recipe, editor)
  const { attempt, isSending, isOutdated, save } = saving
  const leaving = useConfirmBeforeLeaving(editor.isDirty && !isSending, getLeaveQuestion(editor.draft.isStored))
  const errors = attempt ? own.errors : {}
  const fieldProps: FormProps = { form, change, errors }
  return (
    <div className="flex flex-col gap-x-[clamp(32px,4vw,64px)] gap-y-10 min-[68rem]:grid min-[68rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] min-[68rem]:items-start">
      {leaving}
      <form
        className="grid max-w-192 min-w-0 gap-8.5"
        noValidate
        aria-label={recipe ? `Edit ${recipe.content.name}` : 'New recipe'}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <ErrorSummary outcome={{ errors }} attempt={attempt} />
        {isOutdated && (
          <EditConflict title="You saved this recipe somewhere else" message={saving.conflict} editor={saving} />
        )}
        <DraftNote draft={editor.draft} revision={editor.revision} />
        {!recipe && (
          <RecipeImport
            onImport={start}
            onAddToNotes={(lines) => change({ notes: [form.notes, ...lines].filter(Boolean).join('\n') })}
          />
        )}
        <BasicFields {...fieldProps} />
        <IngredientList {...fieldProps} meanings={own.report?.lines ?? []} herbNames={herbNames} />
        <FigureFields {...fieldProps} />
        <StepList {...fieldProps} />
        <NoteFields {...fieldProps} />
      </form>
      {/* On a phone, the bar below stays at the bottom of the screen, so its parent must be the whole editor. */}
      <div className="contents min-[68rem]:sticky min-[68rem]:top-5 min-[68rem]:grid min-[68rem]:max-h-[calc(100dvh-40px)] min-[68rem]:min-w-0 min-[68rem]:gap-6 min-[68rem]:overflow-y-auto">
        <VerdictPanel
          report={own.report}
          isPersonal={stored !== null}
          path={recipe ? paths.ownRecipe(recipe.id) : paths.newOwnRecipe}
          changes={own.changes}
          sources={sources}
          onApply={({ edit }) => change(applyEditToForm(form, edit))}
        />
        <section
          className="save-bar sticky bottom-0 z-1 -mx-4 grid gap-2 border-t border-line bg-glaze px-4 py-3 min-[68rem]:static min-[68rem]:mx-0 min-[68rem]:border-0 min-[68rem]:p-0"
          aria-label="Save"
        >
          {own.report?.verdict === 'refused' && (
            <p className="max-[68rem]:sr-only">You can keep this recipe. Its warning stays on top.</p>
          )}
          <div className="flex items-center justify-between gap-3">
            {own.report && <ShortVerdict report={own.report} />}
            <button
              type="button"
              className="button max-[68rem]:ms-auto min-[68rem]:w-full"
              aria-disabled={isSending || isOutdated}
              onClick={save}
            >
              {isSending ? 'Loading...' : 'Save Recipe'}
            </button>
          </div>
          <ActionMessage outcome={saving.outcome} />
        </section>
      </div>
    </div>
  )
}

/** Scrolls to the check. A link that changes the address would count as leaving the form. */
function showCheck(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('safety-check')?.focus()
}

/** Link to the check, which is below the form on a phone. */
const ShortVerdict = ({ report }: { report: OwnRecipeReport }) => (
  <a
    href="#safety-check"
    onClick={showCheck}
    className={`verdict ${getShownVerdict(report)} flex min-h-11 items-center gap-2 leading-[1.2] min-[68rem]:hidden`}
  >
    <VerdictIcon verdict={getShownVerdict(report)} />
    {getOwnVerdictText(report).tag}
  </a>
)
