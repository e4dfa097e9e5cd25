/**
 * Repeats the request while `seen` has changed by the time the answer arrives: that answer may be older than the
 * change.
 */
export async function refetchIfChanged<Answer>(seen: () => unknown, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const before = seen()
    const answer = await ask()
    if (before === seen()) return answer
  }
}
