import { disassemble } from 'es-hangul'

/** A member as a text names them, by @nickname. */
export interface NamedMember {
  userId: number
  nickName: string
}

export function isNamedMember(value: unknown): value is NamedMember {
  if (typeof value !== 'object' || value === null) return false
  const { userId, nickName } = value as Record<string, unknown>
  return typeof userId === 'number' && typeof nickName === 'string'
}

/** What is being typed after an @ right before the caret; `start` is where the @ is. */
interface TypedMention {
  start: number
  typed: string
}

const TYPED = /(?:^|\s)@([가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9]{0,12})$/

export function typedMention(text: string, caret: number): TypedMention | null {
  const typed = TYPED.exec(text.slice(0, caret))?.[1]
  return typed === undefined ? null : { start: caret - typed.length - 1, typed }
}

/** The part of what is typed that no further key will change: what the server can be asked for. */
export function settledPart(typed: string): string {
  return /[가-힣ㄱ-ㅎㅏ-ㅣ]$/.test(typed) ? typed.slice(0, -1) : typed
}

/**
 * Whether what is typed may still become the name, letter by letter: a syllable being composed takes a consonant that the
 * next one gets back.
 */
export function mayBecome(nickName: string, typed: string): boolean {
  return toLetters(nickName).startsWith(toLetters(typed))
}

const toLetters = (text: string) => disassemble(text.toLowerCase())

/** The text with the name in the place of what was typed of it, and where the caret goes. */
export function insertMention(text: string, { start, typed }: TypedMention, nickName: string) {
  const before = `${text.slice(0, start)}@${nickName} `
  return { text: before + text.slice(start + 1 + typed.length).trimStart(), caret: before.length }
}

/** Returns those of the chosen members whose name is still in the text, each once. */
export function mentionedIn(text: string, chosen: readonly NamedMember[]): NamedMember[] {
  const named = new Map(chosen.map((member) => [member.userId, member]))
  return [...named.values()].filter(({ nickName }) => text.includes(`@${nickName}`))
}
