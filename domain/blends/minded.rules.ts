/** What to mind, by whom it is for; each in the order of telling, and what is not to be drunk at all first. */
type Minded = { everybody: string[]; medicines: string[]; illnesses: string[] }

const medicine = /^Taking /
const illness = /^(?:Not for people with|Ask your doctor or pharmacist first with)\b/
const refusing = /\bDo not drink it\b|^Not for\b/

/** Sorts the warnings of a blend, of which every one is told. */
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
