/** What was typed into the fields of the dialog, by their names; never a password. */
export type Typed = Readonly<Record<string, string>>
