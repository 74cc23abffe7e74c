import { ADULT } from '@honjeo/contract/route-table'
import { ID_MAX } from '@honjeo/contract/values/limits'
import { Type } from 'typebox'
import { appError } from '@honjeo/contract/app-error'
import { originOf } from '../lib/origin-of.ts'
import type { App } from '../http/serve.ts'
import { calendarOf } from '@honjeo/travel-files/meeting-calendar'
import { countChanges, findRoom } from './rooms.queries.ts'

const schema = {
  summary: '만남을 달력 파일로',
  tags: ['동행방'],
  fileType: 'text/calendar',
  security: ADULT,
  params: Type.Object({ roomId: Type.Integer({ minimum: 1, maximum: ID_MAX }) }),
}

/** A room's meeting as a file for one's calendar. Like other files it is not in the contract, which speaks JSON. */
export function registerCalendar(app: App, publicUrl: string | null) {
  const { db, clock } = app

  app.get('/api/chatrooms/:roomId/calendar.ics', { schema }, async (request, reply) => {
    const { roomId } = request.params
    const now = clock.now()
    const room = await findRoom(db, roomId, request.requireViewer().userId, now.toISOString())
    if (!room) throw appError('ROOM_NOT_FOUND')
    if (!room.joined) throw appError('NOT_A_MEMBER')
    const meeting = {
      roomId,
      title: room.title,
      description: room.description,
      meetingPoint: room.meetingPoint ?? '',
      place: room.spotName,
      address: room.spotAddress,
      lat: room.spotLat,
      lng: room.spotLng,
      startsAt: room.scheduledDate,
      url: `${originOf(request, publicUrl)}/room/${roomId}`,
      changes: await countChanges(db, roomId),
    }
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="honjeo-room-${roomId}.ics"`)
      .send(calendarOf(meeting, now))
  })
}
