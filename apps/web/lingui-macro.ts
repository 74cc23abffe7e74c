import { types as node, type PluginObj } from '@babel/core'
import macro from '@lingui/babel-plugin-lingui-macro'
import { getConfig } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import babel from 'vite-plugin-babel'

/** Replaces the text of each descriptor the macro wrote (it marks them with a comment) by what Lingui makes of it at run time. */
const compileMessages = (): PluginObj => ({
  manipulateOptions: ({ filename }: { filename: string }, { plugins }: { plugins: string[] }) =>
    void plugins.push('typescript', ...(filename.endsWith('x') ? ['jsx'] : [])),
  visitor: {
    ObjectProperty({ node: { key, value }, node: property, parent: { leadingComments } }) {
      if (leadingComments?.some((comment) => comment.value === 'i18n') !== true) return
      if (node.isIdentifier(key, { name: 'message' }) && node.isStringLiteral(value))
        property.value = node.valueToNode(compileMessage(value.value))
    },
  },
})

/**
 * Expands Lingui's macros and nothing else: TypeScript and JSX pass through to Vite's own transform. Messages stay in the code,
 * compiled, so Korean needs neither a catalogue nor a message parser at run time and every lazy chunk carries just its own sentences.
 */
export const linguiMacro = (linguiConfig = getConfig({ cwd: import.meta.dirname })) =>
  babel({
    include: /\/apps\/web\/src\/.*\.tsx?$/,
    babelConfig: { sourceMaps: true, plugins: [[macro, { linguiConfig, stripMessageField: false }], compileMessages] },
  })
