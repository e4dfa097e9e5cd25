const minuteMs = 60_000

export function saveFile(name: string, text: string, type = 'application/json'): void {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser may start to read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs)
}
