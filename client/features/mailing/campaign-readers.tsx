import { Field } from '#client/ui/field.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'

import { peopleWords } from './campaigns.action.ts'
import type { ChangeForm, CampaignForm } from './use-campaign-form.ts'

type ReadersProps = {
  form: CampaignForm
  change: ChangeForm
  errors: Readonly<Record<string, string>>
  readers: number | null
}

export function CampaignReaders({ form: { topics, confirmedSince }, change, errors, readers }: ReadersProps) {
  const chosen = topics.split('\n')
  const choose = (name: string, isChosen: boolean) =>
    change({ topics: ailmentNames.filter((one) => (one === name ? isChosen : chosen.includes(one))).join('\n') })
  return (
    <section aria-labelledby="readers" className="mailing-part">
      <h2 id="readers">Readers</h2>
      <p className="text-quiet">
        If you choose no topics, everyone gets the campaign. Otherwise, it goes to people who chose any of these topics
        or none.
      </p>
      <fieldset>
        <legend className="sr-only">Topics</legend>
        <div className="grid sm:grid-cols-2">
          {ailmentNames.map((name) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={(event) => choose(name, event.currentTarget.checked)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label="Confirmed since (optional)"
        hint="Only people who confirmed on this day (UTC) or later."
        name="confirmedSince"
        type="date"
        value={confirmedSince}
        error={errors['audience.confirmedSince']}
        onChange={(event) => change({ confirmedSince: event.currentTarget.value })}
      />
      <p role="status">{readers === null ? 'Counting...' : `${peopleWords(readers)} would get this campaign now.`}</p>
    </section>
  )
}
