/** UK phone numbers, formatted for readers. Any of `numbers` works. */
export type HelpLine = { whom: string; numbers: readonly string[] }

export const emergencyServices: HelpLine = { whom: 'Emergency services', numbers: ['999', '112'] }
export const nhs: HelpLine = { whom: 'NHS 111, advice day and night', numbers: ['111'] }
export const samaritans: HelpLine = { whom: 'Samaritans, day and night', numbers: ['116 123'] }

/** Help lines by their names in the catalogue. */
export const helpLines = { emergencyServices, nhs, samaritans }

/** Sentence shown with every help line. */
export const helpElsewhere = 'These are UK numbers. Elsewhere, call your local emergency number.'
