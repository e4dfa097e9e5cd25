import { useFetcher, useFetchers } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import { everydayName } from '#domain/blends/blend-names.ts'
import type { SavedBlend } from '#domain/blends/blends.types.ts'
import { blendsForBrowser } from '#domain/paths.ts'

type SavedProps = {
  kept: readonly SavedBlend[] | null
  opened: string | undefined
  onOpen: (kept: SavedBlend | null) => void
}

/** Member's saved blends, newest first. Hides a blend while it's being deleted. */
export function SavedBlends({ kept, opened, onOpen }: SavedProps) {
  const deleted = new Set(
    useFetchers().flatMap(({ formData }) => (formData?.get('intent') === 'delete' ? [formData.get('id')] : [])),
  )
  const listed = kept?.filter(({ id }) => !deleted.has(id))
  return (
    <section className="kept-blends print:hidden" aria-labelledby="kept-title">
      <h2 className="mb-2" id="kept-title" tabIndex={-1}>
        Saved blends
      </h2>
      {!listed && <p className="note">We couldn’t load your saved blends. They are still in your account.</p>}
      {listed?.length === 0 && (
        <p className="text-quiet">No saved blends yet. Your ten newest appear here until you delete them.</p>
      )}
      <ul className="lines">
        {listed?.map((blend) => (
          <SavedLine key={blend.id} kept={blend} isOpened={blend.id === opened} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { kept: SavedBlend; isOpened: boolean; onOpen: (kept: SavedBlend | null) => void }

function SavedLine({ kept, isOpened, onOpen }: LineProps) {
  const { id, blend, createdAt } = kept
  const deleting = useFetcher<ActionResult>()
  const leave = () => {
    document.getElementById('kept-title')?.focus({ preventScroll: true })
    if (isOpened) onOpen(null)
  }
  return (
    <li className="kept-blend">
      <div>
        <b>{blend.name}</b>
        <small>
          {blend.herbs.map(({ name }) => everydayName(name)).join(', ')}; saved <Day time={createdAt} />
        </small>
      </div>
      <button type="button" className="button plain" onClick={() => onOpen(kept)}>
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
