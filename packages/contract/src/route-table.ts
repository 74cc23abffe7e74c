import type { Static, TSchema } from 'typebox'
import type { LimitClass } from './values/request-limits.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface RouteSchema {
  summary: string
  tags: readonly string[]
  /** The limit that its requests count for; see `REQUEST_LIMITS`. What a link opens is `link`, or `safety` where a person may be in danger. */
  limit: LimitClass
  /** The people to whom the thing is open that its path names; absent where it names none, and for staff. */
  reach?: Reach
  /**
   * Says that a valid access token is required: MEMBER and the others below. Without any a route is open; a token that is sent must still be valid.
   */
  security?: readonly { readonly [scheme: string]: readonly string[] }[]
  params?: TSchema
  querystring?: TSchema
  body?: TSchema
  /** The readers of each free text of the body, such as `days[].spots[].memo`; a text of members has one. */
  readers?: TextReaders
  /** A body that it takes, as far as its form goes, at a time: no id in it need be of a thing that there is. A route with a body has one. */
  example?: (now: Date) => object
  /** The type of the body where it is not JSON. */
  consumes?: readonly string[]
  /** The fields of a form. They are read as the form comes in, and each route judges them itself. */
  form?: TSchema
  /** Says that it is done once for a key of the header `Idempotency-Key`, however often it is sent. */
  isDoneOnce?: true
  /** Says that what it answers with status 202 goes under the code COMMON202. */
  answersLater?: true
  /** The bare result by status; the server puts it into the envelope (`Ok`). */
  response: { [status: number]: TSchema }
}

/**
 * The readers of a text. OTHERS are members, visitors or contacts, and the text is judged before it is stored; STAFF read what is written to them;
 * PRIVATE texts are read by their writer alone.
 */
export type TextReader = 'OTHERS' | 'STAFF' | 'PRIVATE'
export type TextReaders = Readonly<Record<string, TextReader>>

/** ROOM: the members of the room. LINK: those who have the link. */
export type Reach = 'EVERYONE' | 'MEMBERS' | 'ROOM' | 'HOST' | 'OWNER' | 'LINK'

/** Keys read like the request line, so one string names a route on both sides. */
export type RouteTable = Record<`${Method} /${string}`, RouteSchema>

export const MEMBER = [{ bearerAuth: [] }] as const
/** The security of MEMBER, open also to members whom staff have suspended. */
export const EVEN_SUSPENDED = [{ bearerAuth: ['suspended'] }] as const
/** The security of MEMBER, but closed to people under 19: companion rooms, their conversations and meeting are for adults. */
export const ADULT = [{ bearerAuth: ['adult'] }] as const
/** The security of ADULT, but open to suspended members. */
export const ADULT_EVEN_SUSPENDED = [{ bearerAuth: ['adult', 'suspended'] }] as const
/** The security of routes for staff alone. */
export const STAFF = [{ bearerAuth: ['staff'] }] as const
/** The security of routes for staff who gave password and code within `STAFF_PROOF_SECONDS`. */
export const PROVEN_STAFF = [{ bearerAuth: ['staff', 'proven'] }] as const

interface BodySchema {
  required?: readonly string[]
  minProperties?: number
}

/** Whether everything in a body may be left out, and so the body itself. */
export const requiresNothing = ({ required = [], minProperties = 0 }: BodySchema) =>
  required.length === 0 && minProperties === 0

type Of<S> = S extends TSchema ? Static<S> : undefined
type Reply<R> = R extends { response: { 200: infer S; 202: infer L } }
  ? Of<S> | Of<L>
  : R extends { response: { 200: infer S } }
    ? Of<S>
    : R extends { response: { 201: infer S } }
      ? Of<S>
      : R extends { response: { 202: infer S } }
        ? Of<S>
        : undefined

export type Call<R> = {
  [P in keyof R as P extends 'querystring' ? 'query' : P extends 'params' | 'body' ? P : never]: P extends 'querystring'
    ? Partial<Of<R[P]>>
    : Of<R[P]>
}

/** The values that a route reads of its query. */
export type QueryOf<R> = R extends { querystring: infer Q extends TSchema } ? Static<Q> : never

/** The values that a client sends and gets per route; the reply is what the envelope's `result` holds. */
export type ApiOf<T> = {
  [K in keyof T]: { call: Call<T[K]>; reply: Reply<T[K]> }
}
