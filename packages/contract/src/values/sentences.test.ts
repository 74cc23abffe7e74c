import { expect, it } from 'vitest'
import { apiRoutes } from '../routes.ts'
import { CATALOGUE_SENTENCES } from './catalogue-sentences.ts'
import { ERRORS } from './error-codes.ts'
import { SENTENCES, say } from './sentences.ts'
import { FAULTS } from './sentences/faults.ts'
import { NOTIFICATION_TEXTS } from './sentences/notifications.ts'
import { ROOM_LINES } from './sentences/room-lines.ts'

it('gives every sentence a code of its own', () => {
  const codes = [FAULTS, NOTIFICATION_TEXTS, ROOM_LINES].flatMap((table) => Object.keys(table))
  expect(Object.keys(SENTENCES).toSorted()).toEqual(codes.toSorted())
  const errors: string[] = Object.values(ERRORS).map(({ code }) => code)
  expect(codes.filter((code) => errors.includes(code))).toEqual([])
})

it('has every sentence and every failure in the catalogues', () => {
  expect(CATALOGUE_SENTENCES).toMatchObject({ ...SENTENCES, [ERRORS.ROOM_FULL.code]: ERRORS.ROOM_FULL.message })
})

it('has a code for every sentence that a schema says', () => {
  const plain: unknown[] = []
  let coded = 0
  function visit(schema: unknown): void {
    if (typeof schema !== 'object' || schema === null) return
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword !== 'message') visit(value)
      else if (typeof value === 'string') plain.push(value)
      else if (Object.hasOwn(value as object, 'code')) coded++
      else visit(value)
    }
  }
  visit(apiRoutes)
  expect(plain).toEqual([])
  expect(coded).toBeGreaterThan(50)
})

it('begins with the name of the member whose deed it is, which leaving takes out', () => {
  const named = Object.values(NOTIFICATION_TEXTS).filter((text) => text.includes('{nickname}'))
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((text) => !text.startsWith('{nickname}님이 '))).toEqual([])
})

it('says a sentence in Korean, with its arguments beside it', () => {
  expect(say('TOO_LONG', { max: 2000 })).toEqual({
    code: 'TOO_LONG',
    args: { max: 2000 },
    message: '2,000자까지 입력할 수 있어요.',
  })
  expect(say('EMPTY')).toEqual({ code: 'EMPTY', args: {}, message: '내용을 입력해주세요.' })
})

it('leaves what a member wrote as it is, braces and dollars too', () => {
  const title = '{nickname} $& ‘$1’'
  expect(say('ROOM_JOINED', { nickname: '바람', title }).message).toBe(`바람님이 ‘${title}’ 동행방에 들어왔어요.`)
})

it('speaks what is no word yet, and keeps it as it is for others', () => {
  const at = '2026-11-28T07:30:00.000Z'
  expect(say('LINE_MOVED', { at }, { at: '오후 4:30' })).toEqual({
    code: 'LINE_MOVED',
    args: { at },
    message: '만나는 시간이 바뀌었어요. 오후 4:30에 만나요.',
  })
})
