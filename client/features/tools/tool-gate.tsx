import { type ReactNode, Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'

import { useSession } from '#client/core/session.ts'
import { useIsHydrated } from '#client/ui/use-is-hydrated.ts'
import { canUseTool, type SwitchableTool, type ToolSwitches } from '#domain/permissions.ts'

import { PremiumFeature } from './notices.tsx'
import { getToolSwitches } from './tools.api.ts'

type GateProps = { tool: SwitchableTool; premiumOnly: ToolSwitches; children: ReactNode }

/** Tool rendered only in the browser. If it's limited to premium members, others see a notice instead. */
export function ToolGate({ tool, premiumOnly, children }: GateProps) {
  const session = useSession()
  const isReady = useIsHydrated()
  const isAccessKnown = session !== undefined || !premiumOnly[tool]
  if (!isReady || !isAccessKnown) return <ToolPlaceholder />
  const role = session?.role ?? 'visitor'
  if (!canUseTool({ role }, tool, premiumOnly))
    return (
      <PremiumFeature isSignedOut={role === 'visitor'}>
        At the moment, this tool is only for premium members.
      </PremiumFeature>
    )
  return <Suspense fallback={<ToolPlaceholder />}>{children}</Suspense>
}

const ToolPlaceholder = () => (
  <div className="min-h-dvh">
    <output className="needs-script text-quiet">Loading...</output>
    <p className="refusal max-w-[44rem] scripting:hidden">This tool runs in your browser and needs JavaScript.</p>
  </div>
)

export const loadToolSwitches = ({ context }: LoaderFunctionArgs): Promise<ToolSwitches> => getToolSwitches(context)
