import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
  useLoaderData,
  useRevalidator,
} from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { SourceList } from '#client/ui/source-list.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useEditDraft } from '#client/ui/use-edit-draft.ts'
import type { EditorPlant, FactEditor } from '#domain/herbs/fact-editor.types.ts'
import { maxCountedRecipes } from '#domain/herbs/fact-limits.ts'
import { paths } from '#domain/paths.ts'

import type { FactActionResult, ChangePreview } from './admin-herb.action.ts'
import { EditedFacts } from './edited-facts.tsx'
import { removeUnchanged, noEdits, parseEdits } from './fact-draft.ts'
import { FactForm } from './fact-form.tsx'
import { FactPreviewSection } from './fact-preview.tsx'
import { getEditorView } from './herb-facts.api.ts'

type LoaderData = { plant: EditorPlant }

export const loader = keepDataOnFailure(
  async ({ params: { slug = '' }, ...args }: LoaderFunctionArgs): Promise<LoaderData> => {
    await requireAdmin(args)
    return getEditorView(args.context, slug)
  },
)

/** A preview doesn't reload the data, so that typed text stays even if another administrator has saved meanwhile. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') !== 'preview' && defaultShouldRevalidate

export { adminHerbAction as action } from './admin-herb.action.ts'

export function Component() {
  const { plant } = useLoaderData<LoaderData>()
  return (
    <AdminLayout title={plant.kind === 'herb' ? `${plant.editor.emoji} ${plant.editor.name}` : plant.name}>
      <Link to={paths.adminHerbs} className="stand-alone gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        All herbs
      </Link>
      {plant.kind === 'restricted' ? (
        <p className="refusal max-w-[44rem]">
          No recipe may contain this plant. {plant.reason} The facts about it only change in a new release, so you can’t
          allow it here.
        </p>
      ) : (
        <HerbEditor key={plant.editor.slug} herb={plant.editor} />
      )}
    </AdminLayout>
  )
}

function HerbEditor({ herb }: { herb: FactEditor }) {
  const fetcher = useFetcher<FactActionResult>()
  const rechecking = useFetcher<FactActionResult>()
  const { revalidate } = useRevalidator()
  const [outdatedPreview, setOutdatedPreview] = useState<ChangePreview>()
  const saving = useFetcher<FactActionResult>()
  const [handledResult, setHandledResult] = useState<FactActionResult>()
  const changePreview = fetcher.data?.changePreview
  const editor = useEditDraft({
    name: `herb ${herb.slug}`,
    form: noEdits,
    revision: herb.revision,
    read: (draft) => parseEdits(herb.values, draft),
    isSame: (one, other) =>
      JSON.stringify(removeUnchanged(herb.values, one)) === JSON.stringify(removeUnchanged(herb.values, other)),
  })
  if (saving.state === 'idle' && saving.data?.isDone && saving.data !== handledResult) {
    setHandledResult(saving.data)
    setOutdatedPreview(changePreview)
    editor.overwrite()
  }
  return (
    <div className="grid grid-cols-[minmax(0,48rem)] gap-9 pt-2.5">
      <p className="max-w-[60ch] text-quiet">
        {herb.recipes === 1
          ? '1 remedy uses this herb'
          : `${herb.recipes >= maxCountedRecipes ? `At least ${maxCountedRecipes}` : herb.recipes} remedies use this herb`}
        . Herbi, the safety check and all pages use these facts. See{' '}
        <Link to={paths.herb(herb.slug)}>its page in the library</Link>.
      </p>
      {herb.isRechecking && (
        <rechecking.Form method="post" className="note">
          <p className="mb-3">
            Some remedies haven’t been checked against the latest facts yet. We automatically check 25 remedies a
            minute.
          </p>
          <SubmitButton intent="recheck" fetcher={rechecking} className="button plain">
            Check more now
          </SubmitButton>
        </rechecking.Form>
      )}
      <EditedFacts herb={herb} fetcher={fetcher} />
      <FactForm
        herb={herb}
        editor={editor}
        fetcher={fetcher}
        isOutdated={editor.isOutdated && saving.state === 'idle'}
        onEdit={() => setOutdatedPreview(changePreview)}
      />
      {fetcher.data?.code === 'conflict' && (
        <button type="button" className="button plain" onClick={() => void revalidate()}>
          Reload the facts
        </button>
      )}
      {changePreview && changePreview !== outdatedPreview && (
        <FactPreviewSection
          key={changePreview.change}
          herb={herb}
          changePreview={changePreview}
          fetcher={fetcher}
          saving={saving}
          draft={editor.draft.key}
        />
      )}
      <SourceList sources={herb.sources} />
    </div>
  )
}
