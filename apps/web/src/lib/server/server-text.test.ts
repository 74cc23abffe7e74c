import { say } from '@honjeo/contract/values/sentences'
import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serverText } from './server-text.ts'

/** The messages as the build compiles them. */
const MESSAGES = {
  NOTHING_VISIBLE: 'Write something one can see.',
  ROOM_JOINED: [['nickname'], ' joined “', ['title'], '”'],
  ROOM_MOVED: ['“', ['title'], '” meets at ', ['at']],
  TIMER_DUE_SOON: ['Until ', ['clock']],
  NEW_MESSAGES: [['count', 'plural', { one: ['# message'], other: ['#', ' messages'] }]],
  TOO_LONG: ['At most ', ['max']],
}

beforeEach(() => {
  i18n.load('ko', {})
  i18n.loadAndActivate({ locale: 'en', messages: MESSAGES as never })
})
afterEach(() => i18n.activate('ko'))

const inEnglish = ({ code, args, message }: ReturnType<typeof say>) => serverText(code, args, message)

describe('a sentence of the server', () => {
  it('is said in the language of the interface', () => {
    expect(inEnglish(say('NOTHING_VISIBLE'))).toBe('Write something one can see.')
  })

  it('keeps what members wrote in it, whatever signs that has', () => {
    expect(inEnglish(say('ROOM_JOINED', { nickname: '바람', title: "새별 {0} + '오름' (밤)" }))).toBe(
      "바람 joined “새별 {0} + '오름' (밤)”",
    )
  })

  it('says instants as the language does, in Korea’s time', () => {
    const at = '2026-11-28T07:30:00.000Z'
    expect(inEnglish(say('ROOM_MOVED', { title: '오름', at }, { at: '11월 28일(토) 오후 4:30' }))).toMatch(
      /^“오름” meets at .*Nov 28.*4:30/,
    )
    expect(inEnglish(say('TIMER_DUE_SOON', { timer: '오름', clock: at }))).toMatch(/^Until 4:30/)
  })

  it('counts, and parts the thousands of long numbers', () => {
    expect(inEnglish(say('NEW_MESSAGES', { title: '오름', count: 3 }))).toBe('3 messages')
    expect(inEnglish(say('TOO_LONG', { max: 2000 }))).toBe('At most 2,000')
  })

  it('is the server’s own where the language has none of this code, or the server said none', () => {
    expect(serverText('LATER', null, '나중에 생긴 문장이에요.')).toBe('나중에 생긴 문장이에요.')
    expect(serverText(null, null, '옛 알림이에요.')).toBe('옛 알림이에요.')
    expect(serverText('constructor', null, '옛 알림이에요.')).toBe('옛 알림이에요.')
  })

  it('stays as it is in Korean', () => {
    i18n.activate('ko')
    const moved = say('ROOM_MOVED', { title: '오름', at: '2026-11-28T07:30:00.000Z' }, { at: '오후 4:30' })
    expect(inEnglish(moved)).toBe('‘오름’ 동행방의 만나는 시간이 바뀌었어요. 오후 4:30에 만나요.')
  })
})
