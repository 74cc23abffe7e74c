import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** In place of a conversation that is for members: one never was one, has left elsewhere, or was removed. */
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
