import { LINES_CHECKED_ON, LINES_FROM_ABROAD } from '@honjeo/contract/values/lines-from-abroad'
import { useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/list/card.tsx'

export const FROM_ABROAD = 'from-abroad'

/** Says how one reaches the Korean police from another country, where 112 and 119 lead to other services or to none. */
export function FromAbroad({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const steps = [
    t`한국에 있는 사람에게 112에 신고해 달라고 부탁해주세요. 여행자의 숙소나 다른 신뢰 연락처가 가장 빨라요.`,
    t`부탁할 사람이 없으면 지금 있는 나라의 경찰에 신고하고, 한국 경찰에 전해 달라고 해주세요.`,
    t`여행자의 나라 외무부나 한국에 있는 그 나라 대사관에도 알려주세요.`,
  ]
  return (
    <section aria-labelledby={FROM_ABROAD} className="space-y-3">
      <h2 id={FROM_ABROAD} tabIndex={-1} className="scroll-mt-16 text-lg font-bold">
        {t`한국 밖에서 한국 경찰에 알리기`}
      </h2>
      <p className="text-sm text-basalt-700">
        {t`한국 밖에서 119나 112에 전화하면 한국으로 이어지지 않아요. 이렇게 해주세요.`}
      </p>
      {children}
      <Card>
        <ol className="list-decimal space-y-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <Lines />
      <p className="text-sm text-basalt-700">
        {t`한국 경찰이 해외 전화를 바로 받는 번호는 믿을 만한 곳 두 군데에서 확인하지 못해 적지 않았어요.`}
      </p>
    </section>
  )
}

/** The numbers that two sources have, each with them. */
function Lines() {
  const { t } = useLingui()
  const words = {
    KOREA: [t`대한민국 외교부 영사콜센터`, t`한국 국민이 해외에서 거는 곳이에요. 24시간`],
    CHINA: [t`중국 외교부 영사 보호 전화`, t`중국 국민을 위한 곳이에요. 24시간`],
    USA: [t`주한 미국 대사관`, t`미국 시민의 긴급한 일을 받는 곳이에요.`],
  } as const
  return (
    <ul className="space-y-3">
      {LINES_FROM_ABROAD.map(({ of, number, sources }) => {
        const [name, whom] = words[of]
        return (
          <li key={of}>
            <Card className="space-y-1">
              <p className="font-bold">{name}</p>
              <p className="text-sm text-basalt-700">{whom}</p>
              <a
                href={`tel:${number.replaceAll('-', '')}`}
                className="flex min-h-11 items-center gap-2 text-lg font-bold text-sea-700 tabular-nums hover:underline"
              >
                <Phone aria-hidden="true" size={20} className="shrink-0" />
                {number}
              </a>
              <ul aria-label={t`이 번호의 출처`} className="text-xs text-basalt-500">
                {sources.map(({ by, url, publishedOn }) => (
                  <li key={url}>
                    <a
                      href={url}
                      target="_blank"
                      rel="noopener noreferrer"
                      className="inline-block min-h-6 py-1 underline"
                    >
                      {publishedOn === null ? by : `${by}, ${publishedOn}`}
                    </a>
                  </li>
                ))}
                <li>{t`${LINES_CHECKED_ON}에 확인했어요.`}</li>
              </ul>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
