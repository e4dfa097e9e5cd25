import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { PersonalCheckLoader } from '#client/features/safety/personal-check-loader.tsx'
import { ToolGate } from '#client/features/tools/tool-gate.tsx'
import { lazyWithRetry, type LoadErrorProps } from '#client/ui/lazy-with-retry.tsx'
import { LoadError } from '#client/ui/load-error.tsx'
import { paths } from '#domain/paths.ts'
import type { ToolSwitches } from '#domain/permissions.ts'

export { loadToolSwitches as loader } from '#client/features/tools/tool-gate.tsx'

const Journal = lazyWithRetry(() => import('./journal.tsx'), JournalLoadError)

/** Loaded when the user first writes something. */
const EmergencyCheck = lazyWithRetry(
  () => import('#client/features/safety/emergency-check.tsx'),
  () => null,
)

export function Component() {
  const premiumOnly = useLoaderData<ToolSwitches>()
  return (
    <>
      <PageHead
        title="Healing Journal"
        description="Record how you slept, how you felt and which herbs you drank. See trends and follow a plan. Your journal stays in your browser."
        path={paths.journal}
      />
      <div className="pt-8 pb-8">
        <Link to={paths.members} className="button plain mb-6">
          <ArrowLeft aria-hidden />
          Back to Members Area
        </Link>
        <h1>Healing Journal</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          Write a line or two a day about how you slept and felt, and what you drank. After a few weeks, you may see
          patterns.
        </p>
      </div>
      <ToolGate tool="healing_journal" premiumOnly={premiumOnly}>
        <Journal
          renderHelp={(text, isCollapsed) => <EmergencyCheck text={text} isCollapsed={isCollapsed} />}
          renderWithCheck={(render) => <PersonalCheckLoader render={render} />}
        />
      </ToolGate>
    </>
  )
}

function JournalLoadError({ retry }: LoadErrorProps) {
  return <LoadError retry={retry}>We couldn’t load the journal. Your entries are safe in this browser.</LoadError>
}
