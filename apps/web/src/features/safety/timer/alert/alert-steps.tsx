import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'

/** What to do, one after the other. Of somebody who must not be called, without calling them. */
export function AlertSteps({ alert: { travellerName, isUrgent } }: { alert: TimerAlert }) {
  const { t } = useLingui()
  const steps = isUrgent
    ? [
        t`지금 112에 전화해 아래 글을 읽어주세요.`,
        t`${travellerName}님에게는 전화도 메시지도 하지 마세요.`,
        t`신고하기로 했다면 ‘내가 신고할게요’를 눌러 다른 연락처에 알려주세요.`,
      ]
    : [
        t`${travellerName}님에게 전화하고 메시지를 보내보세요.`,
        t`연락이 안 되면 숙소나 함께 간 사람처럼 알 만한 곳에 물어봐주세요.`,
        t`그래도 닿지 않으면 망설이지 말고 112에 전화해 아래 글을 읽어주세요. 다쳤을 것 같으면 119예요.`,
      ]
  return (
    <section aria-labelledby="alert-steps">
      <h2 id="alert-steps" className="mb-2 text-lg font-bold">
        {t`이렇게 해주세요`}
      </h2>
      <Card>
        <ol className="space-y-3">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="flex size-7 shrink-0 items-center justify-center rounded-full bg-tangerine-100 font-bold text-tangerine-700"
              >
                {index + 1}
              </span>
              <span className="min-w-0 pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
