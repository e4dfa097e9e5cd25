/** What is done with blends; null for an `intent` that is none of theirs. */
export const suggestionsAction = () => Promise.resolve(null)
