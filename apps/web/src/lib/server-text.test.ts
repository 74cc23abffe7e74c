import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { learnServerSentences, serverText } from './server-text.ts'

/** As the build compiles them. */
const MESSAGES = {
  gone: 'You can’t find this.',
  joined: [['0'], ' joined “', ['1'], '”'],
  moved: ['The time has changed: ', ['0']],
  time: [['3'], ' ', ['4'], ', ', ['0'], '/', ['1']],
  am: 'AM',
}

beforeEach(() => {
  i18n.load('ko', {})
  i18n.loadAndActivate({ locale: 'en', messages: MESSAGES as never })
  learnServerSentences([
    ['찾으시는 내용이 없어요.', 'gone'],
    ['{0}님이 ‘{1}’에 들어왔어요.', 'joined'],
    ['만나는 시간이 바뀌었어요. {0}에 만나요.', 'moved'],
    ['{0}월 {1}일({2}) {3} {4}', 'time'],
    ['오전', 'am'],
    ['‘{1}’에 {0}개 있어요.', 'untold'],
  ])
})
afterEach(() => i18n.activate('ko'))

describe('a sentence of the server', () => {
  it('is said in the language of the interface', () => {
    expect(serverText('찾으시는 내용이 없어요.')).toBe('You can’t find this.')
  })

  it('keeps what members wrote in it', () => {
    expect(serverText('바람님이 ‘새별 + 오름 (밤)’에 들어왔어요.')).toBe('바람 joined “새별 + 오름 (밤)”')
  })

  it('may hold another one', () => {
    expect(serverText('만나는 시간이 바뀌었어요. 11월 28일(토) 오전 4:30에 만나요.')).toBe(
      'The time has changed: AM 4:30, 11/28',
    )
  })

  it('stays Korean where nobody has said it in that language', () => {
    expect(serverText('‘오름’에 3개 있어요.')).toBe('‘오름’에 3개 있어요.')
  })

  it('is none where a member wrote it', () => {
    expect(serverText('오늘 억새가 좋아요')).toBe('오늘 억새가 좋아요')
  })

  it('stays as it is in Korean', () => {
    i18n.activate('ko')
    expect(serverText('찾으시는 내용이 없어요.')).toBe('찾으시는 내용이 없어요.')
  })
})
