const minuteMs = 60_000

/** Downloads the text as a file with this name. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  saveBlob(name, new Blob([text], { type }))
}

/** Downloads the content as a file with this name. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser may start to read the URL after this task, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs)
}
