import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/navigation/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'

/** Takes the place of a room that was deleted, or never was. */
export function RoomMissing() {
  const { t } = useLingui()
  return (
    <EmptyState
      scene="road"
      title={t`동행방을 찾을 수 없어요`}
      description={t`이미 없어졌거나 주소가 잘못됐어요.`}
      action={<LinkButton to={paths.rooms()}>{t`다른 동행방 둘러보기`}</LinkButton>}
    />
  )
}
