import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { ToolGate } from '#client/features/tools/tool-gate.tsx'
import { lazyWithRetry, type LoadErrorProps } from '#client/ui/lazy-with-retry.tsx'
import { LoadError } from '#client/ui/load-error.tsx'
import { paths } from '#domain/paths.ts'
import type { ToolSwitches } from '#domain/permissions.ts'

export { loadToolSwitches as loader } from '#client/features/tools/tool-gate.tsx'

const Designer = lazyWithRetry(() => import('./designer.tsx'), DesignerLoadError)

export function Component() {
  const premiumOnly = useLoaderData<ToolSwitches>()
  return (
    <>
      <PageHead
        title="Label designer"
        description="Make a recipe card or QR label for your tea, with its safety notes. Download it as SVG or PNG, or print it."
        path={paths.labelDesigner}
      />
      <div className="pt-8 pb-8 print:hidden">
        <Link to={paths.members} className="button plain mb-6">
          <ArrowLeft aria-hidden />
          Back to Members Area
        </Link>
        <h1>Label designer</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          Make a recipe card, or a jar label with a QR code. Safety notes are always included.
        </p>
      </div>
      <ToolGate tool="label_designer" premiumOnly={premiumOnly}>
        <Designer />
      </ToolGate>
    </>
  )
}

function DesignerLoadError({ retry }: LoadErrorProps) {
  return <LoadError retry={retry}>We couldn’t load the designer. Your label is safe in this browser.</LoadError>
}
