import type { ContactLink } from '@honjeo/contract/safety/contacts'
import { useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'

interface LinkAnswerProps {
  link: ContactLink
  onAnswer: (agrees: boolean) => void
  /** What is being sent now. */
  answering: boolean | undefined
  failure: string | null
}

/** Yes, no, and a change of mind later. */
export function LinkAnswer({ link: { travellerName, status }, onAnswer, answering, failure }: LinkAnswerProps) {
  const { t } = useLingui()
  return (
    <div className="space-y-3">
      <div role="status" className="empty:hidden">
        {status === 'CONFIRMED' && (
          <Callout icon={<CircleCheck aria-hidden="true" size={20} />}>
            <p className="font-bold">{t`동의했어요`}</p>
            <p>{t`${travellerName}님에게 일이 있으면 알려드릴게요. 마음이 바뀌면 이 링크에서 그만둘 수 있어요.`}</p>
          </Callout>
        )}
        {status === 'DECLINED' && (
          <Callout tone="warning" icon={<CircleX aria-hidden="true" size={20} />}>
            <p className="font-bold">{t`거절했어요`}</p>
            <p>{t`${travellerName}님의 소식을 보내지 않아요. 마음이 바뀌면 이 링크에서 동의할 수 있어요.`}</p>
          </Callout>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {failure !== null && <Callout tone="danger">{failure}</Callout>}
      </div>
      <div className="grid gap-2">
        {status !== 'CONFIRMED' && (
          <Button isLoading={answering === true} onClick={() => onAnswer(true)}>{t`동의할게요`}</Button>
        )}
        {status !== 'DECLINED' && (
          <Button variant="secondary" isLoading={answering === false} onClick={() => onAnswer(false)}>
            {status === 'CONFIRMED' ? t`이제 그만둘게요` : t`거절할게요`}
          </Button>
        )}
      </div>
    </div>
  )
}
