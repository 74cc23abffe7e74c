import { useLingui } from '@lingui/react/macro'
import { PLANS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { RotateCw } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

export interface NotKeptProps {
  onRetry: () => void
  isRetrying: boolean
}

/** Instead of a plan that can neither be fetched nor found on the device. */
export function NotKept({ onRetry, isRetrying }: NotKeptProps) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <EmptyState
        scene="storm"
        title={t`연결이 끊겨서 일정을 열지 못했어요`}
        description={t`이 기기에서 열어본 최근 일정 ${PLANS_OFFLINE_MAX}개는 연결 없이도 볼 수 있어요. 이 일정은 연결된 뒤에 다시 열어주세요.`}
        action={
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden="true" size={16} />}
            isLoading={isRetrying}
            onClick={onRetry}
          >
            {t`다시 시도`}
          </Button>
        }
      />
    </div>
  )
}
