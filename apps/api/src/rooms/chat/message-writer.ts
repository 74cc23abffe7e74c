import type { ChatMessage } from '@honjeo/contract/chat'
import { isUnavailable, isUniqueViolation } from '../../db/db-errors.ts'
import { appError } from '@honjeo/contract/app-error'
import { watchQueue } from '@honjeo/resilience/queues'
import type { NewTalk, TalkOutcome } from './insert-talks.queries.ts'

/** Stores what members say. */
export interface MessageWriter {
  /**
   * Resolves when the talk is stored for good and announced, or was stored before. Throws NOT_A_MEMBER,
   * MESSAGE_NOT_FOUND, and BUSY when its room stays locked.
   */
  write(talk: NewTalk): Promise<void>
}

export interface MessageWriterOptions {
  /** Stores a group of talks and answers the outcome of each, in their order. */
  storeTalks: (talks: readonly NewTalk[]) => Promise<TalkOutcome[]>
  /** Is called after the commit, with messages of several rooms, those of a room in the order of their numbers. */
  announce: (messages: ChatMessage[]) => Promise<void>
}

const GROUP_MAX = 128
const GROUPS_AT_ONCE_MAX = 4
/** A talk waits no longer for one group to be stored before the next begins; and so long before a busy room is tried again. */
const GATHER_MS = 5
const PATIENCE_MS = 5000

interface Waiting {
  talk: NewTalk
  since: number
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Gathers what is said in one turn of the event loop, or while the talks before it are being stored, and stores it
 * together: under load one commit serves many, and a lone message does not wait. Groups that are stored at the same
 * time have no room in common, so a room's messages keep the order in which they came.
 */
export function createMessageWriter({ storeTalks, announce }: MessageWriterOptions): MessageWriter {
  const roomsInWork = new Set<number>()
  let waiting: Waiting[] = []
  let groups = 0
  let turn: NodeJS.Immediate | undefined
  let timer: NodeJS.Timeout | undefined
  watchQueue('messages', () => ({ running: groups, waiting: waiting.length }))

  function start() {
    clearImmediate(turn)
    clearTimeout(timer)
    turn = timer = undefined
    if (groups === GROUPS_AT_ONCE_MAX) return
    const group: Waiting[] = []
    const left: Waiting[] = []
    for (const item of waiting) {
      const isFree = group.length < GROUP_MAX && !roomsInWork.has(item.talk.roomId)
      if (isFree) group.push(item)
      else left.push(item)
    }
    if (group.length === 0) return
    waiting = left
    void storeGroup(group)
  }

  async function storeGroup(group: Waiting[]) {
    const rooms = new Set(group.map(({ talk }) => talk.roomId))
    for (const roomId of rooms) roomsInWork.add(roomId)
    groups += 1
    const busy = await store(group)
    groups -= 1
    for (const { talk } of busy) rooms.delete(talk.roomId)
    release(rooms)
    if (busy.length > 0) setTimeout(() => retry(busy), GATHER_MS)
  }

  function release(rooms: Iterable<number>) {
    for (const roomId of rooms) roomsInWork.delete(roomId)
    start()
  }

  function retry(busy: Waiting[]) {
    const now = performance.now()
    for (const { since, reject } of busy) if (now - since > PATIENCE_MS) reject(appError('BUSY'))
    waiting.unshift(...busy.filter(({ since }) => now - since <= PATIENCE_MS))
    release(busy.map(({ talk }) => talk.roomId))
  }

  /** Informs each sender what became of their talk; returns those that are to be tried again. */
  async function store(group: Waiting[]): Promise<Waiting[]> {
    try {
      const outcomes = await storeTalks(group.map(({ talk }) => talk))
      return await settle(group, outcomes)
    } catch (error) {
      if (group.length === 1 && isUniqueViolation(error, 'messages_client_id_unique')) {
        // Another server has stored it since the statement began.
        group[0]!.resolve()
        return []
      }
      if (group.length === 1 || isUnavailable(error)) {
        for (const { reject } of group) reject(error)
        return []
      }
      // One of them is at fault: the others are not to suffer from it.
      const busy: Waiting[] = []
      for (const item of group) busy.push(...(await store([item])))
      return busy
    }
  }

  async function settle(group: Waiting[], outcomes: TalkOutcome[]): Promise<Waiting[]> {
    const stored = group.flatMap(({ talk }, i) => toMessage(talk, outcomes[i]!) ?? [])
    if (stored.length > 0) await announce(stored)
    return group.filter(({ resolve, reject }, i) => {
      const { verdict } = outcomes[i]!
      if (verdict === 'NOT_A_MEMBER' || verdict === 'MESSAGE_NOT_FOUND') reject(appError(verdict))
      else if (verdict !== 'BUSY') resolve()
      return verdict === 'BUSY'
    })
  }

  return {
    write: (talk) =>
      new Promise((resolve, reject) => {
        waiting.push({ talk, since: performance.now(), resolve, reject })
        if (groups === 0) turn ??= setImmediate(start)
        else timer ??= setTimeout(start, GATHER_MS)
      }),
  }
}

/** Returns the message as it is listed; undefined when nothing was stored. */
function toMessage(talk: NewTalk, outcome: TalkOutcome): ChatMessage | undefined {
  const { seq, sentAt, senderName, senderProfileImage, quote } = outcome
  if (seq === null || sentAt === null) return undefined
  const { roomId, senderId, content, clientId, pin, replyToSeq } = talk
  return {
    id: `${roomId}-${seq}`,
    seq,
    clientId,
    type: 'TALK',
    roomId,
    senderId,
    senderName,
    senderProfileImage,
    content,
    code: null,
    args: null,
    image: null,
    photo: null,
    pin,
    replyTo: replyToSeq === null ? null : `${roomId}-${replyToSeq}`,
    quote,
    reactions: [],
    isDeleted: false,
    revision: 0,
    sendAt: sentAt,
  }
}
