import { useFetcher, useSubmissions } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import { everydayName } from '#domain/blends/blend-names.ts'
import type { SavedBlend } from '#domain/blends/blends.types.ts'
import { blendsForBrowser } from '#domain/paths.ts'

type SavedProps = {
  savedBlends: readonly SavedBlend[] | null
  opened: string | undefined
  onOpen: (savedBlend: SavedBlend | null) => void
}

/** Member's saved blends, newest first. Hides a blend while it's being deleted. */
export function SavedBlends({ savedBlends, opened, onOpen }: SavedProps) {
  const deleted = new Set(
    useSubmissions().flatMap(({ formData }) => (formData?.get('intent') === 'delete' ? [formData.get('id')] : [])),
  )
  const listed = savedBlends?.filter(({ id }) => !deleted.has(id))
  return (
    <section className="saved-blends print:hidden" aria-labelledby="saved-title">
      <h2 className="mb-2" id="saved-title" tabIndex={-1}>
        Saved blends
      </h2>
      {!listed && <p className="note">We couldn’t load your saved blends. They are still in your account.</p>}
      {listed?.length === 0 && (
        <p className="text-quiet">No saved blends yet. Your ten newest appear here until you delete them.</p>
      )}
      <ul className="ruled-list">
        {listed?.map((blend) => (
          <SavedLine key={blend.id} savedBlend={blend} isOpened={blend.id === opened} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { savedBlend: SavedBlend; isOpened: boolean; onOpen: (savedBlend: SavedBlend | null) => void }

function SavedLine({ savedBlend, isOpened, onOpen }: LineProps) {
  const { id, blend, createdAt } = savedBlend
  const deleting = useFetcher<ActionResult>()
  const leave = () => {
    document.getElementById('saved-title')?.focus({ preventScroll: true })
    if (isOpened) onOpen(null)
  }
  return (
    <li className="saved-blend">
      <div>
        <b>{blend.name}</b>
        <small>
          {blend.herbs.map(({ name }) => everydayName(name)).join(', ')}; saved <Day time={createdAt} />
        </small>
      </div>
      <button type="button" className="button plain" onClick={() => onOpen(savedBlend)}>
        Open<span className="sr-only"> {blend.name}</span>
      </button>
      <deleting.Form method="post" action={blendsForBrowser} onSubmit={leave}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton fetcher={deleting} intent="delete" className="button plain">
          Delete<span className="sr-only"> {blend.name}</span>
        </SubmitButton>
      </deleting.Form>
    </li>
  )
}
