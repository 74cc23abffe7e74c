import type { RoomUser } from '@honjeo/contract/rooms'
import { setTimeout as delay } from 'node:timers/promises'
import { callServer } from '../testing/server-process.ts'
import type { CrowdMember } from './crowd.ts'

const EVERY_MS = 50

/**
 * Looks again and again how far a room's members have read; returns how to stop, which reports where a mark went back.
 */
export function watchReadMarks(http: string, { roomId, accessToken: token }: CrowdMember) {
  const stopping = new AbortController()
  const marks = new Map<number, number>()
  const steps: { userId: number; from: number; to: number }[] = []

  async function watch() {
    while (!stopping.signal.aborted) {
      const url = `${http}/api/chatrooms/${roomId}/users`
      const reply = await callServer<{ users: RoomUser[] }>(url, { token }).catch(() => undefined)
      if (reply?.status === 200) {
        for (const { userId, lastReadSeq } of reply.result.users) {
          steps.push({ userId, from: marks.get(userId) ?? 0, to: lastReadSeq })
          marks.set(userId, lastReadSeq)
        }
      }
      await delay(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const watching = watch()
  return async () => {
    stopping.abort()
    await watching
    return { looked: steps.length, wentBack: steps.filter(({ from, to }) => to < from), marks }
  }
}
