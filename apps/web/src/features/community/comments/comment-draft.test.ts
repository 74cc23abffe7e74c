import { describe, expect, it } from 'vitest'
import { answering, NO_COMMENT } from './comment-draft.ts'

const wind = { userId: 1, nickName: '바람개비' }
const stone = { userId: 2, nickName: '돌담길따라' }
const to = (nickName: string) => ({ commentId: 7, nickName })

describe('a comment that becomes an answer', () => {
  it('keeps what was written', () => {
    expect(answering({ ...NO_COMMENT, text: '저도요' }, to('바람개비'))).toEqual({
      text: '저도요',
      replyTo: to('바람개비'),
      picked: [],
    })
  })

  it('names whom it answers within a thread, once however often that is asked for', () => {
    const once = answering({ ...NO_COMMENT, text: '저도요' }, to('바람개비'), wind)
    expect(once).toEqual({ text: '@바람개비 저도요', replyTo: to('바람개비'), picked: [wind] })
    expect(answering(once, to('바람개비'), wind).text).toBe('@바람개비 저도요')
  })

  it('names another one instead, and no one when it is no answer any more', () => {
    const toWind = answering({ ...NO_COMMENT, text: '저도요' }, to('바람개비'), wind)
    expect(answering(toWind, to('돌담길따라'), stone).text).toBe('@돌담길따라 저도요')
    expect(answering(toWind, null)).toMatchObject({ text: '저도요', replyTo: null })
  })
})
