export const EntryForm = () => null
