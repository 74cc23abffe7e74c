/** Some browsers begin to read a file only after the click is over. */
const KEPT_MS = 60_000

/** Hands a file to the device, as a link with `download` would. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
