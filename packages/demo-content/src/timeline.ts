import { dayAfter } from '@honjeo/contract/values/days'
import { say } from '@honjeo/contract/values/sentences'
import { instantOf } from './days.ts'
import type { Nickname } from './members.ts'

/** `[time, who]` enters the room, `[time, who, words]` speaks. */
type Line = readonly [time: string, who: Nickname, words?: string]

/**
 * All that happened in a room, oldest first, by days counted from today (0 today, -1 yesterday). The first to enter is
 * its host. In rooms to come no message speaks of tomorrow: the whole moves back a day where its end would lie in the
 * future.
 */
export type DemoConversation = readonly { day: number; lines: readonly Line[] }[]

export interface RoomEvent {
  /** Place in the room's conversation, counted from 1. */
  seq: number
  at: string
  who: Nickname
  type: 'GUIDE' | 'ENTER' | 'TALK'
  content: string
}

/** Returns the events of a conversation; `today` is the day of `now` in Korea. */
export function timelineOf(conversation: DemoConversation, now: Date, today: string): [RoomEvent, ...RoomEvent[]] {
  const on = (lastDay: string) =>
    conversation
      .flatMap(({ day, lines }) => lines.map((line) => ({ day: dayAfter(lastDay, day), line })))
      .map(({ day, line: [time, who, words] }, index): RoomEvent => ({
        seq: index + 2,
        // Each event is a millisecond later than the one before it, as messages are stored.
        at: new Date(Date.parse(instantOf(day, time)) + index + 1).toISOString(),
        who,
        type: words === undefined ? 'ENTER' : 'TALK',
        content: words ?? '',
      }))
  const isPast = ({ at }: RoomEvent) => at <= now.toISOString()
  const events = on(today)
  const [first, ...rest] = events.every(isPast) ? events : on(dayAfter(today, -1))
  if (!first) throw new Error('a room begins with its host')
  const opened = new Date(Date.parse(first.at) - 1).toISOString()
  return [{ ...first, seq: 1, at: opened, type: 'GUIDE', content: say('LINE_GUIDE').message }, first, ...rest]
}
