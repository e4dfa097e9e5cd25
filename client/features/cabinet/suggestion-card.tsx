import { useId } from 'react'

import { MakeItMine } from '#client/ui/make-it-mine.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import { formatCourse, formatGrams } from '#domain/blends/blend-text.ts'
import type { CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { makeSuggestionMine } from '#domain/own-recipes/make-blend-mine.ts'
import { shortenName } from '#domain/words.ts'

import { LabelLink } from './label-link.tsx'
import { PersonalNotes, SuggestionNotes } from './suggestion-notes.tsx'
import type { VerdictRenderers } from './verdict-renderers.ts'

type SuggestionCardProps = {
  suggestion: CheckedSuggestion
  emojis: ReadonlyMap<string, string>
  firstExpiry: string | undefined
  verdictRenderers: VerdictRenderers
  onDelete: () => void
}

/** Suggested blend. `firstExpiry` is the earliest expiry date among its herbs. */
export function SuggestionCard({ suggestion, emojis, firstExpiry, verdictRenderers, onDelete }: SuggestionCardProps) {
  const { id, blendName, description, suggestedHerbs, preparationMethod, benefits, createdAt, check, blend } =
    suggestion
  const titleId = useId()
  return (
    <article className="label" id={`suggestion-${id}`} tabIndex={-1} aria-labelledby={titleId}>
      <div>
        <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <h3 className="text-[1.45rem]" id={titleId}>
            {blendName}
          </h3>
          <p className="text-[.93rem] text-quiet">
            <Day time={createdAt} />
          </p>
        </div>
        <ul className="mb-2.5 flex flex-wrap gap-1.5" aria-label="Herbs">
          {suggestedHerbs.map((name) => (
            <li key={name} className="item-badge" data-kind="herb">
              <span aria-hidden>{emojis.get(name)} </span>
              {shortenName(name)}
            </li>
          ))}
        </ul>
        <p className="whitespace-pre-line">{description}</p>
        {blend && (
          <p>
            {blend.herbs.map(({ name, gramsPerCup }) => `${shortenName(name)} ${formatGrams(gramsPerCup)}`).join(', ')}{' '}
            per cup. {formatCourse(blend)}.
          </p>
        )}
        <dl className="mt-3 border-b border-line">
          <div className="flex-wrap gap-y-1">
            <dt>Preparation</dt>
            <dd>{preparationMethod}</dd>
          </div>
          <div className="flex-wrap gap-y-1">
            <dt>Traditionally used for</dt>
            <dd>
              <ul className="flex flex-wrap justify-end gap-1.5">
                {benefits.map((benefit) => (
                  <li key={benefit} className="item-badge">
                    {benefit}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        <SuggestionNotes check={check} icon={verdictRenderers.icon} />
        {verdictRenderers.report && <PersonalNotes suggestion={suggestion} verdictRenderers={verdictRenderers} />}
        <p className="card-actions">
          <LabelLink
            name={blendName}
            label={{ herbs: suggestedHerbs, blendName, expiryDate: firstExpiry }}
            blend={blend}
          />
          <MakeItMine name={blendName} className="stand-alone" createForm={() => makeSuggestionMine(suggestion)} />
          <button type="button" className="stand-alone cursor-pointer" onClick={onDelete}>
            Delete<span className="sr-only"> {blendName}</span>
          </button>
        </p>
      </div>
    </article>
  )
}
