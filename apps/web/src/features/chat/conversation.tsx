import type { RoomDetail, RoomUser } from '@honjeo/contract/rooms'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { ApiError, isRefusal } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { LiveConversation } from './live-conversation.tsx'
import { type ConversationOptions, useConversation } from './use-conversation.ts'

interface ConversationProps extends ConversationOptions {
  room: RoomDetail | undefined
  /** The people of the room; undefined until they are known. */
  people: readonly RoomUser[] | undefined
  /** The server knows that I have read everything. */
  onRead: () => void
}

/** A room's conversation, from its oldest message to the field for the next one. Fills its flex column. */
export function Conversation({ room, people, onRead, ...options }: ConversationProps) {
  const { t } = useLingui()
  const conversation = useConversation(options)
  const { history, isDrawable, kept } = conversation
  const keptBlockedIds = useMemo(() => new Set(kept?.row.blockedIds), [kept])

  if (!isDrawable) return <MessageSkeletons />
  if (history.error instanceof ApiError && history.error.code === failures.NOT_A_MEMBER) {
    return <NotAMember roomId={options.roomId} />
  }
  if (isRefusal(history.error)) {
    return (
      <div className="flex flex-1 flex-col justify-center">
        <ErrorState
          message={t`메시지를 불러오는데 실패했습니다.`}
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      </div>
    )
  }
  return (
    <LiveConversation
      userId={options.userId}
      roomId={options.roomId}
      room={room}
      people={people}
      blockedIds={options.blockedIds ?? keptBlockedIds}
      conversation={conversation}
      onRead={onRead}
    />
  )
}

const WIDTHS = ['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/3']

/** A conversation that is still to be loaded. */
function MessageSkeletons() {
  return (
    <SkeletonGroup className="flex flex-1 flex-col justify-end gap-4 p-4">
      {WIDTHS.map((width, index) => {
        const isMine = index % 3 === 2
        return (
          <div key={width} className={cx('flex gap-2.5', isMine && 'justify-end')}>
            {!isMine && <Skeleton className="size-10 shrink-0 rounded-full!" />}
            <Skeleton className={cx('h-10 rounded-lg', width)} />
          </div>
        )
      })}
    </SkeletonGroup>
  )
}

/** Takes the place of a conversation that is for members: one never was one, has left elsewhere, or was removed. */
export function NotAMember({ roomId }: { roomId: number }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-1 flex-col justify-center">
      <EmptyState
        scene="road"
        title={t`참여 중인 동행방이 아니에요`}
        description={t`동행방 글을 보고 입장하면 대화를 나눌 수 있어요.`}
        action={<LinkButton to={paths.room(roomId)}>{t`동행방 글 보기`}</LinkButton>}
      />
    </div>
  )
}
