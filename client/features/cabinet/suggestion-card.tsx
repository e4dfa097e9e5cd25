import { useId } from 'react'

import { Day } from '#client/ui/timestamp.tsx'
import { formatCourse, formatGrams } from '#domain/blends/blend-text.ts'
import type { CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'
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
        <div className="blend-head">
          <h3 id={titleId}>{blendName}</h3>
          <p className="text-[.93rem] text-quiet">
            <Day time={createdAt} />
          </p>
        </div>
        <ul className="item-badges" aria-label="Herbs">
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
        <dl>
          <div>
            <dt>Preparation</dt>
            <dd>{preparationMethod}</dd>
          </div>
          <div>
            <dt>Traditionally used for</dt>
            <dd>
              <ul className="item-badges justify-end">
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
          <button type="button" className="stand-alone" onClick={onDelete}>
            Delete<span className="sr-only"> {blendName}</span>
          </button>
        </p>
      </div>
    </article>
  )
}
