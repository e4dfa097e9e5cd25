import { useState } from 'react'

import { localDay } from '#client/core/local-day.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'
import { trimesters, currentTrimester, trimesterLabels } from '#domain/safety/trimesters.ts'

import { Question, Radios } from './answer-fields.tsx'

const trimesterOptions = [['', 'Not sure'], ...trimesters.map((one) => [one, trimesterLabels[one]] as const)] as const

/** Asks about the trimester only after "Yes" to pregnancy. */
export function PregnancyFields({ stored }: { stored: StoredProfile | undefined }) {
  const [isPregnant, setIsPregnant] = useState(stored?.pregnant === 'yes')
  const [trimester] = useState(() => (stored && currentTrimester(stored, localDay(new Date()))) ?? '')
  return (
    <fieldset className="answers">
      <legend>Pregnancy and operations</legend>
      <Question
        name="pregnant"
        question="Are you pregnant?"
        answer={stored?.pregnant ?? null}
        change={(answer) => setIsPregnant(answer === 'yes')}
      />
      {isPregnant && (
        <Radios name="trimester" question="How far along are you?" options={trimesterOptions} chosen={trimester} />
      )}
      <Question name="breastfeeding" question="Are you breastfeeding?" answer={stored?.breastfeeding ?? null} />
      <Question
        name="tryingToConceive"
        question="Are you trying to conceive?"
        answer={stored?.tryingToConceive ?? null}
      />
      <Question
        name="surgeryPlanned"
        question="Do you have an operation or dental surgery planned in the next 14 days?"
        answer={stored?.surgeryPlanned ?? null}
      />
    </fieldset>
  )
}
