import type { LoaderFunctionArgs } from 'react-router'

import { localDay } from '#client/core/local-day.ts'
import type { PersonalCheck } from '#domain/safety/personal-check.ts'

import { getFacts, getRecipeFacts } from './safety.api.ts'

export type LoadedCheck = { check: PersonalCheck | null }

/** Facts are asked for once as long as the application runs, however many parts of a page check by them. */
const loads = new Map<string, Promise<LoadedCheck>>()

/** The check with the facts of one recipe, or of all; without it, a page says that it could not check. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<LoadedCheck> {
  const address = params['address'] ?? ''
  const known = loads.get(address)
  if (known) return known
  const load = loadCheck(address, context).catch(() => {
    loads.delete(address)
    return { check: null }
  })
  loads.set(address, load)
  return load
}

async function loadCheck(address: string, context: LoaderFunctionArgs['context']): Promise<LoadedCheck> {
  const [{ createPersonalCheck }, { facts }] = await Promise.all([
    import('#domain/safety/personal-check.ts'),
    address ? getRecipeFacts(context, address) : getFacts(context),
  ])
  return { check: createPersonalCheck(facts, () => localDay(new Date())) }
}

export const shouldRevalidate = () => false
