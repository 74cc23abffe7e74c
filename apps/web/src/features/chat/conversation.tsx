import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { HeardMessages } from './heard-messages.tsx'
import { MessageInput } from './message-input.tsx'
import { MessageList } from './message-list.tsx'
import { messageRows } from './message-rows.ts'
import { MessageSkeletons } from './message-skeletons.tsx'
import { NewMessagePill } from './new-message-pill.tsx'
import { type ConversationOptions, useConversation } from './use-conversation.ts'
import { useListScroll } from './use-list-scroll.ts'
import { useReadMarker } from './use-read-marker.ts'

export interface ConversationProps extends ConversationOptions {
  /** The server knows that I have read everything. */
  onRead: () => void
}

/** A room's conversation, from its oldest message to the field for the next one. Fills its flex column. */
export function Conversation({ onRead, ...options }: ConversationProps) {
  const { t } = useLingui()
  const { userId, roomId } = options
  const conversation = useConversation(options)
  const { history, messages, outgoing, older, connection } = conversation
  const scroll = useListScroll()
  const rows = useMemo(() => messageRows(messages, outgoing, userId), [messages, outgoing, userId])

  const newestSeq = messages.at(-1)?.seq ?? 0
  useReadMarker({ roomId, newestSeq, isAtBottom: scroll.isAtBottom, onRead })
  const [seenSeq, setSeenSeq] = useState(newestSeq)
  if (scroll.isAtBottom && seenSeq !== newestSeq) setSeenSeq(newestSeq)
  const hasUnseen = messages.some(({ seq, type, senderId }) => seq > seenSeq && type === 'TALK' && senderId !== userId)

  function failureText(error: unknown): string {
    return error instanceof ApiError && error.code !== 'NETWORK'
      ? t`메시지를 불러오는데 실패했습니다.`
      : t`메시지를 불러오는 중 오류가 발생했습니다.`
  }

  if (history.isPending) return <MessageSkeletons />
  if (history.isError) {
    if (history.error instanceof ApiError && history.error.code === 'CHAT4005') return <NotAMember roomId={roomId} />
    return (
      <div className="flex flex-1 flex-col justify-center">
        <ErrorState
          message={failureText(history.error)}
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      </div>
    )
  }
  return (
    <>
      <div className="relative min-h-0 flex-1">
        <MessageList
          rows={rows}
          scroll={scroll}
          older={{
            hasOlder: conversation.hasOlder,
            isLoading: older.isPending,
            error: older.isError ? failureText(older.error) : undefined,
            onLoad: conversation.loadOlder,
          }}
          onResend={conversation.resend}
          onDiscard={conversation.discard}
        />
        {hasUnseen && <NewMessagePill onPress={scroll.scrollToBottom} />}
      </div>
      <HeardMessages messages={conversation.heard} />
      <ConnectionBar connection={connection} onReconnect={conversation.reconnect} />
      <MessageInput
        draftKey={`chat-draft:${userId}:${roomId}`}
        isConnected={connection.phase === 'connected'}
        onSend={(content) => {
          conversation.send(content)
          scroll.scrollToBottom()
        }}
      />
    </>
  )
}

function NotAMember({ roomId }: { roomId: number }) {
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
