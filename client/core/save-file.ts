const minuteMs = 60_000

/** Hands the text to the reader as a file of this name. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  saveBlob(name, new Blob([text], { type }))
}

/** Hands what it holds to the reader as a file of this name. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser may read it only once this turn is over.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs)
}
