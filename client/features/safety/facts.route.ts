import type { LoaderFunctionArgs } from 'react-router'

import type { PersonalCheck } from './personal.ts'
import { getFacts, getRecipeFacts } from './safety.api.ts'

export type LoadedCheck = { check: PersonalCheck | null }

/** The check with the facts of one recipe, or of all; without it, a page says that it could not check. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<LoadedCheck> {
  const address = params['address']
  try {
    const [{ createPersonalCheck }, { facts }] = await Promise.all([
      import('./personal.ts'),
      address ? getRecipeFacts(context, address) : getFacts(context),
    ])
    return { check: createPersonalCheck(facts) }
  } catch {
    return { check: null }
  }
}

export const shouldRevalidate = () => false
