import type { ContactChannel, ContactStatus } from '@honjeo/contract/values/enums'
import type { Nickname } from './members.ts'

/**
 * The numbers of the 35 items that the demo account had checked on each day, from yesterday back; −1: no check that day. There are four days in a row
 * up to yesterday and each colour of the calendar, and today is still to be done.
 */
export const demoChecks = [
  31, 28, 25, 33, -1, 19, 24, 30, 35, 29, -1, -1, 12, 22, 27, 32, 26, -1, 15, 28, 30, 34, 20, -1, 9, 25, 29, 31, 0, 23,
]

/** Timers of the demo account that ended well; none runs. */
export const demoTimers = [
  {
    title: '새별오름에서 노을 보고 숙소로',
    note: '서쪽 주차장에 차를 세웠어요.',
    daysAgo: 9,
    from: '16:40',
    until: '19:30',
    end: '19:12',
  },
  { title: '올레 7코스 걷기', note: '', daysAgo: 3, from: '09:10', until: '14:00', end: '13:38' },
] as const

interface DemoContact {
  name: string
  channel: ContactChannel
  email?: string
  member?: Nickname
  status: ContactStatus
  askedDaysAgo: number
}

export const demoContacts: readonly DemoContact[] = [
  { name: '우리 언니', channel: 'EMAIL', email: 'sister@honjeo.example', status: 'CONFIRMED', askedDaysAgo: 40 },
  { name: '돌담 친구', channel: 'MEMBER', member: '돌담길따라', status: 'CONFIRMED', askedDaysAgo: 21 },
  { name: '직장 동료', channel: 'EMAIL', email: 'colleague@honjeo.example', status: 'PENDING', askedDaysAgo: 1 },
]
