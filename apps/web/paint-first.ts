import type { Plugin } from 'vite'

/** The entry's name, and of the chunk that the build makes of it. */
const NAME = 'paint-first'
const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** What builds the script, beside the page. */
export const paintFirstInput = { [NAME]: 'src/paint-first.ts' }

/**
 * Has the page start the app by a script that lets it be painted before. The app's own files are fetched meanwhile, and keep nothing
 * waiting that is seen: styles and a picture go first.
 */
export function paintFirst(): Plugin {
  return {
    name: NAME,
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === NAME)
        if (script === undefined || !APP.test(html)) throw new Error('the page has no script to wait for a paint with')
        return html
          .replace(
            APP,
            (_, app: string) =>
              `<script type="module" crossorigin src="/${script.fileName}" data-app="${app}"></script>\n` +
              `    <link rel="modulepreload" crossorigin href="${app}">`,
          )
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
      },
    },
  }
}
