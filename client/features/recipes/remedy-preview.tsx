import { Jar } from '#client/ui/jar.tsx'
import { formatCups, formatMinutes } from '#domain/recipes/recipe-counts.ts'
import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import { selectCardIngredients } from '#domain/recipes/recipes.rules.ts'

import type { EditCheck } from './use-editor.ts'

const zeroIfInvalid = (figure: number) => (Number.isFinite(figure) ? figure : 0)

export function RemedyPreview({ editCheck: { content, result } }: { editCheck: EditCheck }) {
  const { servings, cupsPerDay } = content
  const name = content.name || 'Unnamed remedy'
  const ailment = content.ailment || 'Ailment'
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="remedy-preview-title">
        How readers see it
      </h2>
      <div className="remedy-card" inert>
        <article className="card">
          <div className="card-figure">
            <Jar emoji={content.emoji} ailment={content.ailment} />
          </div>
          <div className="card-text">
            <p className="ailment">{ailment}</p>
            <h3 className="text-[1.36rem]">{name}</h3>
            <p className="text-quiet">
              {formatMinutes(zeroIfInvalid(content.brewMinutes))} · {content.difficulty}
            </p>
            <IngredientNames content={content} />
          </div>
        </article>
      </div>
      <details className="remedy-page">
        <summary>The page</summary>
        <div inert>
          <div className="remedy-page-head">
            <Jar emoji={content.emoji} ailment={content.ailment} />
            <div>
              <p className="ailment">{ailment}</p>
              <h3>{name}</h3>
              <p className="text-quiet">
                {formatCups(zeroIfInvalid(servings))}, {formatMinutes(zeroIfInvalid(content.brewMinutes))}, at most{' '}
                {formatCups(zeroIfInvalid(cupsPerDay))} a day
              </p>
            </div>
          </div>
          <p>{content.description}</p>
          <PageSections content={content} />
          <h4>Important Notes</h4>
          <ul>
            <Texts texts={[...(result?.check.notes.map(({ text }) => text) ?? []), ...content.warnings]} />
          </ul>
        </div>
      </details>
    </section>
  )
}

function IngredientNames({ content: { ingredients } }: { content: RecipeContent }) {
  const { shown, more } = selectCardIngredients(ingredients.map(({ name }) => name))
  return (
    <p className="text-[.96rem] text-quiet">
      <span className="font-medium text-ink">{shown.join(', ')}</span>
      {more > 0 && ` +${more} more`}
    </p>
  )
}

const PageSections = ({ content: { ingredients, instructions, benefits, tips } }: { content: RecipeContent }) => (
  <>
    <h4>Ingredients</h4>
    <ul>
      <Texts texts={ingredients.map(formatIngredient)} />
    </ul>
    <h4>Instructions</h4>
    <ol>
      <Texts texts={instructions} />
    </ol>
    <h4>Health Benefits</h4>
    <ul>
      <Texts texts={benefits} />
    </ul>
    <h4>Pro Tips</h4>
    <ul>
      <Texts texts={tips} />
    </ul>
  </>
)

const formatIngredient = ({ name, amount, gramsPerCup, notes }: RecipeContent['ingredients'][number]) =>
  `${name}, ${amount}${gramsPerCup === undefined ? '' : ` (${gramsPerCup} g dried per cup)`}${notes === undefined ? '' : `; ${notes}`}`

const Texts = ({ texts }: { texts: readonly string[] }) => [...new Set(texts)].map((text) => <li key={text}>{text}</li>)
