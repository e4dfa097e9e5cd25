import { useCallback, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { EditForm } from '#client/ui/edit-form.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { maxRejectionReasonLength } from '#domain/bot/bot-limits.ts'
import type { WaitingRecipe as Waiting } from '#domain/bot/bot-status.types.ts'
import { paths } from '#domain/paths.ts'
import { originWords, verdictWords } from '#domain/recipes/publication.messages.ts'
import { cups, minutes } from '#domain/recipes/recipe-words.ts'
import { plural } from '#domain/words.ts'

import { WaitingFields } from './waiting-fields.tsx'

export function WaitingRecipe({ recipe }: { recipe: Waiting }) {
  const { id, name, ailment, emoji, origin, createdAt, verdict, reasons } = recipe
  const [isEdited, setIsEdited] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const closeEditor = useCallback(() => {
    setIsEdited(false)
    heading.current?.focus()
  }, [])
  return (
    <li className="review-card">
      <div className="byline">
        <span>{originWords[origin]}</span>
        <span>{ailment}</span>
        <Timestamp time={createdAt} />
        <b className="tag" data-verdict={verdict}>
          {verdictWords[verdict]}
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
      {isEdited ? (
        <EditForm
          id={id}
          revision={String(recipe.updatedAt)}
          label={`Edit ${name}`}
          close={closeEditor}
          renderFields={(errors) => <WaitingFields recipe={recipe} errors={errors} />}
        />
      ) : (
        <>
          <WaitingText recipe={recipe} />
          <Actions recipe={recipe} edit={() => setIsEdited(true)} />
        </>
      )}
    </li>
  )
}

function WaitingText({ recipe }: { recipe: Waiting }) {
  const { description, ingredients, instructions, benefits, tips, warnings } = recipe
  const { servings, brewMinutes, cupsPerDay, courseDays } = recipe
  return (
    <div className="review-text bot-recipe">
      <p>{description}</p>
      <p className="text-quiet">
        {cups(servings)}, {minutes(brewMinutes)}, at most {cups(cupsPerDay)} a day
        {courseDays !== null && ` for up to ${plural(courseDays, 'day')}`}
      </p>
      <h3>Ingredients</h3>
      <ul>
        {ingredients.map((line) => (
          <li key={line.name}>
            {line.name}, {line.amount}
            {line.gramsPerCup !== null && ` (${line.gramsPerCup} g a cup)`}
          </li>
        ))}
      </ul>
      <h3>Instructions</h3>
      <ol>
        {instructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <details>
        <summary>Benefits, tips and notes</summary>
        <ul>
          {[...benefits, ...tips, ...warnings].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function Actions({ recipe: { id, name, verdict }, edit }: { recipe: Waiting; edit: () => void }) {
  const approval = useFetcher<ActionResult>()
  const rejection = useFetcher<ActionResult>()
  const hidden = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
    </>
  )
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <approval.Form method="post">
          {hidden}
          <SubmitButton intent="approve" fetcher={approval} isReady={verdict !== 'refused'}>
            Approve <span className="sr-only">{name}</span>
          </SubmitButton>
          <ActionMessage outcome={approval.data} />
        </approval.Form>
        <button type="button" className="button plain" onClick={edit}>
          Edit <span className="sr-only">{name}</span>
        </button>
        <Link to={paths.adminRemedy(id)} className="button plain">
          Open full recipe <span className="sr-only">{name}</span>
        </Link>
        <details className="confirm-details">
          <summary>
            Reject… <span className="sr-only">{name}</span>
          </summary>
          <rejection.Form method="post" className="fields">
            {hidden}
            <Field label="Reason (optional)" name="reason" maxLength={maxRejectionReasonLength} autoComplete="off" />
            <SubmitButton intent="reject" fetcher={rejection} className="button danger">
              Reject and delete
            </SubmitButton>
            <ActionMessage outcome={rejection.data} />
          </rejection.Form>
        </details>
      </div>
    </>
  )
}
