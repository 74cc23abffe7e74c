/**
 * Applies how large the reader has chosen that type is, beside what their device says: before the app is there, and again when
 * they choose on features/text-size. Part of the first script, which shares no file with the app; so it knows key and event by
 * itself.
 */
const root = document.documentElement
/** The size that the device says, in px, read once, as a size that passes into another one would be read half-way. */
let byDevice = 0

/** Sets the size as the whole page grows by its root, in px: by percent, what iOS sets there would be lost. */
function show(percent: number): void {
  byDevice ||= Number.parseFloat(getComputedStyle(root).fontSize)
  root.style.fontSize = percent === 100 ? '' : `${(byDevice * percent) / 100}px`
}

try {
  const kept = Number(localStorage.getItem('text-size'))
  if (kept >= 50 && kept <= 200) show(kept)
} catch {
  // Where the device keeps nothing, nothing was chosen.
}
addEventListener('text-size', (event) => show((event as CustomEvent<number>).detail))

// oxlint-disable-next-line unicorn/require-module-specifiers -- a module, as one that is imported by its name has to be
export {}
