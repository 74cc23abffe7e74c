import type { RoomDetail, RoomUser } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { ApiError, isRefusal } from '#lib/api-error.ts'
import { useDrawable } from '#lib/use-drawable.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LiveConversation } from './live-conversation.tsx'
import { MessageSkeletons } from './message-skeletons.tsx'
import { NotAMember } from './not-a-member.tsx'
import { type ConversationOptions, useConversation } from './use-conversation.ts'

export interface ConversationProps extends ConversationOptions {
  room: RoomDetail | undefined
  /** Undefined until they are known. */
  people: readonly RoomUser[] | undefined
  /** The server knows that I have read everything. */
  onRead: () => void
}

/** A room's conversation, from its oldest message to the field for the next one. Fills its flex column. */
export function Conversation({ room, people, onRead, ...options }: ConversationProps) {
  const { t } = useLingui()
  const conversation = useConversation(options)
  const { history, kept } = conversation
  const keptBlockedIds = useMemo(() => new Set(kept?.row.blockedIds), [kept])

  const isDrawable = useDrawable(!history.isPending || history.failureReason !== null)
  if (!isDrawable) return <MessageSkeletons />
  if (history.error instanceof ApiError && history.error.code === 'CHAT4005') {
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
