import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const configPath = fileURLToPath(new URL('lingui.config.ts', import.meta.url))
const folder = fileURLToPath(new URL('src/locales', import.meta.url))

/** File names of the catalogues that `lingui extract --clean` would change; the files themselves stay as they are. */
export async function staleCatalogues(): Promise<string[]> {
  const config = getConfig({ configPath })
  const copy = await mkdtemp(join(tmpdir(), 'honjeo-catalogues-'))
  try {
    await cp(folder, copy, { recursive: true })
    const catalogs = (config.catalogs ?? []).map((catalog) => ({ ...catalog, path: join(copy, '{locale}') }))
    const stale: string[] = []
    for (const catalog of await getCatalogs({ ...config, catalogs })) {
      const made = await catalog.make({
        clean: true,
        overwrite: false,
        locale: config.locales,
        orderBy: config.orderBy,
      })
      if (made === false) throw new Error('Some messages could not be extracted.')
      for (const locale of config.locales) {
        const fresh = catalog.getFilename(locale)
        if ((await textOf(fresh)) !== (await textOf(join(folder, basename(fresh))))) stale.push(basename(fresh))
      }
    }
    return stale
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

function textOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}
