import * as z from 'zod'

/** Characters. */
export const noteMax = 4000
export const scaleMin = 1
export const scaleMax = 10
export const scaleDefault = 5

const scale = z.coerce
  .number()
  .catch(scaleDefault)
  .transform((value) => Math.min(scaleMax, Math.max(scaleMin, Math.round(value))))
const words = z.coerce
  .string()
  .nullish()
  .catch('')
  .transform((text) => (text ?? '').slice(0, noteMax))

/** An entry as the browser keeps it under `journalKey`; also what another version, or a hand, has written there. */
export const journalEntry = z.looseObject({
  id: z.union([z.string().min(1).max(100), z.number()]).transform(String),
  date: z.iso.date(),
  mood: scale,
  energy: scale,
  sleep: scale,
  symptoms: words,
  herbsTaken: z.union([z.array(z.string()).transform((herbs) => herbs.join(', ')), words]),
  notes: words,
  editedAt: z.number().int().nonnegative().catch(0).default(0),
})

/** `date` is `yyyy-mm-dd`; mood, energy and sleep are 1 to 10; `editedAt` is milliseconds since the epoch, 0 where nobody wrote it down. */
export type JournalEntry = {
  id: string
  date: string
  mood: number
  energy: number
  sleep: number
  symptoms: string
  herbsTaken: string
  notes: string
  editedAt: number
}

export const journalKey = 'healingJournalEntries'
