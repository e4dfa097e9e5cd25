/** Warnings of a blend by the people they concern. Each list starts with the strictest. */
type Minded = { everybody: string[]; medicines: string[]; illnesses: string[] }

const medicine = /^Taking /
const illness = /^(?:Not for people with|Ask your doctor or pharmacist first if you have)\b/
const refusing = /\bDo not combine them\b|^Not for\b/

/** Sorts the warnings of a blend and keeps them all. */
export function mindedOf(warnings: readonly string[]): Minded {
  const medicines = warnings.filter((text) => medicine.test(text))
  const illnesses = warnings.filter((text) => illness.test(text))
  return {
    everybody: warnings.filter((text) => !medicine.test(text) && !illness.test(text)),
    medicines: strictestFirst(medicines),
    illnesses: strictestFirst(illnesses),
  }
}

const strictestFirst = (texts: readonly string[]) =>
  texts.toSorted((one, other) => Number(refusing.test(other)) - Number(refusing.test(one)))
