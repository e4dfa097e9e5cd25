import { Telephone } from '#client/ui/telephone.tsx'
import { emergencies } from '#domain/safety/emergencies.ts'
import { helpElsewhere } from '#domain/safety/help-lines.ts'

/** Every emergency with what to do and whom to call. */
export function Emergencies() {
  return (
    <>
      <ul className="lines">
        {emergencies.map(({ code, name, advice, help }) => (
          <li key={code}>
            <strong>{name}.</strong> {advice}{' '}
            {help.map(({ whom, numbers }) => (
              <span key={whom} className="block">
                {whom}:{' '}
                {numbers.map((number, position) => (
                  <span key={number}>
                    {position > 0 && ' or '}
                    <Telephone number={number} />
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
