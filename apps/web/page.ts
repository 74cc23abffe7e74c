import type { Plugin } from 'vite'

/** The entry that lets the page be painted before the app starts, and the chunk that the build makes of it. */
const FIRST = 'paint-first'
const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const STYLES_AND_REST = /((?:\s*<link rel="stylesheet"[^>]*>)+)(.*?)(?=\s*<\/body>)/s

export const pageInput = { index: 'index.html', [FIRST]: 'src/paint-first.ts' }

/**
 * Orders what the page loads by what is seen first. The app's files are fetched at once, with a low priority, and start after a
 * paint. Its styles are the last thing in the body: browsers paint what is before them without waiting.
 */
export const paintFirst = (): Plugin => ({
  name: FIRST,
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === FIRST)
      if (script === undefined || !APP.test(html)) throw new Error('the page has no script to wait for a paint with')
      const start = `<script type="module" crossorigin src="/${script.fileName}" data-app="$1"></script>`
      return html
        .replace(APP, `${start}\n    <link rel="modulepreload" crossorigin href="$1">`)
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
        .replace(STYLES_AND_REST, '$2$1')
    },
  },
})
