import type { HeardMessage } from '@honjeo/contract/reports'
import { ROOM_STAY_DAYS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { formatDateTime } from '#lib/text/dates.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconLink } from '#ui/list/links.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { heardQuery } from './reports.api.ts'

export function Component() {
  const { t } = useLingui()
  const roomId = useRouteId('roomId')
  return (
    <>
      <PageHeader title={t`나온 동행방의 대화`} back={{ fallback: paths.leftRooms() }} />
      <div className="flex-1 space-y-4 px-gutter pt-2 pb-8">
        <p className="text-basalt-700">
          {t`내가 참여하는 동안 나눈 대화예요. 불편했던 메시지를 신고할 수 있어요. 나온 뒤 ${ROOM_STAY_DAYS}일 동안만 볼 수 있어요.`}
        </p>
        <HeardMessages key={roomId} roomId={roomId} />
      </div>
    </>
  )
}

/** The messages of a room from the member's stay, each with the way to report it. */
function HeardMessages({ roomId }: { roomId: number }) {
  const { t } = useLingui()
  return (
    <Paged query={useInfiniteQuery(heardQuery(roomId))} skeleton={<RowSkeletons />} isEmpty={() => false} empty={null}>
      {({ title, messages }) => (
        <div className="space-y-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="min-w-0 flex-1 text-lg font-bold">{title}</h2>
            <LinkButton size="sm" variant="secondary" to={paths.newReport({ targetRoomId: roomId })}>
              {t`동행방 신고`}
            </LinkButton>
          </div>
          {messages.length === 0 ? (
            <EmptyState scene="road" title={t`참여하는 동안 나눈 대화가 없어요`} />
          ) : (
            <Card className="overflow-hidden p-0!">
              <ul aria-label={t`참여하는 동안 나눈 대화`} className="divide-y divide-basalt-200">
                {messages.map((message) => (
                  <Heard key={message.seq} roomId={roomId} message={message} />
                ))}
              </ul>
            </Card>
          )}
        </div>
      )}
    </Paged>
  )
}

function Heard({ roomId, message }: { roomId: number; message: HeardMessage }) {
  const { t } = useLingui()
  const { seq, senderName, content, thumbUrl, sentAt, isMine, isDeleted } = message
  return (
    <li className="flex items-start gap-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-basalt-500">
          <span className="font-semibold text-basalt-700">{isMine ? t`나` : senderName}</span>{' '}
          <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
        </p>
        {isDeleted && <p className="text-basalt-500">{t`삭제된 메시지예요`}</p>}
        {content !== '' && <p className="break-words whitespace-pre-wrap">{content}</p>}
        {thumbUrl !== null && (
          <img src={thumbUrl} alt={t`보낸 사진`} loading="lazy" className="mt-1 size-20 rounded-md object-cover" />
        )}
      </div>
      {!isMine && (
        <IconLink
          to={paths.newReport({ targetRoomId: roomId, targetMessageSeq: seq })}
          label={t`${senderName}님의 메시지 신고`}
          icon={<Flag size={18} />}
        />
      )}
    </li>
  )
}
