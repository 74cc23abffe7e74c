/**
 * How large the reader has chosen that type is, beside what their device says: applied before the app is there, and again when they
 * choose on features/text-size. Part of the first script, which shares no file with the app; so it knows key and event by
 * itself.
 */
const root = document.documentElement

/** As the whole page grows by its root, in px: by percent, what iOS sets there would be lost. */
function show(percent: number): void {
  root.style.fontSize = ''
  const byDevice = Number.parseFloat(getComputedStyle(root).fontSize)
  if (percent !== 100) root.style.fontSize = `${(byDevice * percent) / 100}px`
}

try {
  const kept = Number(localStorage.getItem('text-size'))
  if (kept >= 50 && kept <= 200) show(kept)
} catch {
  // Where the device keeps nothing, nothing was chosen.
}
addEventListener('text-size', (event) => show((event as CustomEvent<number>).detail))
