import { useLingui } from '@lingui/react/macro'
import { DevicePush } from '#features/notifications/settings/device-push.tsx'
import { SettingsForm } from '#features/notifications/settings/settings-form.tsx'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  return (
    <>
      <PageHeader title={t`알림 설정`} back={{ fallback: paths.my() }} />
      <div className="flex-1 space-y-6 px-gutter pt-2 pb-8">
        {userId !== undefined && <DevicePush userId={userId} />}
        <SettingsForm />
      </div>
    </>
  )
}
