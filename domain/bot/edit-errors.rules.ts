import { findTextErrors } from '../recipes/text-errors.rules.ts'
import type { TextCheckContext } from './draft-errors/text-errors.ts'

type Texts = { name: string; description: string; instructions: readonly string[] }

/** Returns the errors in an edited recipe by field; see `findTextErrors`. */
export const findEditErrors = (
  { name, description, instructions }: Texts,
  context: TextCheckContext,
): Record<string, string> => findTextErrors({ name, description, instructions: instructions.join('\n') }, context)
