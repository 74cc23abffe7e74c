import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellOff, Smartphone } from 'lucide-react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { sendTestPush } from '../notifications.api.ts'
import { isPushOn, PushDeniedError, turnPushOff, turnPushOn } from '../push/push-device.ts'
import { pushObstacle, type PushObstacle, thisPushBrowser } from '../push/push-support.ts'
import { SettingsForm } from './settings-form.tsx'

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

/** Whether this very device is sent pushes, what is in the way, and the way to try it. */
function DevicePush({ userId }: { userId: number }) {
  const { t } = useLingui()
  const { device, isOn, isPending, change } = usePushSwitch(userId)
  const testing = useMutation({
    mutationFn: sendTestPush,
    onSuccess: () => toast.success(t`시험 알림을 보냈어요. 곧 도착해요.`),
    onError: (error) => toast.error(errorText(error)),
  })
  const obstacle = device?.obstacle ?? null
  return (
    <Card className="space-y-2 px-4 py-2">
      <Switch
        label={<span className="font-semibold">{t`이 기기에서 푸시 받기`}</span>}
        description={t`혼저를 닫아두어도 새 메시지와 소식을 알려드려요.`}
        checked={isOn}
        disabled={device === undefined || isPending || (obstacle !== null && !isOn)}
        onChange={({ target }) => change(target.checked)}
      />
      {obstacle !== null && <PushObstacleNote obstacle={obstacle} />}
      {isOn && !isPending && (
        <Button
          variant="secondary"
          size="md"
          fullWidth
          className="mb-2"
          isLoading={testing.isPending}
          onClick={() => testing.mutate()}
        >
          {t`시험 알림 보내기`}
        </Button>
      )}
    </Card>
  )
}

/** The state of this browser, not of the member: whether it gets pushes, and what is in the way of them. */
const deviceQuery = {
  queryKey: ['notifications', 'device'],
  queryFn: async () => ({ obstacle: pushObstacle(thisPushBrowser()), isOn: await isPushOn() }),
}

function usePushSwitch(userId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: device } = useQuery(deviceQuery)
  const switching = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn(userId) : turnPushOff()),
    onSuccess: (_, isOn) => toast.success(isOn ? t`이 기기에서 알림을 받아요.` : t`이 기기의 알림을 껐어요.`),
    onError: (error) => {
      // The screen itself says what was refused and how to undo it.
      if (error instanceof PushDeniedError) return
      const isOurs = error instanceof ApiError
      toast.error(isOurs ? errorText(error) : t`브라우저의 알림 서비스에 연결하지 못했어요. 잠시 후 다시 켜주세요.`)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deviceQuery.queryKey }),
  })
  const { isPending, variables } = switching
  return { device, isOn: isPending ? variables : device?.isOn === true, isPending, change: switching.mutate }
}

/** Says why this browser cannot be sent anything, and what to do about it. */
function PushObstacleNote({ obstacle }: { obstacle: PushObstacle }) {
  const { t } = useLingui()
  const texts: Record<PushObstacle, string> = {
    DENIED: t`브라우저에서 혼저의 알림을 막아두었어요. 주소창 왼쪽의 사이트 설정에서 알림을 허용한 뒤 이 화면을 새로고침해주세요.`,
    INSTALL_FIRST: t`아이폰과 아이패드에서는 홈 화면에 추가한 혼저만 알림을 받을 수 있어요. Safari의 공유 버튼에서 ‘홈 화면에 추가’를 누르고, 추가된 혼저를 열어 켜주세요.`,
    IN_APP_BROWSER: t`지금 앱 안의 브라우저에서는 알림을 받을 수 없어요. 메뉴에서 ‘다른 브라우저로 열기’를 눌러주세요.`,
    UNSUPPORTED: t`이 브라우저는 푸시 알림을 지원하지 않아요. 크롬이나 삼성 인터넷의 최신 버전에서 켜주세요.`,
  }
  const Icon = obstacle === 'INSTALL_FIRST' ? Smartphone : BellOff
  return (
    <Callout tone={obstacle === 'DENIED' ? 'warning' : 'info'} icon={<Icon aria-hidden="true" size={20} />}>
      <p>{texts[obstacle]}</p>
      {obstacle !== 'DENIED' && (
        <p className="mt-2">
          <TextLink to={paths.install()}>{t`설치 안내 보기`}</TextLink>
        </p>
      )}
    </Callout>
  )
}
