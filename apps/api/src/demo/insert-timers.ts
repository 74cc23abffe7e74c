import type { Db } from '../db/client.ts'
import { timers } from '../db/schema/timers.ts'
import { instantOf, shiftDay } from './days.ts'
import { memberId, type MemberIds } from './insert-members.ts'
import { DEMO_NICKNAME } from './members.ts'

/** Timers of the demo account that ended well; none runs. */
const TIMERS = [
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

export async function insertDemoTimers(tx: Db, today: string, ids: MemberIds): Promise<void> {
  await tx.insert(timers).values(
    TIMERS.map(({ title, note, daysAgo, from, until, end }) => {
      const at = (time: string) => instantOf(shiftDay(today, -daysAgo), time)
      return {
        userId: memberId(ids, DEMO_NICKNAME),
        title,
        note,
        startedAt: at(from),
        plannedAt: at(until),
        graceMinutes: 15,
        stage: 'ENDED' as const,
        ending: 'SAFE' as const,
        endedAt: at(end),
      }
    }),
  )
}
