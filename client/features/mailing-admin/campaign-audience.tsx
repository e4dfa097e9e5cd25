import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { Field } from '#client/ui/field.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { peopleLabel } from '#domain/mailing/campaigns.messages.ts'

import { type ChangeForm, type CampaignForm, isPartialDate } from './use-campaign-form.ts'

type AudienceProps = {
  form: CampaignForm
  change: ChangeForm
  errors: Readonly<Record<string, string>>
  audienceSize: number | null
}

export function CampaignAudience({ form: { topics, confirmedSince }, change, errors, audienceSize }: AudienceProps) {
  const chosenTopics = topics.split('\n')
  const toggleTopic = (name: string, isOn: boolean) =>
    change({
      topics: ailmentNames.filter((topic) => (topic === name ? isOn : chosenTopics.includes(topic))).join('\n'),
    })
  return (
    <section aria-labelledby="audience" className="grid grid-cols-1 gap-3.25">
      <h2 id="audience">Readers</h2>
      <p className="text-quiet">
        If you choose no topics, everyone gets the campaign. Otherwise, it goes to people who chose one of these topics,
        or who chose no topics.
      </p>
      <fieldset>
        <legend className="sr-only">Topics</legend>
        <div className="grid sm:grid-cols-2">
          {ailmentNames.map((name) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={chosenTopics.includes(name)}
                onChange={(event) => toggleTopic(name, event.currentTarget.checked)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label="Confirmed since (optional)"
        hint="Only includes people who confirmed their subscription on or after this day (UTC)."
        name="confirmedSince"
        type="date"
        value={confirmedSince}
        error={errors['audience.confirmedSince']}
        onChange={(event) => change({ confirmedSince: event.currentTarget.value })}
      />
      <p role="status">
        {audienceSize === null
          ? 'Counting...'
          : `${peopleLabel(audienceSize)} would get this campaign if you sent it now.`}
      </p>
    </section>
  )
}

/** Returns how many people would receive the campaign now; null while unknown. */
export function useAudienceSize({ topics, confirmedSince }: CampaignForm): number | null {
  const { data, state, submit } = useFetcher<{ readers: number } | null>()
  const isPartial = isPartialDate(confirmedSince)
  useEffect(() => {
    if (!isPartial) void submit({ intent: 'count-audience', topics, confirmedSince }, { method: 'post' })
  }, [topics, confirmedSince, isPartial, submit])
  return state === 'idle' && !isPartial ? (data?.readers ?? null) : null
}
