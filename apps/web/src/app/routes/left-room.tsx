import { ROOM_STAY_DAYS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { HeardMessages } from '#features/reports/heard-messages.tsx'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { PageHeader } from '#ui/page-header.tsx'

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
