import type { RoomDraft } from '@honjeo/contract/rooms'
import { ROOM_MEMBERS_MIN, ROOMS_PER_DAY } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { appendMessage } from './chat/chat.service.ts'
import { koreanMidnight } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { lockMember } from '../records/lock-member.ts'
import { placeExists } from '../records/places.queries.ts'
import { refuseLinks } from '../records/text-guard.ts'
import { appError } from '@honjeo/contract/app-error'
import { findPerson, insertMember } from './members.queries.ts'
import { ownProof, type ProvingHost } from './own-proof.ts'
import { entryOf, meetingTime, OPEN_TO_ALL, ownRestriction } from './room-facts.ts'
import { countRoomsOpenedSince, insertRoom } from './rooms.queries.ts'

/** Makes room, host and first lines of the conversation together, in the caller's transaction. Answers the new room's id. */
export async function openRoom(tx: Db, host: ProvingHost, draft: RoomDraft, now: Date): Promise<number> {
  const { hostId } = host
  const scheduledAt = meetingTime(draft.joinDate, now)
  if (!(await placeExists(tx, draft.contentId)))
    throw appError('PLACE_NOT_FOUND', { fields: { contentId: say('PLACE_AGAIN') } })
  await lockMember(tx, hostId)
  const { gender } = await findPerson(tx, hostId)
  const genderRestriction = ownRestriction(draft.genderRestriction ?? 'MIXED', gender)
  if ((await countRoomsOpenedSince(tx, hostId, koreanMidnight(now).toISOString())) >= ROOMS_PER_DAY) {
    throw appError('TOO_MANY_ROOMS_TODAY')
  }
  const asking = { requiredProof: draft.requiredProof ?? 'NONE', genderRestriction }
  const requiredProof = await ownProof(tx, host, asking)

  await refuseLinks(tx, {
    userId: hostId,
    kind: 'ROOM',
    texts: [draft.title, draft.description ?? '', draft.meetingPoint ?? ''],
    now,
  })
  const createdAt = now.toISOString()
  const roomId = await insertRoom(tx, {
    hostId,
    contentId: draft.contentId,
    title: draft.title,
    description: draft.description ?? '',
    meetingPoint: draft.meetingPoint ?? '',
    showsEarlierMessages: draft.showsEarlierMessages ?? false,
    scheduledAt,
    maxParticipants: draft.maxMembers ?? ROOM_MEMBERS_MIN,
    genderRestriction,
    requiredProof,
    ...entryOf(draft, OPEN_TO_ALL, genderRestriction),
    createdAt,
  })
  await insertMember(tx, roomId, hostId, createdAt)
  const line = { roomId, senderId: hostId, clientId: null, sentAt: now }
  const rules = say('LINE_GUIDE')
  await appendMessage(tx, { ...line, type: 'GUIDE', content: rules.message, sentence: rules })
  await appendMessage(tx, { ...line, type: 'ENTER', content: '' })
  return roomId
}
