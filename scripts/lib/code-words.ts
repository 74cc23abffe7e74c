import { ERRORS } from '@honjeo/contract/values/error-codes'

const CODES: ReadonlySet<string> = new Set(Object.values(ERRORS).map(({ code }) => code))

/** Returns the codes of failures that a source names, in its code or its comments. */
export const bareCodes = (source: string): string[] =>
  (source.match(/\b[A-Z]+\d{3,4}\b/g) ?? []).filter((word) => CODES.has(word))

/**
 * Whether a file may name codes: the one where each is written, the example that the API's documentation shows, tests of the server,
 * which expect what other people's clients compare, and the catalogues of sentences in four languages, which are keyed by them.
 */
export const mayNameCodes = (path: string): boolean =>
  /(^|\/)values\/error-numbers\.ts$|(^|\/)contract\/src\/common\.ts$|^apps\/web\/src\/locales\//.test(path) ||
  (!path.startsWith('apps/web/') && /\.test\.ts$|\/(testing|faults)\//.test(path))

/** Returns the names of the types that a source exports. */
export const exportedTypes = (source: string): string[] =>
  [...source.matchAll(/^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  )
