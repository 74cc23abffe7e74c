import type { ChatMessage } from '@honjeo/contract/chat'
import type { Reaction } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { changeMessage, deleteMessage, pinNotice, react } from './chat.api.ts'
import { hasReacted } from './reactions.ts'

/** What changes a message that is there already; each shows the answer, or says why not. */
export function useMessageCommands({ roomId, myId }: { roomId: number; myId: number }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const confirm = useConfirm()

  async function run(act: () => Promise<void>) {
    try {
      await act()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const show = (message: ChatMessage) => changeMessage(queryClient, roomId, message)

  return {
    react: (message: ChatMessage, kind: Reaction) =>
      run(async () => show(await react(roomId, message.seq, kind, !hasReacted(message, kind, myId)))),

    delete: (message: ChatMessage) =>
      run(async () => {
        const isSure = await confirm({
          title: t`메시지를 삭제할까요?`,
          description: t`모두의 대화에서 사라져요.`,
          confirmLabel: t`삭제`,
          isDanger: true,
        })
        if (isSure) show(await deleteMessage(roomId, message.seq))
      }),

    copy: ({ content }: ChatMessage) =>
      run(async () => {
        await navigator.clipboard.writeText(content)
        toast.success(t`복사했어요.`)
      }),

    pin: (content: string | null) =>
      run(async () => {
        await pinNotice(roomId, content)
        toast.success(content === null ? t`공지를 내렸어요.` : t`공지로 올렸어요.`)
      }),
  }
}
