// Must be the first import: it configures Zod before any schema is created.
import '#client/core/configure-zod.ts'
import Printer from 'lucide-react/icons/printer'
import { lazy, Suspense } from 'react'

import { createIsland } from '#client/core/island.tsx'
import { profileKey } from '#client/features/safety/profile-presence.ts'
import { useStoredProfile } from '#client/features/safety/profile-store.ts'
import { MakeItMineButton } from '#client/ui/make-it-mine-button.tsx'
import { toOwnRecipeForm } from '#domain/own-recipes/own-recipe-form.ts'
import type { SharedRecipe } from '#domain/own-recipes/own-recipes.types.ts'

import { VerdictPanel } from './verdict-panel.tsx'

/** Loaded only if this browser has answers. */
const PersonalCheck = lazy(() => import('./personal-check.tsx').catch(() => ({ default: FailedCheck })))

type SharedCheckProps = { shared: SharedRecipe; path: string }

/** Safety check of a shared recipe, for adults in general or for a reader with answers, and what a reader can do. */
export const SharedCheck = createIsland({
  name: 'shared-check',
  wakes: [`stored:${profileKey}`],
  Content: (props: SharedCheckProps) => {
    const stored = useStoredProfile()
    return (
      <div className="grid gap-6">
        {stored ? (
          <Suspense fallback={<VerdictPanel report={undefined} isPersonal path={props.path} changes={[]} />}>
            <PersonalCheck {...props} stored={stored} />
          </Suspense>
        ) : (
          <GeneralCheck {...props} />
        )}
        <Actions shared={props.shared} />
      </div>
    )
  },
})

const GeneralCheck = ({ shared, path }: SharedCheckProps) => (
  <VerdictPanel report={shared.report} isPersonal={false} path={path} changes={[]} />
)

/** Shown if the code of the check can't be loaded. */
const FailedCheck = ({ path }: SharedCheckProps) => <VerdictPanel report={null} isPersonal path={path} changes={[]} />

const Actions = ({ shared: { content } }: Pick<SharedCheckProps, 'shared'>) => (
  <p className="needs-script flex flex-wrap gap-3 print:hidden">
    <MakeItMineButton createForm={() => toOwnRecipeForm(content)} />
    <button type="button" className="button plain" onClick={() => print()}>
      <Printer aria-hidden />
      Print
    </button>
  </p>
)
