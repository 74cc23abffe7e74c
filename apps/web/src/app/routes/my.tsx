import { useQuery } from '@tanstack/react-query'
import { MyHub } from '#features/account/my-hub.tsx'
import { unreadMessagesQuery } from '#features/chat/unread-messages.api.ts'
import { useSession } from '#lib/session.ts'

export function Component() {
  const isMember = useSession() !== null
  const { data: hasUnreadMessages = false } = useQuery({ ...unreadMessagesQuery(), enabled: isMember })
  return <MyHub hasUnreadMessages={hasUnreadMessages} />
}
