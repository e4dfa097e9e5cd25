import { findPossibleLanguages } from '../languages/language-scores.ts'
import { emergencies, type Emergency } from './emergencies.ts'
import { findForeignEmergencies } from './foreign-emergencies.ts'
import { emergencyServices } from './help-lines.ts'
import { recogniseEmergencies } from './recognise-emergencies.ts'

/** Lead over English from which a text can't be English, so that a word of both languages is no English sign. */
const certainLead = 3

/**
 * Returns the emergencies described in English or in a language of `catalog/languages`, worst first. An emergency in
 * another language also says in that language whom to call. Never throws. An empty list does not mean that there is no
 * emergency.
 */
export function recogniseEmergenciesInAnyLanguage(text: string): Emergency[] {
  const { lead } = findPossibleLanguages(text)
  const english = new Set(lead >= certainLead ? [] : recogniseEmergencies(text).map(({ code }) => code))
  const foreign = findForeignEmergencies(text).filter(({ code }) => lead > 0 || !english.has(code))
  return emergencies.flatMap((emergency) => {
    const described = foreign.find(({ code }) => code === emergency.code)
    if (!described) return english.has(emergency.code) ? [emergency] : []
    const { language, help } = described
    const firstStep = emergency.help.includes(emergencyServices) ? help.emergency : help.doctor
    return [{ ...emergency, translation: { language, text: firstStep } }]
  })
}
