/** Values typed into the dialog, by field name. Never includes a password. */
export type TypedValues = Readonly<Record<string, string>>
