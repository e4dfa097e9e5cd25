import { useId } from 'react'

import { PhoneLink } from '#client/ui/phone-link.tsx'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { helpElsewhere } from '#domain/safety/help-lines.ts'

/** Banner that says what to do and whom to call. Renders nothing without emergencies. */
export function EmergencyNote({
  emergencies,
  introduction = 'You may need medical help, not just a tea.',
}: {
  emergencies: readonly Emergency[]
  introduction?: string
}) {
  const headingId = useId()
  if (emergencies.length === 0) return null
  return (
    <section className="refusal mt-6" role="alert" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-[1.36rem]">
        Please get help first
      </h2>
      <TranslatedAdvice emergencies={emergencies} />
      <p className="mt-2">{introduction}</p>
      <EmergencyAdvice emergencies={emergencies} />
    </section>
  )
}

/** Says in the reader's language whom to call. The rest of the note is English. */
function TranslatedAdvice({ emergencies }: { emergencies: readonly Emergency[] }) {
  const translation = emergencies.find((emergency) => emergency.translation)?.translation
  if (!translation) return null
  return (
    <p lang={translation.language} className="mt-2 font-semibold">
      {translation.text}
    </p>
  )
}

export function EmergencyAdvice({ emergencies }: { emergencies: readonly Emergency[] }) {
  const helpLines = new Map(emergencies.flatMap(({ help }) => help.map((line) => [line.whom, line.numbers] as const)))
  return (
    <>
      {emergencies.map(({ code, name, advice }) => (
        <p key={code} className="mt-2">
          <strong>{name}.</strong> {advice}
        </p>
      ))}
      <ul className="ruled-list mt-3">
        {[...helpLines].map(([whom, numbers]) => (
          <li key={whom} className="flex flex-wrap items-center gap-x-6">
            <span className="grow basis-40">{whom}</span>
            {numbers.map((number) => (
              <PhoneLink key={number} number={number} />
            ))}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[.93rem] text-quiet">{helpElsewhere}</p>
    </>
  )
}
