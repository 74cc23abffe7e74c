import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|svg|webmanifest)$/
/** Less is one packet either way. */
const BYTES_MIN = 1000

const brotlied = (text: Buffer) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
const gzipped = (text: Buffer) => promisify(gzip)(text, { level: 9 })

/**
 * Leaves a `.br` and a `.gz` beside every file of text, as small as they get: it is done once, and the server only sends
 * them. Not for the page itself, into which the server writes.
 */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle: {
      // After whoever still writes into the files.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))
        await Promise.all(
          files.map(async (file) => {
            const text = readFileSync(join(dir, file))
            if (text.length < BYTES_MIN) return
            const [br, gz] = await Promise.all([brotlied(text), gzipped(text)])
            writeFileSync(join(dir, `${file}.br`), br)
            writeFileSync(join(dir, `${file}.gz`), gz)
          }),
        )
      },
    },
  }
}
