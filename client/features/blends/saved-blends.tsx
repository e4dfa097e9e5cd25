import { useFetcher, useSubmissions } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import { getEverydayName } from '#domain/blends/blend-names.ts'
import type { SavedBlend } from '#domain/blends/blends.types.ts'
import { blendsDataPath } from '#domain/paths.ts'

type SavedBlendsProps = {
  savedBlends: readonly SavedBlend[] | null
  openId: string | undefined
  onOpen: (savedBlend: SavedBlend | null) => void
}

/** Member's saved blends, newest first. A blend is hidden while its deletion is pending. */
export function SavedBlends({ savedBlends, openId, onOpen }: SavedBlendsProps) {
  const deletedIds = new Set(
    useSubmissions().flatMap(({ formData }) => (formData?.get('intent') === 'delete' ? [formData.get('id')] : [])),
  )
  const visibleBlends = savedBlends?.filter(({ id }) => !deletedIds.has(id))
  return (
    <section
      className="max-w-208 min-[1100px]:col-start-1 min-[1100px]:row-start-2 print:hidden"
      aria-labelledby="saved-title"
    >
      <h2 className="mb-2" id="saved-title" tabIndex={-1}>
        Saved blends
      </h2>
      {!visibleBlends && <p className="note">We couldn’t load your saved blends. They are still in your account.</p>}
      {visibleBlends?.length === 0 && (
        <p className="text-quiet">
          No saved blends yet. Your ten newest blends will appear here until you delete them.
        </p>
      )}
      <ul className="ruled-list">
        {visibleBlends?.map((blend) => (
          <SavedBlendItem key={blend.id} savedBlend={blend} isOpen={blend.id === openId} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

type SavedBlendItemProps = { savedBlend: SavedBlend; isOpen: boolean; onOpen: (savedBlend: SavedBlend | null) => void }

function SavedBlendItem({ savedBlend, isOpen, onOpen }: SavedBlendItemProps) {
  const { id, blend, createdAt } = savedBlend
  const deleteFetcher = useFetcher<ActionResult>()
  const moveFocus = () => {
    document.getElementById('saved-title')?.focus({ preventScroll: true })
    if (isOpen) onOpen(null)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-[1_1_16rem] min-[1100px]:basis-full">
        <b>{blend.name}</b>
        <small className="block text-quiet">
          {blend.herbs.map(({ name }) => getEverydayName(name)).join(', ')}; saved <Day time={createdAt} />
        </small>
      </div>
      <button type="button" className="button plain" onClick={() => onOpen(savedBlend)}>
        Open<span className="sr-only"> {blend.name}</span>
      </button>
      <deleteFetcher.Form method="post" action={blendsDataPath} onSubmit={moveFocus}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton fetcher={deleteFetcher} intent="delete" className="button plain">
          Delete<span className="sr-only"> {blend.name}</span>
        </SubmitButton>
      </deleteFetcher.Form>
    </li>
  )
}
