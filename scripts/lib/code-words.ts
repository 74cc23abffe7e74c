import { ERRORS } from '@honjeo/contract/values/error-codes'

const CODES: ReadonlySet<string> = new Set(Object.values(ERRORS).map(({ code }) => code))

/** Returns the codes of failures that a source names, in its code or its comments. */
export const bareCodes = (source: string): string[] =>
  (source.match(/\b[A-Z]+\d{3,4}\b/g) ?? []).filter((word) => CODES.has(word))

/** Returns the names of the types that a source exports. */
export const exportedTypes = (source: string): string[] =>
  [...source.matchAll(/^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  )
