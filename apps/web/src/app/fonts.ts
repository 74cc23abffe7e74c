/**
 * Fetches Pretendard after the first paint: the stylesheet alone, 92 subsets by Unicode range, is 15 kB and text is
 * readable in the system's font meanwhile. Each subset is fetched when a letter of it appears.
 */
export function loadFonts() {
  requestAnimationFrame(() =>
    setTimeout(() => {
      import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => {})
    }),
  )
}
