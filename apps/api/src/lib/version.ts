import { readFileSync } from 'node:fs'

/** The version of the package, as the operator sees it at /api/version. */
export const VERSION: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version
