import { useEffect, useState } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'

import { PlainJar } from '#client/ui/plain-jar.tsx'
import { recipePattern } from '#domain/paths.ts'

const patienceMs = 300

/** True once loading another recipe has taken longer than `patienceMs`. */
export function useSlowRecipe(): boolean {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const nextRecipe = location && location.pathname !== pathname && matchPath(recipePattern, location.pathname)
  const address = nextRecipe ? location.pathname : ''
  const [slowAddress, setSlowAddress] = useState('')
  useEffect(() => {
    const timer = address ? setTimeout(() => setSlowAddress(address), patienceMs) : undefined
    return () => {
      clearTimeout(timer)
      setSlowAddress('')
    }
  }, [address])
  return address !== '' && slowAddress === address
}

/** Placeholder for a recipe page that is loading. */
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
