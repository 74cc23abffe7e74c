import type { IncomingHttpHeaders } from 'node:http'
import { Negotiator } from '@fastify/accept-negotiator'
import { LANGUAGES, type Language } from '@honjeo/contract/values/enums'

/** Returns the first of a browser's languages that is among `supported`, whatever country it names; else undefined. */
export function createNegotiation<T extends string>(supported: readonly T[]) {
  const negotiator = new Negotiator<T>({ supportedValues: [...supported] })
  return (header: string): T | undefined =>
    negotiator.negotiate(header.toLowerCase().replace(/\b([a-z]{2})-[\w-]+/g, '$1')) ?? undefined
}

const negotiate = createNegotiation<Language>(LANGUAGES)

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
