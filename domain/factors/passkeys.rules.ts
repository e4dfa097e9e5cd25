/** Characters. */
export const maxPasskeyNameLength = 60
