import type { ReactNode } from 'react'

import { Field } from '#client/ui/field.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { type Preferences, pauseLengths } from '#domain/mailing/preferences.ts'

type FieldsProps = { preferences: Preferences; errors: Readonly<Record<string, string>> }

export const PreferencesFields = ({ preferences, errors }: FieldsProps) => (
  <>
    <Field
      label="First name (optional)"
      hint="We’ll use this to greet you."
      name="firstName"
      id="firstName"
      maxLength={60}
      autoComplete="given-name"
      defaultValue={preferences.firstName ?? ''}
      error={errors['firstName']}
    />
    <fieldset>
      <legend className="font-semibold">Topics</legend>
      <p className="text-quiet">
        You always get general newsletters. If you choose no topics, you get every newsletter.
      </p>
      <div className="grid sm:grid-cols-2">
        {ailmentNames.map((name) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              name="topics"
              value={name}
              defaultChecked={preferences.topics.some((topic) => topic === name)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
    <PauseField key={preferences.pausedUntil} pausedUntil={preferences.pausedUntil} />
    <fieldset>
      <legend className="font-semibold">What we can record</legend>
      <OpenTrackingField isChecked={preferences.opens} />
    </fieldset>
  </>
)

function PauseField({ pausedUntil }: { pausedUntil: number | null }) {
  const options: [value: string, label: ReactNode][] = [
    ['none', pausedUntil === null ? 'Emails are on' : 'Turn emails on again'],
    ...pauseLengths.map((days): [string, string] => [String(days), `No emails for ${days} days`]),
  ]
  if (pausedUntil !== null) options.unshift(['keep', <PausedUntil key="keep" time={pausedUntil} />])
  return (
    <fieldset>
      <legend className="font-semibold">Pause</legend>
      {options.map(([value, label], position) => (
        <label key={value} className="check">
          <input type="radio" name="pause" value={value} defaultChecked={position === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

const PausedUntil = ({ time }: { time: number }) => (
  <>
    Paused until <Day time={time} />
  </>
)

/** Consent to open tracking; off until the subscriber ticks it. */
export const OpenTrackingField = ({ isChecked = false }: { isChecked?: boolean }) => (
  <label className="check">
    <input type="checkbox" name="opens" defaultChecked={isChecked} />
    <span>
      You can record which emails I open, using a small image in each email. This helps you decide which emails are
      worth writing. I’ll get the emails either way.
    </span>
  </label>
)
