import { summaryStyle } from '#client/ui/form-part.tsx'
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
      <h2 id="preview" className="text-[1.4rem]">
        How readers see it
      </h2>
      <div className="mt-3.5 max-w-96" inert>
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
      <details className="mt-2.5 wrap-anywhere">
        <summary className={summaryStyle}>The page</summary>
        <div inert className="grid gap-3 rounded-box border border-line bg-sheet px-4.5 pt-4 pb-5">
          <div className="flex items-center gap-4">
            <Jar emoji={content.emoji} ailment={content.ailment} className="h-auto w-20 flex-none" />
            <div>
              <p className="ailment">{ailment}</p>
              <h3 className="text-[1.5rem]">{name}</h3>
              <p className="text-quiet">
                {formatCups(zeroIfInvalid(servings))}, {formatMinutes(zeroIfInvalid(content.brewMinutes))}, at most{' '}
                {formatCups(zeroIfInvalid(cupsPerDay))} a day
              </p>
            </div>
          </div>
          <p>{content.description}</p>
          <PageSections content={content} />
          <PageSection
            title="Important Notes"
            texts={[...(result?.check.notes.map(({ text }) => text) ?? []), ...content.warnings]}
          />
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
    <PageSection title="Ingredients" texts={ingredients.map(formatIngredient)} />
    <PageSection title="Instructions" texts={instructions} isNumbered />
    <PageSection title="Health Benefits" texts={benefits} />
    <PageSection title="Pro Tips" texts={tips} />
  </>
)

const formatIngredient = ({ name, amount, gramsPerCup, notes }: RecipeContent['ingredients'][number]) =>
  `${name}, ${amount}${gramsPerCup === undefined ? '' : ` (${gramsPerCup} g dried per cup)`}${notes === undefined ? '' : `; ${notes}`}`

type PageSectionProps = { title: string; texts: readonly string[]; isNumbered?: true }

function PageSection({ title, texts, isNumbered }: PageSectionProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <>
      <h4 className="font-display text-[1.16rem] leading-[1.2] font-bold">{title}</h4>
      <List className={isNumbered ? 'list-decimal ps-[1.2em]' : 'list-disc ps-[1.2em]'}>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </>
  )
}
