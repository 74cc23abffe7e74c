import { expect, it } from 'vitest'
import { readTarget } from './report-target.ts'

const read = (query: string) => readTarget(new URLSearchParams(query))

it('names the one thing that is reported', () => {
  expect(read('targetUserId=7')).toEqual({ field: 'targetUserId', id: 7 })
  expect(read('targetReviewId=7&from=x')).toEqual({ field: 'targetReviewId', id: 7 })
  expect(read('targetRoomId=7')).toEqual({ field: 'targetRoomId', id: 7 })
})

it('names a message by its room and its number there', () => {
  expect(read('targetRoomId=7&targetMessageSeq=12')).toEqual({ field: 'targetMessageSeq', id: 12, roomId: 7 })
  expect(read('targetMessageSeq=12')).toBeNull()
  expect(read('targetRoomId=7&targetMessageSeq=12&targetUserId=1')).toBeNull()
})

it.each(['', 'targetUserId=', 'targetUserId=0', 'targetPostId=abc', 'targetUserId=1&targetPostId=2'])(
  'knows nothing to report in "%s"',
  (query) => {
    expect(read(query)).toBeNull()
  },
)
