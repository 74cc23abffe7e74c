import { FAULTS } from './sentences/faults.ts'
import { NOTIFICATION_TEXTS } from './sentences/notifications.ts'
import { ROOM_LINES } from './sentences/room-lines.ts'

/** Every sentence of the server but those of `ERRORS`, in Korean. A new one is a row of its table. */
export const SENTENCES = { ...FAULTS, ...NOTIFICATION_TEXTS, ...ROOM_LINES }

export type SentenceCode = keyof typeof SENTENCES

/** The values within a sentence. `at` and `clock` are instants: as day and time, or as a time of day. */
export type SentenceArgs = Readonly<Record<string, string | number>>

/** A sentence of the server: by its code and arguments in any language, and ready in Korean. */
export interface Sentence {
  code: SentenceCode
  args: SentenceArgs
  message: string
}

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never
type ArgsOf<Code extends SentenceCode> = Readonly<Record<NameIn<(typeof SENTENCES)[Code]>, string | number>>

const KOREAN_NUMBER = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 20 })

const inKorean = (value: string | number) => (typeof value === 'number' ? KOREAN_NUMBER.format(value) : value)

/** Returns a sentence with its arguments. `spoken` says those in Korean that are not words yet, such as an instant. */
export function say<Code extends SentenceCode>(
  code: Code,
  ...[args, spoken]: [NameIn<(typeof SENTENCES)[Code]>] extends [never]
    ? []
    : [args: ArgsOf<Code>, spoken?: Readonly<Record<string, string>>]
): Sentence {
  const values: SentenceArgs = args ?? {}
  const words = { ...values, ...spoken }
  const message = SENTENCES[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => inKorean(words[name] ?? ''))
  return { code, args: values, message }
}
