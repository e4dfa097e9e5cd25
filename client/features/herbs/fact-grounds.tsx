import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { maxCiteLength, maxReasonLength } from '#domain/herbs/fact-limits.ts'
import type { FactGroup } from '#domain/herbs/fact-values.ts'
import { tierLabels } from '#domain/herbs/source-messages.ts'

import type { GroundsDraft } from './fact-draft.ts'
import { FactSelect } from './fact-parts.tsx'

type GroundsProps = {
  group: FactGroup
  grounds: GroundsDraft
  change: (grounds: GroundsDraft) => void
  errors: Record<string, string>
}

const tiers = Object.entries(tierLabels) as [keyof typeof tierLabels, string][]

export function FactGrounds({ group, grounds, change, errors }: GroundsProps) {
  const error = (name: string) => errors[`grounds.${group}.${name}`]
  return (
    <fieldset className="fact-grounds">
      <legend>Source and reason</legend>
      <Field
        label="Source"
        name="cite"
        hint="Author, title and year, so that anyone can find it."
        error={error('cite')}
        value={grounds.cite}
        maxLength={maxCiteLength}
        autoComplete="off"
        onChange={(event) => change({ ...grounds, cite: event.currentTarget.value })}
      />
      <Field
        label="Web address (optional)"
        name="address"
        type="url"
        placeholder="https://"
        error={error('address')}
        value={grounds.address}
        autoComplete="off"
        onChange={(event) => change({ ...grounds, address: event.currentTarget.value })}
      />
      <FactSelect
        label="How we read the source"
        options={tiers}
        value={grounds.tier}
        onSelect={(tier) => change({ ...grounds, tier })}
      />
      <TextArea
        label="Reason"
        name="reason"
        max={maxReasonLength}
        rows={2}
        error={error('reason')}
        value={grounds.reason}
        onChange={(event) => change({ ...grounds, reason: event.currentTarget.value })}
      />
    </fieldset>
  )
}
