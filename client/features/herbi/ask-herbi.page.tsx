import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense } from 'react'
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { useSession } from '#client/core/session.ts'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { PersonalCheckLoader } from '#client/features/safety/personal-check-loader.tsx'
import { ToolGate } from '#client/features/tools/tool-gate.tsx'
import { lazyWithRetry, type LoadErrorProps } from '#client/ui/lazy-with-retry.tsx'
import { LoadError } from '#client/ui/load-error.tsx'
import { suggestQuestions } from '#domain/herbi/suggested-questions.ts'
import { paths } from '#domain/paths.ts'
import { canUseTool, type ToolSwitches } from '#domain/permissions.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'
import { shouldStopAnswer } from '#domain/safety/stops-answer.rules.ts'

import type { Renderers } from './chat.types.ts'

export { loadToolSwitches as loader } from '#client/features/tools/tool-gate.tsx'

/** Doesn't reload the data when only the conversation in the query changes. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

const Chat = lazyWithRetry(() => import('./chat.tsx'), ChatLoadError)
const Conversations = lazyWithRetry(() => import('./conversations.tsx'), ConversationsLoadError)

const renderers: Renderers = {
  renderEmergencies: (emergencies) => (
    <EmergencyNote
      emergencies={emergencies}
      introduction={
        shouldStopAnswer(emergencies)
          ? 'You may need medical help now. I can’t help with this.'
          : 'You may need medical help. Read this before my answer.'
      }
    />
  ),
  renderWithCheck: (render) => <PersonalCheckLoader render={render} />,
}

export function Component() {
  const premiumOnly = useLoaderData<ToolSwitches>()
  const session = useSession()
  const isSavingConversations =
    session !== undefined && session !== null && canUseTool(session, 'ask_herbi', premiumOnly)
  return (
    <>
      <PageHead
        title="Ask Herbi"
        description="Ask about herbs, amounts, remedies and combinations. Herbi, an automated assistant, answers from our pages and lists them."
        path={paths.askHerbi}
      />
      <div className="pt-8 pb-8">
        <Link to={paths.tools} className="button plain mb-6">
          <ArrowLeft aria-hidden />
          Back to Tools
        </Link>
        <h1>Ask Herbi</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          Ask about herbs, remedies or brewing. Each answer comes from pages on this site and lists those pages. Herbi
          is an automated assistant: a program, not a person or a doctor.
        </p>
      </div>
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="min-w-0">
          <Examples />
          <ToolGate tool="ask_herbi" premiumOnly={premiumOnly}>
            <Chat {...renderers} />
          </ToolGate>
        </div>
        <div className="grid min-w-0 gap-10">
          {isSavingConversations && (
            <Suspense>
              <Conversations />
            </Suspense>
          )}
          <AboutHerbi />
        </div>
      </div>
    </>
  )
}

const Examples = () => (
  <section className="mb-8 scripting:hidden" aria-labelledby="examples">
    <h2 id="examples">Example questions</h2>
    <ul className="ruled-list mt-3">
      {suggestQuestions(0).map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  </section>
)

function ChatLoadError({ retry }: LoadErrorProps) {
  return (
    <LoadError retry={retry}>
      We couldn’t load Herbi. You can also <Link to={paths.remedies}>browse our remedies</Link>.
    </LoadError>
  )
}

function ConversationsLoadError({ retry }: LoadErrorProps) {
  return <LoadError retry={retry}>We couldn’t load your conversations.</LoadError>
}

const AboutHerbi = () => (
  <section className="label" aria-labelledby="about-herbi">
    <div>
      <h2 id="about-herbi" className="mb-2 text-center text-[1.45rem] text-cobalt">
        What Herbi is
      </h2>
      <ul className="ruled-list text-[.95rem]">
        <li>
          Herbi is an automated assistant: a program that answers from our <Link to={paths.herbs}>herbs</Link> and{' '}
          <Link to={paths.remedies}>remedies</Link>. It names the pages it used.
        </li>
        <li>
          Every sentence passes <Link to={paths.howWeCheck}>our safety rules</Link> before you see it. If it sees signs
          of an emergency, it says where to get help.
        </li>
        <li>
          It cannot diagnose or treat you, or replace a professional. It only knows what you write. If it does not know
          something, it says so.
        </li>
        <li>{askFirstDisclaimer}</li>
        <li>
          Before you ask, Herbi tells you who answers. This is our own program or, for members, possibly another
          provider’s model. Herbi names the provider.
        </li>
      </ul>
    </div>
  </section>
)
