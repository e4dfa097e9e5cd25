import type { Outcome } from '#client/core/outcome.ts'

/** What became of a form as a whole; nothing where no words are needed. */
export function OutcomeLine({ outcome }: { outcome: Outcome | undefined }) {
  const isDone = outcome?.isDone ?? false
  return (
    <p className={isDone ? 'done' : 'fault'} role={isDone ? undefined : 'alert'}>
      {outcome?.message}
    </p>
  )
}
