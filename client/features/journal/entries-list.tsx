export const Entries = () => null
