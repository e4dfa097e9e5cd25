import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'

import { localDay } from '#client/core/local-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { saveCalendar } from '#client/core/save-calendar.ts'
import { saveLabelDraft } from '#client/core/save-label-draft.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { listCourseEvents } from '#domain/calendar/cup-events.ts'
import { createLabelQuery } from '#domain/labels/label-query.ts'
import { createOwnRecipeLabel } from '#domain/own-recipes/own-recipe-label.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'

import { downloadFormats, downloadRecipes } from './download-recipes.ts'

/** Saves the cups of a course that begins today. */
const saveCourse = ({ id, content: { name, cupsPerDay } }: Pick<OwnRecipe, 'id' | 'content'>, courseDays: number) =>
  saveCalendar(
    'herbal-remedies-course',
    name,
    listCourseEvents(
      { id, name, url: location.origin + paths.ownRecipe(id), cupsPerDay, courseDays },
      localDay(new Date()),
    ),
  )

/** `timer` starts the brew timer of the recipe. `isDrinkable` is false if the check refuses it. */
type RecipeActionsProps = { recipe: OwnRecipe; timer: ReactNode; isDrinkable: boolean }

export function RecipeActions({ recipe: { id, content }, timer, isDrinkable }: RecipeActionsProps) {
  const fetcher = useFetcher<ActionResult>()
  const labelQuery = createLabelQuery({ herbs: content.ingredients.map(({ name }) => name), blendName: content.name })
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        {timer}
        <Link to={paths.editOwnRecipe(id)} className="button plain">
          <Pencil aria-hidden />
          Edit
        </Link>
        <button type="button" className="button plain" onClick={() => print()}>
          <Printer aria-hidden />
          Print
        </button>
        <Link
          to={`${paths.labelDesigner}?${labelQuery}`}
          className="button plain"
          onClick={() => saveLabelDraft(createOwnRecipeLabel(content, labelQuery, localDay(new Date())))}
        >
          Make a label
        </Link>
        <ConfirmButton
          itemName={content.name}
          title={`Delete “${content.name}”?`}
          consequences="You can’t undo this. Its earlier versions and your brews are deleted too. If you offered it to everybody, it is withdrawn."
          isDeleting={fetcher.state !== 'idle'}
          onDelete={() => void fetcher.submit({ intent: 'delete', name: content.name }, { method: 'post' })}
        />
      </div>
      <p className="flex flex-wrap gap-x-5">
        {downloadFormats.map(([format, label]) => (
          <button
            key={format}
            type="button"
            className="stand-alone cursor-pointer"
            onClick={() => downloadRecipes([content], format)}
          >
            Download {label}
          </button>
        ))}
        {isDrinkable && content.courseDays !== null && (
          <button
            type="button"
            className="stand-alone cursor-pointer"
            onClick={() => saveCourse({ id, content }, content.courseDays ?? 1)}
          >
            Download its days for your calendar
          </button>
        )}
      </p>
    </div>
  )
}
