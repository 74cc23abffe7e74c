import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const configPath = fileURLToPath(new URL('../../apps/web/lingui.config.ts', import.meta.url))
const folder = fileURLToPath(new URL('../../apps/web/src/locales', import.meta.url))

/** Placeholders and tags of a message, each once. */
const marksOf = (text: string) =>
  [...new Set([...text.matchAll(/<\/?\d+\/?>|\{(\w+)(?=[,}])/g)].map(([mark]) => mark))].toSorted().join(' ')

/**
 * What is wrong with the catalogues, a line each: one that `lingui extract --clean` would change (a message is missing, or no
 * longer used), a message without a translation, or whose translation has other placeholders or is but its name. The files stay as they are.
 */
export async function catalogueProblems(): Promise<string[]> {
  const config = getConfig({ configPath })
  const copy = await mkdtemp(join(tmpdir(), 'honjeo-catalogues-'))
  try {
    await cp(folder, copy, { recursive: true })
    const catalogs = (config.catalogs ?? []).map((catalog) => ({ ...catalog, path: join(copy, '{locale}') }))
    const problems: string[] = []
    for (const catalog of await getCatalogs({ ...config, catalogs })) {
      const made = await catalog.make({
        clean: true,
        overwrite: true,
        locale: config.locales,
        orderBy: config.orderBy,
      })
      if (made === false) throw new Error('Some messages could not be extracted.')
      for (const locale of config.locales) {
        const fresh = catalog.getFilename(locale)
        if ((await textOf(fresh)) !== (await textOf(join(folder, basename(fresh))))) {
          problems.push(`apps/web/src/locales/${basename(fresh)} is behind the code: npm run messages -w apps/web`)
        }
      }
      for (const [locale, messages] of Object.entries(made)) {
        if (locale === config.sourceLocale) continue
        for (const [id, { message = '', translation = '' }] of Object.entries(messages)) {
          if (translation === '') problems.push(`${locale}: no translation of "${message}"`)
          else if (translation === id) problems.push(`${locale}: the name "${id}" in place of a translation`)
          else if (marksOf(translation) !== marksOf(message))
            problems.push(`${locale}: other marks than in "${message}"`)
        }
      }
    }
    return problems
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

function textOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}
