import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { isPushOn } from '#features/notifications/push/push-device.ts'
import { paths } from '#lib/paths.ts'
import { Callout } from '#ui/callout.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Where this device is not told by push: what is missed by that, and the way to change it. */
export function PushHint() {
  const { t } = useLingui()
  const { data: isOn } = useQuery({ queryKey: ['check-in-push'], queryFn: isPushOn, retry: false })
  if (isOn !== false) return null
  return (
    <Callout
      tone="info"
      icon={<BellOff aria-hidden="true" size={18} />}
      action={<TextLink to={paths.notificationSettings()}>{t`켜러 가기`}</TextLink>}
    >
      {t`이 기기의 푸시 알림이 꺼져 있어요. 혼저를 닫아두면 돌아올 시간을 알려드릴 수 없어요.`}
    </Callout>
  )
}
