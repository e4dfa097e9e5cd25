import { useRouteLoaderData } from 'react-router'

import { PhoneLink } from '#client/ui/phone-link.tsx'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { helpElsewhere } from '#domain/safety/help-lines.ts'

export type HelpData = { emergencies: readonly Emergency[] }

export function Emergencies() {
  const helpData = useRouteLoaderData<HelpData>('help')
  if (!helpData) throw new Error('The help page’s loader returned no emergencies.')
  const { emergencies } = helpData
  return (
    <>
      <ul className="ruled-list">
        {emergencies.map(({ code, name, advice, help }) => (
          <li key={code}>
            <strong>{name}.</strong> {advice}{' '}
            {help.map(({ whom, numbers }) => (
              <span key={whom} className="block">
                {whom}:{' '}
                {numbers.map((number, position) => (
                  <span key={number}>
                    {position > 0 && ' or '}
                    <PhoneLink number={number} />
                  </span>
                ))}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p>{helpElsewhere}</p>
    </>
  )
}
