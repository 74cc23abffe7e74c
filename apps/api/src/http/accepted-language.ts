import type { IncomingHttpHeaders } from 'node:http'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '@honjeo/contract/values/enums'

/** Returns the first of a browser's languages that is among `supported`, whatever country it names; else undefined. */
function createNegotiation<T extends string>(supported: readonly T[]) {
  const negotiator = new Negotiator<T>({ supportedValues: [...supported] })
  return (header: string): T | undefined =>
    negotiator.negotiate(header.toLowerCase().replace(/\b([a-z]{2})-[\w-]+/g, '$1')) ?? undefined
}

const negotiate = createNegotiation<Language>(LANGUAGES)

/** Returns the language that the address of a page asks for (`?lang=en`), if it is one of ours. */
export function askedLanguage({ query }: Pick<FastifyRequest, 'query'>): Language | undefined {
  const { lang } = query as { lang?: unknown }
  return LANGUAGES.find((language) => language === lang)
}

/**
 * Returns the language that a page is in: the one its address asks for, else that of the browser. A client that says nothing is no browser and
 * reads what the app was written in; a reader of none of ours likely reads English.
 */
export function pageLanguage(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const asked = askedLanguage(request)
  if (asked !== undefined) return asked
  const accepted = request.headers['accept-language']
  if (accepted === undefined || accepted === '*') return 'ko'
  return negotiate(accepted) ?? 'en'
}

/** The language of the one whose browser asks; undefined where it says nothing, or none of ours. */
const acceptedLanguage = (header: string | undefined): Language | undefined =>
  header === undefined || header.startsWith('*') ? undefined : negotiate(header)

/** A body with the language it names; without one, that of the browser it comes from. */
export function inLanguage<T extends { language?: Language }>({
  body,
  headers,
}: {
  body: T
  headers: IncomingHttpHeaders
}): T {
  const language = body.language ?? acceptedLanguage(headers['accept-language'])
  return language === undefined ? body : { ...body, language }
}
