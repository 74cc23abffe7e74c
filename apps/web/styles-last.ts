import type { Plugin } from 'vite'

const STYLESHEET = /\n?\s*<link rel="stylesheet"[^>]*>/g

/**
 * Puts the app's stylesheet behind what is seen before the app: browsers paint what stands before a stylesheet in the body without
 * waiting for it, and start no module before it is there.
 */
export function stylesLast(): Plugin {
  return {
    name: 'styles-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(STYLESHEET) ?? []
        return html.replaceAll(STYLESHEET, '').replace('</body>', () => `${links.join('')}\n  </body>`)
      },
    },
  }
}
