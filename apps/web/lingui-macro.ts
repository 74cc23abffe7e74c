import { transformAsync, types as node, type PluginObj } from '@babel/core'
import macro from '@lingui/babel-plugin-lingui-macro'
import { getConfig } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const linguiConfig = getConfig({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)) })

/** Replaces the text of each descriptor the macro wrote (it marks them with a comment) by what Lingui makes of it at run time. */
const compileMessages = (): PluginObj => ({
  visitor: {
    ObjectProperty({ node: property, parent: descriptor }) {
      if (descriptor.leadingComments?.some(({ value }) => value === 'i18n') !== true) return
      if (!node.isIdentifier(property.key, { name: 'message' }) || !node.isStringLiteral(property.value)) return
      property.value = node.valueToNode(compileMessage(property.value.value))
    },
  },
})

/**
 * Expands Lingui's macros and nothing else: TypeScript and JSX pass through to Vite's own transform.
 * Messages stay in the code, compiled, so Korean needs neither a catalogue nor a message parser at run time
 * and every lazy chunk carries just its own sentences.
 */
export const linguiMacro = (): Plugin => ({
  name: 'lingui-macro',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /@lingui\/(?:core|react)\/macro/ },
    async handler(code, filename) {
      const result = await transformAsync(code, {
        filename,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        generatorOpts: { jsescOption: { minimal: true } },
        plugins: [[macro, { linguiConfig, stripMessageField: false }], compileMessages],
      })
      return result?.code == null ? null : { code: result.code, map: result.map ?? null }
    },
  },
})
