import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { useFetchers, useSubmit } from 'react-router'

import { CursorPagination } from '#client/ui/cursor-pagination.tsx'
import { focusOnMount } from '#client/ui/focus-on-mount.ts'
import { useRestoreFocus } from '#client/ui/use-restore-focus.ts'
import { formatDay } from '#domain/date-in-words.ts'
import { describeBrews } from '#domain/own-recipes/brews.messages.ts'
import type { Brew, BrewsPage } from '#domain/own-recipes/brews.types.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'

import { BrewForm } from './brew-form.tsx'
import { BrewItem } from './brew-item.tsx'
import { deleteBrewIntent, saveBrewIntent } from './brews.action.ts'
import { headingStyle } from './recipe-text.tsx'

type BrewLogProps = { recipe: OwnRecipe; page: BrewsPage; isFirstPage: boolean }

/** Days on which the member made the recipe, latest first, with stars and notes. */
export function BrewLog({ recipe, page, isFirstPage }: BrewLogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const addButton = useRestoreFocus<HTMLButtonElement>(isAdding)
  const { brews, lastDeleted, remove, restore } = useUndoableDelete(page.brews)
  return (
    <section id="brews" className="print:hidden" aria-labelledby="brews-title">
      <h2 ref={heading} id="brews-title" tabIndex={-1} className={headingStyle}>
        Your brews
      </h2>
      <p className="mb-3 text-quiet">{describeBrews(recipe.brews) || 'You haven’t noted a brew yet.'}</p>
      {isAdding ? (
        <BrewForm label="New brew" onClose={() => setIsAdding(false)} />
      ) : (
        <button ref={addButton} type="button" className="button" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden />I made this
        </button>
      )}
      {lastDeleted && (
        <DeletedBrewNote
          key={lastDeleted.id}
          brew={lastDeleted}
          restore={() => {
            restore(lastDeleted)
            heading.current?.focus()
          }}
        />
      )}
      <ol className="mt-4">
        {brews.map((brew) => (
          <BrewItem key={brew.id} brew={brew} onDelete={() => remove(brew)} />
        ))}
      </ol>
      <CursorPagination
        label="Pages of brews"
        hasPrevious={!isFirstPage}
        next={page.next}
        getPageUrl={(after) =>
          `${paths.ownRecipe(recipe.id)}${after === null ? '' : `?${new URLSearchParams({ brews: after }).toString()}`}#brews`
        }
      />
    </section>
  )
}

/** Hides brews at once when they are deleted. The last one can be restored; one that wasn't deleted appears again. */
function useUndoableDelete(stored: readonly Brew[]) {
  const submit = useSubmit()
  const [deleted, setDeleted] = useState<readonly Brew[]>([])
  const running = new Set(
    useFetchers().flatMap(({ formData }) =>
      formData?.get('intent') === deleteBrewIntent ? [formData.get('brew')] : [],
    ),
  )
  const brews = stored.filter(({ id }) => !running.has(id))
  const send = (intent: string, brew: Brew) =>
    void submit(
      { intent, brew: brew.id, day: brew.day, stars: brew.stars === null ? '' : String(brew.stars), note: brew.note },
      { method: 'post', navigate: false, fetcherKey: `brew ${brew.id}` },
    )
  const last = deleted.at(-1)
  return {
    brews,
    lastDeleted: last && !brews.some(({ id }) => id === last.id) ? last : undefined,
    remove: (brew: Brew) => {
      setDeleted([...deleted.filter(({ id }) => id !== brew.id), brew])
      send(deleteBrewIntent, brew)
    },
    restore: (brew: Brew) => {
      setDeleted(deleted.filter(({ id }) => id !== brew.id))
      send(saveBrewIntent, brew)
    },
  }
}

const DeletedBrewNote = ({ brew, restore }: { brew: Brew; restore: () => void }) => (
  <p
    className="mt-3.5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-box bg-wash px-4.5 py-2.5"
    role="status"
  >
    <span>{`Brew of ${formatDay(brew.day)} deleted.`}</span>
    <button ref={focusOnMount} type="button" className="button plain" onClick={restore}>
      Undo
    </button>
  </p>
)
