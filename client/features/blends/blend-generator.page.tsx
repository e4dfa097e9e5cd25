import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { BrewButton } from '#client/features/recipes/brew-button.tsx'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { PersonalCheckLoader } from '#client/features/safety/personal-check-loader.tsx'
import { ToolGate } from '#client/features/tools/tool-gate.tsx'
import { lazyWithRetry, type LoadErrorProps } from '#client/ui/lazy-with-retry.tsx'
import { LoadError } from '#client/ui/load-error.tsx'
import { paths } from '#domain/paths.ts'
import type { ToolSwitches } from '#domain/permissions.ts'

export { loadToolSwitches as loader } from '#client/features/tools/tool-gate.tsx'

const Generator = lazyWithRetry(() => import('./generator.tsx'), GeneratorLoadError)

export function Component() {
  const premiumOnly = useLoaderData<ToolSwitches>()
  return (
    <>
      <PageHead
        title="Smart Tea Blend Generator"
        description="Describe how you feel and the tastes you like. We suggest a blend with amounts and sources, and check it for dose, health and medicines."
        path={paths.blendGenerator}
      />
      <div className="pt-8 pb-8 print:hidden">
        <Link to={paths.tools} className="button plain mb-6">
          <ArrowLeft aria-hidden />
          Back to Tools
        </Link>
        <h1>Smart Tea Blend Generator</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          Describe how you feel and the tastes you like. We suggest two to four herbs in grams, how to brew them, and
          why we chose each one. We only suggest blends that pass our safety check.
        </p>
      </div>
      <ToolGate tool="blend_generator" premiumOnly={premiumOnly}>
        <Generator
          renderEmergencies={({ kind, emergencies }) => (
            <EmergencyNote
              emergencies={emergencies}
              introduction={
                kind === 'emergencies'
                  ? 'You may need medical help, not tea. This didn’t count towards your limit.'
                  : 'You may need medical help. Read this before you use the blend below.'
              }
            />
          )}
          renderWithCheck={(render) => <PersonalCheckLoader render={render} />}
          renderTimer={(brew) => <BrewButton {...brew} />}
        />
      </ToolGate>
    </>
  )
}

function GeneratorLoadError({ retry }: LoadErrorProps) {
  return <LoadError retry={retry}>We couldn’t load the generator.</LoadError>
}
