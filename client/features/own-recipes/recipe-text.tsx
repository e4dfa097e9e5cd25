import type { ReactNode } from 'react'

import { OwnJar } from '#client/ui/own-jar.tsx'
import { IllustratedStep } from '#client/ui/step-pictures.tsx'
import { toOwnRecipeForm } from '#domain/own-recipes/own-recipe-form.ts'
import { describeFigures } from '#domain/own-recipes/own-recipes.messages.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'

export const RecipeHead = ({ content }: { content: OwnRecipeContent }) => (
  <div className="mb-7 flex items-center gap-5">
    <OwnJar content={content} className="w-24" />
    <div className="min-w-0">
      <h1 className="text-[clamp(2rem,1.5rem+2.2vw,3rem)]">{content.name}</h1>
      <p className="mt-1 text-quiet">{describeFigures(content)}</p>
      {content.tags.length > 0 && <p className="mt-1">{content.tags.join(' · ')}</p>}
    </div>
  </div>
)

export const headingStyle = 'mb-2 text-[1.45rem] text-cobalt'

/** `servings` changes the number of cups; `stepsNote` says how to read the steps for other cups. */
type RecipeTextProps = { content: OwnRecipeContent; servings?: ReactNode; stepsNote?: string }

/** Ingredients, steps and the author’s notes. */
export function RecipeText({ content, servings, stepsNote = '' }: RecipeTextProps) {
  const { ingredients, steps, notes } = toOwnRecipeForm(content)
  return (
    <>
      <section aria-labelledby="ingredients">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h2 id="ingredients" className={headingStyle}>
            Ingredients
          </h2>
          {servings}
        </div>
        <ul className="ledger">
          {ingredients.map(({ key, name, amount, notes: note }) => (
            <li key={key}>
              <p>
                <b>{name}</b>
                <i />
                <span>{amount}</span>
              </p>
              {note && <small>{note}</small>}
            </li>
          ))}
        </ul>
      </section>
      {steps.length > 0 && (
        <section aria-labelledby="steps">
          <h2 id="steps" className={headingStyle}>
            Steps
          </h2>
          <p role="status" className={stepsNote && 'mb-3 max-w-[68ch] text-quiet'}>
            {stepsNote}
          </p>
          <ol className="grid list-decimal gap-2 ps-[1.4em]">
            {steps.map(({ key, text }) => (
              <li key={key}>
                <IllustratedStep step={text} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {notes !== '' && (
        <section aria-labelledby="notes">
          <h2 id="notes" className={headingStyle}>
            Your notes
          </h2>
          <p className="whitespace-pre-line">{notes}</p>
        </section>
      )}
    </>
  )
}
