/**
 * Repeats the request if the value of `seen` has changed when the response arrives: the response may be older than the
 * change.
 */
export async function refetchIfChanged<Answer>(seen: () => unknown, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const before = seen()
    const answer = await ask()
    if (before === seen()) return answer
  }
}
