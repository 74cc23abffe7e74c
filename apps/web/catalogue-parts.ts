import type { Plugin } from 'vite'
import { closureOf, PAGE } from './chunk-names.ts'
import { findScreens } from './screen-files.ts'
import { FIRST_SCREENS } from './src/app/first-screens.ts'

/**
 * Leaves in `en.po` what the first screens say, with all that opens over them, and puts the rest into `en.po?lingui`: together
 * they are as large as React, and a first visit to a page needs a third. A text that no file names, as of an error of the server, is
 * of the first part.
 */
export const catalogueParts = (): Plugin => ({
  name: 'catalogue-parts',
  apply: 'build',
  renderChunk(code, { facadeModuleId }) {
    if (!/\.po(?:\?lingui)?$/.test(facadeModuleId ?? '')) return null
    const later = findScreens().map(([, path = '', module]) => (FIRST_SCREENS.has(path) ? 'staff-routes.tsx' : module))
    const early = closureOf([PAGE], (id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
      return [
        ...importedIds,
        ...dynamicallyImportedIds.filter((each) => !later.some((end) => each.endsWith(`/${end}`))),
      ]
    })
    const textsOf = (modules: Iterable<string>) => {
      const codes = Array.from(modules, (id) => this.getModuleInfo(id)?.code ?? '')
      return new Set(codes.flatMap((each) => Array.from(each.matchAll(/\bid: ?["'`]([^"'`]+)/g), ([, id]) => id)))
    }
    const [known, first] = [textsOf(this.getModuleIds()), textsOf(early)]
    const isRest = facadeModuleId?.endsWith('?lingui') === true
    return {
      code: code.replace(/JSON\.parse\((".*")\)/s, (_call, text: string) => {
        const messages = Object.entries(JSON.parse(JSON.parse(text) as string) as object)
        const part = messages.filter(([id]) => (known.has(id) && !first.has(id)) === isRest)
        return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(part)))})`
      }),
      map: null,
    }
  },
})
