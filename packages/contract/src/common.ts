import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { EMAIL_PATTERN } from './values/email.ts'
import type { ErrorCode } from './values/error-codes.ts'
import {
  DATE_LENGTH,
  DATE_TIME_MAX,
  EMAIL_MAX,
  ID_MAX,
  LINK_MAX,
  NICKNAME_MAX,
  NICKNAME_MIN,
  NUMBERED_PAGE_SIZE,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
} from './values/limits.ts'
import { NICKNAME_PATTERN } from './values/nickname.ts'
import { SECURE_LINK_PATTERN, WEB_LINK_PATTERN } from './values/web-link.ts'
import { say, type Sentence, type SentenceArgs as Args, type SentenceCode as Code } from './values/sentences.ts'

/** A request body or query: unknown fields are refused by name instead of dropped. */
export const Closed = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** One of the given strings; a plain `enum` keeps the error message and the documentation readable. */
export const OneOf = <const T extends readonly string[]>(
  values: T,
  options: { default?: T[number]; message?: Sentence } = {},
) => Type.Unsafe<T[number]>(Type.String({ enum: [...values], ...options }))

export const Id = Type.Integer({ minimum: 1, maximum: ID_MAX, examples: [1] })
/** The position of the caller, in degrees: both or neither. */
export const Whereabouts = {
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
}

export const DateTime = Type.String({
  format: 'date-time',
  maxLength: DATE_TIME_MAX,
  examples: ['2026-11-28T07:30:00.000Z'],
})
export const DateOnly = Type.String({
  format: 'date',
  maxLength: DATE_LENGTH,
  examples: ['2026-11-28'],
  message: say('DATE'),
})

/** A time of the day in Korea, `HH:MM`. */
export const ClockTime = Type.String({
  maxLength: 5,
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  examples: ['09:30'],
  message: say('CLOCK_TIME'),
})

/** Text of one line; what people type is trimmed and NFC-normalised before it is judged. */
export const Line = (options: {
  minLength?: number
  maxLength: number
  pattern?: string
  examples?: string[]
  message?: Sentence
}) => Type.String({ pattern: String.raw`^[^\r\n]*$`, ...options })

export const Email = Type.String({
  maxLength: EMAIL_MAX,
  pattern: EMAIL_PATTERN,
  message: say('EMAIL'),
  examples: ['haenyeo@example.com'],
})
export const NickName = Type.String({
  maxLength: NICKNAME_MAX,
  pattern: NICKNAME_PATTERN,
  message: say('NICKNAME', { min: NICKNAME_MIN, max: NICKNAME_MAX }),
  examples: ['바람개비'],
})

/** The code of a sentence of the server; `values/sentences` has them all. */
export const SentenceCode = Type.Unsafe<Code>(Type.String({ examples: ['ROOM_MOVED'] }))
/** The values within the sentence. */
export const SentenceArgs = Type.Unsafe<Args>(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])))

/** The envelope of every answer. Handlers return the bare result; one hook of the server wraps it. */
export const Ok = <T extends TSchema>(result: T) =>
  Type.Object({
    isSuccess: Type.Boolean(),
    code: Type.String({ examples: ['COMMON200'] }),
    message: Type.String({ examples: ['성공입니다.'] }),
    result,
  })

export const Failure = Type.Object({
  isSuccess: Type.Literal(false),
  code: Type.Unsafe<ErrorCode>(Type.String({ examples: ['COMMON400'] })),
  message: Type.String(),
  /** Which fields are wrong and how; some codes say more, as their routes document. */
  result: Nullable(
    Type.Object({
      /** A Korean sentence for each wrong field. */
      fields: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** The same sentences for other languages. */
      faults: Type.Optional(Type.Record(Type.String(), Type.Object({ code: SentenceCode, args: SentenceArgs }))),
    }),
  ),
})
export type Failure = Static<typeof Failure>

/** A cursor list: keyset based, stable while rows are added; `nextCursor` is opaque. */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({
    content: Type.Array(item),
    hasNext: Type.Boolean(),
    nextCursor: Nullable(Type.String()),
    size: Type.Integer(),
  })

/** The query of a cursor list, with the list's own filters and how long its pages are unless the query says. */
export const CursorQuery = <P extends TProperties>(filters: P, defaultSize = PAGE_SIZE_DEFAULT) =>
  Closed({
    cursor: Type.Optional(Type.String({ maxLength: 300 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: defaultSize })),
    ...filters,
  })

/** The query of a numbered list; pages count from 1. */
export const NumberedQuery = <P extends TProperties>(filters: P) =>
  Closed({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: NUMBERED_PAGE_SIZE })),
    ...filters,
  })

export type Pagination = Static<typeof Pagination>
export const Pagination = Type.Object({
  page: Type.Integer(),
  size: Type.Integer(),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
})

/** An address on the web that a member names. It is shown, never fetched by the server. */
/** An address that is only reached encrypted. */
export const SecureLink = Type.String({
  maxLength: LINK_MAX,
  pattern: SECURE_LINK_PATTERN,
  examples: ['https://visithalla.jeju.go.kr'],
  message: say('SECURE_ADDRESS'),
})

export const WebLink = (message: Sentence) => Type.String({ maxLength: LINK_MAX, pattern: WEB_LINK_PATTERN, message })

/** Answers without a result: `result` is null on the wire. */
export const Empty = Type.Unsafe<void>(Type.Null())
