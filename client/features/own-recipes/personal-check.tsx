import { useEffect, useMemo, useState } from 'react'

import { browserContext } from '#client/core/api.ts'
import type { OwnRecipeCheck } from '#domain/own-recipes/own-recipe-check.ts'
import type { SharedRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { loadOwnCheck } from './load-check.ts'
import { getPlants } from './own-recipes.api.ts'
import { VerdictPanel } from './verdict-panel.tsx'

type PersonalCheckProps = { shared: SharedRecipe; path: string; stored: StoredProfile }

/** Checks a shared recipe against the answers in this browser. Until then, it says that the check runs. */
export default function PersonalCheck({ shared: { content, report: general }, path, stored }: PersonalCheckProps) {
  const check = useSourcedCheck(general.plants)
  const report = useMemo(() => check && check.check(content, stored), [check, content, stored])
  return <VerdictPanel report={report} isPersonal path={path} changes={[]} />
}

/** Returns the check with the sources of these plants: undefined while it loads, null if that fails. */
function useSourcedCheck(plants: readonly string[]): OwnRecipeCheck | null | undefined {
  const [check, setCheck] = useState<OwnRecipeCheck | null>()
  const slugs = plants.join(',')
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const [{ check: loaded }, sourced] = await Promise.all([
        loadOwnCheck(browserContext),
        getPlants(browserContext, slugs).catch(() => null),
      ])
      if (isCurrent) setCheck(loaded && sourced ? loaded.withPlants(sourced) : loaded)
    }
    load().catch(() => {
      if (isCurrent) setCheck(null)
    })
    return () => {
      isCurrent = false
    }
  }, [slugs])
  return check
}
