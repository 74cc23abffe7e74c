const told = new Set<string>()

/** A line for whoever looks into the browser's console, once for each `about` and page. Nothing that anybody wrote. */
export function tellOnce(about: string, line: string): void {
  if (told.has(about)) return
  told.add(about)
  // oxlint-disable-next-line no-console -- the only log that a browser has
  console.warn(line)
}
