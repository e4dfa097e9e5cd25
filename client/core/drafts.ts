const prefix = 'draft '
/** The fields that people write in; what is only chosen is no draft. */
const written = ['title', 'content', 'subject', 'message', 'description']

export type Draft = Record<string, string>

/** What was typed into the form of this name before, in this browser. */
export function readDraft(form: string): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + form) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

/** Keeps it, or forgets it where no text is typed; a browser that stores nothing keeps the form alone. */
export function keepDraft(form: string, draft: Draft): void {
  const isBegun = written.some((field) => draft[field]?.trim())
  try {
    if (isBegun) localStorage.setItem(prefix + form, JSON.stringify(draft))
    else localStorage.removeItem(prefix + form)
  } catch {
    // The form itself still holds what was typed.
  }
}

export const forgetDraft = (form: string): void => keepDraft(form, {})

/** For a sign-out: what somebody began to write is nothing for whoever sits here next. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}
