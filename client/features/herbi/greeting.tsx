import type { ReactNode } from 'react'

import { HerbiName } from './herbi-name.tsx'

type GreetingProps = { suggested: readonly string[]; ask: (question: string) => void; children: ReactNode }

/** What stands where nothing was asked yet; `children` says who answers. */
export const Greeting = ({ suggested, ask, children }: GreetingProps) => (
  <>
    <div className="herbi-says">
      <HerbiName />
      <p>
        Hello. I know the herbs and remedies of this site, and I name the pages that an answer comes from. I am a
        program, not a person, and no doctor.
      </p>
      {children}
    </div>
    <section className="herbi-suggested" aria-labelledby="you-could-ask">
      <h3 id="you-could-ask">You could ask</h3>
      <ul>
        {suggested.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => ask(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  </>
)
