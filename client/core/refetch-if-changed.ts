/**
 * Repeats the request if the state has changed when the response arrives, because the response may be older than the
 * change.
 */
export async function refetchIfChanged<Result>(
  getState: () => unknown,
  request: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const stateBefore = getState()
    const response = await request()
    if (stateBefore === getState()) return response
  }
}
