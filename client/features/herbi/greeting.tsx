import type { ReactNode } from 'react'

import { HerbiName } from './herbi-name.tsx'
import { QuestionList } from './question-list.tsx'

type GreetingProps = { questions: readonly string[]; ask: (question: string) => void; children: ReactNode }

export const Greeting = ({ questions, ask, children }: GreetingProps) => (
  <>
    <div className="herbi-reply">
      <HerbiName />
      <p>Hello. I know the herbs and remedies on this site. What would you like to know?</p>
      {children}
    </div>
    <section className="herbi-suggested" aria-labelledby="you-could-ask">
      <h3 id="you-could-ask">You could ask</h3>
      <QuestionList questions={questions} ask={ask} />
    </section>
  </>
)
