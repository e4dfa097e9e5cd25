const minuteMs = 60_000

/** Hands the text to the reader as a file of this name. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser may read it only once this turn is over.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs)
}
