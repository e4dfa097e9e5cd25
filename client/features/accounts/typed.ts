/** Values typed into the dialog, by field name. Never includes a password. */
export type Typed = Readonly<Record<string, string>>
