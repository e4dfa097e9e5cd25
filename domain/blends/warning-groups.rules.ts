/**
 * A blend's warnings, grouped by the people they are for. The lists for medicines and illnesses start with the
 * strictest.
 */
type WarningGroups = { everybody: string[]; medicines: string[]; illnesses: string[] }

const medicinePattern = /^Taking /
const illnessPattern = /^(?:Not for people with|Ask your doctor or pharmacist first if you have)\b/
const refusalPattern = /\bDo not combine them\b|^Not for\b/

export function groupWarnings(warnings: readonly string[]): WarningGroups {
  const medicines = warnings.filter((text) => medicinePattern.test(text))
  const illnesses = warnings.filter((text) => illnessPattern.test(text))
  return {
    everybody: warnings.filter((text) => !medicinePattern.test(text) && !illnessPattern.test(text)),
    medicines: sortStrictestFirst(medicines),
    illnesses: sortStrictestFirst(illnesses),
  }
}

const sortStrictestFirst = (texts: readonly string[]) =>
  texts.toSorted((one, other) => Number(refusalPattern.test(other)) - Number(refusalPattern.test(one)))
