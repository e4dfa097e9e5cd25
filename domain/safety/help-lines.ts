/** Whom to call in the United Kingdom; `numbers` as people read them, any of them will do. */
export type HelpLine = { whom: string; numbers: readonly string[] }

export const emergencyServices: HelpLine = { whom: 'Emergency services', numbers: ['999', '112'] }
export const nhs: HelpLine = { whom: 'NHS 111, advice day and night', numbers: ['111'] }
export const samaritans: HelpLine = { whom: 'Samaritans, day and night', numbers: ['116 123'] }

/** Said wherever a help line is named. */
export const helpElsewhere = 'These are the numbers of the United Kingdom. Elsewhere, call your emergency number.'
