import { useEffect, useState } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'

import { PlainJar } from '#client/ui/plain-jar.tsx'
import { recipePattern } from '#domain/paths.ts'

const patienceMs = 300

/** Whether another recipe has been on its way for longer than a blink. */
export function useSlowRecipe(): boolean {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const awaited = location && location.pathname !== pathname && matchPath(recipePattern, location.pathname)
  const address = awaited ? location.pathname : ''
  const [slow, setSlow] = useState('')
  useEffect(() => {
    const timer = address ? setTimeout(() => setSlow(address), patienceMs) : undefined
    return () => {
      clearTimeout(timer)
      setSlow('')
    }
  }, [address])
  return address !== '' && slow === address
}

/** The shape of a recipe page while its content is on the way. */
export function LoadingRecipe() {
  return (
    <div className="recipe-head">
      <PlainJar />
      <div>
        <output className="text-[1.1rem] text-quiet">Loading recipe...</output>
        <div className="skeleton" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
  )
}
