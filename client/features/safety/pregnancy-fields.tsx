import { useState } from 'react'

import { localDay } from '#client/core/local-day.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'
import { trimesters, calculateCurrentTrimester, trimesterLabels } from '#domain/safety/trimesters.ts'

import { AnswerGroup, YesNoQuestion, RadioGroup } from './answer-fields.tsx'

const trimesterOptions = [
  ['', 'Not sure'],
  ...trimesters.map((trimester) => [trimester, trimesterLabels[trimester]] as const),
] as const

export function PregnancyFields({ savedProfile }: { savedProfile: StoredProfile | undefined }) {
  const [isPregnant, setIsPregnant] = useState(savedProfile?.pregnant === 'yes')
  const [trimester] = useState(
    () => (savedProfile && calculateCurrentTrimester(savedProfile, localDay(new Date()))) ?? '',
  )
  return (
    <AnswerGroup title="Pregnancy and operations">
      <YesNoQuestion
        name="pregnant"
        question="Are you pregnant?"
        answer={savedProfile?.pregnant ?? null}
        change={(answer) => setIsPregnant(answer === 'yes')}
      />
      {isPregnant && (
        <RadioGroup
          name="trimester"
          question="How far along are you?"
          options={trimesterOptions}
          selected={trimester}
        />
      )}
      <YesNoQuestion
        name="breastfeeding"
        question="Are you breastfeeding?"
        answer={savedProfile?.breastfeeding ?? null}
      />
      <YesNoQuestion
        name="tryingToConceive"
        question="Are you trying to conceive?"
        answer={savedProfile?.tryingToConceive ?? null}
      />
      <YesNoQuestion
        name="surgeryPlanned"
        question="Do you have an operation or dental surgery planned in the next 14 days?"
        answer={savedProfile?.surgeryPlanned ?? null}
      />
    </AnswerGroup>
  )
}
