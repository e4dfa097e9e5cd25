import { useCallback, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { EditForm } from '#client/ui/edit-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import type { WaitingRecipe as Waiting } from '#domain/bot/bot-status.types.ts'
import { paths } from '#domain/paths.ts'
import { originLabels, verdictLabels } from '#domain/recipes/publication.messages.ts'
import { formatCups, formatMinutes } from '#domain/recipes/recipe-counts.ts'
import { formatPlural } from '#domain/words.ts'

import { RejectForm } from './reject-form.tsx'
import { WaitingRecipeFields } from './waiting-recipe-fields.tsx'

export function WaitingRecipe({ recipe }: { recipe: Waiting }) {
  const { id, name, ailment, emoji, origin, createdAt, verdict, reasons } = recipe
  const [isEditing, setIsEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const closeEditor = useCallback(() => {
    setIsEditing(false)
    heading.current?.focus()
  }, [])
  return (
    <li className="review-card">
      <div className="byline">
        <span>{originLabels[origin]}</span>
        <span>{ailment}</span>
        <Timestamp time={createdAt} />
        <b className="tag" data-verdict={verdict}>
          {verdictLabels[verdict]}
        </b>
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-[1.5rem]">
        <span aria-hidden>{emoji} </span>
        {name}
      </h2>
      {reasons.length > 0 && (
        <ul className={verdict === 'refused' ? 'refusal' : 'note'} aria-label="Reasons">
          {reasons.map(({ code, words }) => (
            <li key={code + words}>
              {words} <small>{code}</small>
            </li>
          ))}
        </ul>
      )}
      {isEditing ? (
        <EditForm
          id={id}
          revision={String(recipe.updatedAt)}
          label={`Edit ${name}`}
          close={closeEditor}
          renderFields={(errors) => <WaitingRecipeFields recipe={recipe} errors={errors} />}
        />
      ) : (
        <>
          <WaitingText recipe={recipe} />
          <ReviewActions recipe={recipe} onEdit={() => setIsEditing(true)} />
        </>
      )}
    </li>
  )
}

function WaitingText({ recipe }: { recipe: Waiting }) {
  const { description, ingredients, instructions, benefits, tips, warnings } = recipe
  const { servings, brewMinutes, cupsPerDay, courseDays } = recipe
  return (
    <div className="review-text grid gap-2.5 wrap-anywhere">
      <p>{description}</p>
      <p className="text-quiet">
        Makes {formatCups(servings)}. Brew for {formatMinutes(brewMinutes)}. Drink at most {formatCups(cupsPerDay)} a
        day{courseDays !== null && ` for up to ${formatPlural(courseDays, 'day')}`}.
      </p>
      <h3 className="mt-1.5 text-[1.16rem]">Ingredients</h3>
      <ul className="list-disc ps-[1.3em]">
        {ingredients.map((ingredient) => (
          <li key={ingredient.name}>
            {ingredient.name}, {ingredient.amount}
            {ingredient.gramsPerCup !== null && ` (${ingredient.gramsPerCup} g a cup)`}
          </li>
        ))}
      </ul>
      <h3 className="mt-1.5 text-[1.16rem]">Instructions</h3>
      <ol className="list-decimal ps-[1.3em]">
        {instructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.25 text-cobalt">Benefits, tips and notes</summary>
        <ul className="list-disc ps-[1.3em]">
          {[...benefits, ...tips, ...warnings].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function ReviewActions({ recipe, onEdit }: { recipe: Waiting; onEdit: () => void }) {
  const { id, name, verdict } = recipe
  const fetcher = useFetcher<ActionResult>()
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <fetcher.Form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        <SubmitButton intent="approve" fetcher={fetcher} isReady={verdict !== 'refused'}>
          Approve <span className="sr-only">{name}</span>
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
      <button type="button" className="button plain" onClick={onEdit}>
        Edit <span className="sr-only">{name}</span>
      </button>
      <Link to={paths.adminRemedy(id)} className="button plain">
        Open full recipe <span className="sr-only">{name}</span>
      </Link>
      <RejectForm recipe={recipe} />
    </div>
  )
}
