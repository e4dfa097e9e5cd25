import { useEffect, useRef } from 'react'
import { type FetcherWithComponents, Link } from 'react-router'

import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { ChangedRecipe, FactEditor } from '#domain/herbs/fact-editor.types.ts'
import { formatFact, factLabels } from '#domain/herbs/fact.messages.ts'
import { paths } from '#domain/paths.ts'
import { verdictLabels } from '#domain/recipes/publication.messages.ts'

import type { FactActionResult, ChangePreview } from './admin-herb.action.ts'

/** Maximum number of changed recipes for which the details start expanded. */
const maxOpenRecipes = 6

type PreviewProps = {
  herb: FactEditor
  changePreview: ChangePreview
  fetcher: FetcherWithComponents<FactActionResult>
  saving: FetcherWithComponents<FactActionResult>
  draft: string
}

export function FactPreviewSection({
  herb,
  changePreview: { change, rounds, preview },
  fetcher,
  saving,
  draft,
}: PreviewProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { values, changed, relaxed, recipes, checked, next } = preview
  const hiddenCount = recipes.filter(({ isHeldBack }) => isHeldBack).length
  return (
    <section
      className="double-frame grid gap-3.5 px-[clamp(16px,3vw,28px)] pt-5.5 pb-6.5"
      aria-labelledby="fact-preview"
    >
      <h2 id="fact-preview" ref={title} tabIndex={-1}>
        What would change
      </h2>
      {changed.length === 0 && <p>No facts in use would change. We’ll record your decision.</p>}
      <dl className="fact-list [--term-width:12rem]">
        {changed.map((fact) => (
          <div key={fact}>
            <dt>{factLabels[fact]}</dt>
            <dd>
              <del className="text-quiet">{formatFact(fact, herb.values[fact])}</del>{' '}
              <ins className="font-semibold no-underline before:content-['→_']">{formatFact(fact, values[fact])}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {relaxed.length > 0 && (
        <p className="note px-4.5 py-3.5">
          This allows more than before: {relaxed.map((fact) => factLabels[fact]).join(', ')}. We’ll ask for your
          password, unless you’ve just entered it.
        </p>
      )}
      <p role="status">
        {formatCheckedCount(herb.name, checked, next !== null)} {formatEffect(recipes.length, hiddenCount)}
      </p>
      {recipes.length > 0 && (
        <ul>
          {recipes.map((recipe) => (
            <ChangedRecipeItem key={recipe.slug} recipe={recipe} isOpen={recipes.length <= maxOpenRecipes} />
          ))}
        </ul>
      )}
      {next !== null && (
        <fetcher.Form method="post">
          <input type="hidden" name="change" value={change} />
          <input type="hidden" name="rounds" value={rounds + 1} />
          <SubmitButton intent="preview" fetcher={fetcher} className="button plain">
            Check more remedies
          </SubmitButton>
        </fetcher.Form>
      )}
      <saving.Form method="post">
        <input type="hidden" name="change" value={change} />
        <input type="hidden" name="draft" value={draft} />
        <SubmitButton intent="save" fetcher={saving}>
          Save facts
        </SubmitButton>
      </saving.Form>
      <ActionMessage outcome={saving.data} />
    </section>
  )
}

const formatRemedyCount = (count: number) => (count === 1 ? '1 remedy' : `${count} remedies`)

const formatCheckedCount = (name: string, checked: number, isMore: boolean) =>
  `We checked ${formatRemedyCount(checked)} with ${name}.${isMore ? ' There are more.' : ''}`

const formatEffect = (changed: number, hiddenCount: number) =>
  changed === 0
    ? 'None of them would change.'
    : `${formatRemedyCount(changed)} would change${hiddenCount > 0 ? `, and ${hiddenCount} would be hidden` : ''}. We’ll notify members who saved a remedy if its safety advice becomes stricter.`

type ChangedRecipeProps = { recipe: ChangedRecipe; isOpen: boolean }

function ChangedRecipeItem({
  recipe: { slug, name, before, after, isHeldBack, added, removed },
  isOpen,
}: ChangedRecipeProps) {
  return (
    <li className="border-t border-line py-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <Link to={paths.recipe(slug)} className="stand-alone" target="_blank">
          {name}
        </Link>
        <b className="tag" data-verdict={after}>
          {before === after ? verdictLabels[after] : `${verdictLabels[before]} → ${verdictLabels[after]}`}
        </b>
        {isHeldBack && (
          <b className="tag" data-verdict="refused">
            hidden
          </b>
        )}
      </p>
      {added.length + removed.length > 0 && (
        <details open={isOpen}>
          <summary className="min-h-11 cursor-pointer py-2.5 text-cobalt">
            {added.length} new, {removed.length} removed<span className="sr-only"> of {name}</span>
          </summary>
          <ul className="grid gap-1.5 pb-3">
            {added.map((line) => (
              <li key={line}>
                <ins className="block border-s-3 border-saffron ps-3 no-underline">{line}</ins>
              </li>
            ))}
            {removed.map((line) => (
              <li key={line}>
                <del className="block border-s-3 border-line ps-3 text-quiet line-through">{line}</del>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
