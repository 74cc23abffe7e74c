import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toast.ts'
import { PushObstacleNote } from './push-obstacle-note.tsx'
import { sendTestPush } from './settings.api.ts'
import { usePushSwitch } from './use-push-switch.ts'

/** Whether this very device is told, what is in the way, and the way to try it. */
export function DevicePush({ userId }: { userId: number }) {
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
