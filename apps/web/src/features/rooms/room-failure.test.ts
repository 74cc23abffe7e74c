import * as failures from '@honjeo/contract/values/error-numbers'
import { expect, it } from 'vitest'
import { ApiError } from '#lib/server/api-error.ts'
import { roomFailure } from './room-failure.ts'

const texts = { refused: '동행방을 열지 못했어요.', broken: '오류가 발생했어요. 다시 시도해주세요.' }

it('repeats the sentence of the server', () => {
  expect(roomFailure(new ApiError(409, failures.ROOM_FULL, '모집이 완료된 동행방이에요.'), texts)).toBe(
    '모집이 완료된 동행방이에요.',
  )
})

it('has its own sentence for an answer that is not of this API', () => {
  expect(roomFailure(new ApiError(502, 'UNKNOWN', 'bad gateway'), texts)).toBe(texts.refused)
})

it('has another one when no answer came or our own code failed', () => {
  expect(roomFailure(new ApiError(0, 'NETWORK', 'no answer'), texts)).toBe(texts.broken)
  expect(roomFailure(new TypeError('x is undefined'), texts)).toBe(texts.broken)
})
