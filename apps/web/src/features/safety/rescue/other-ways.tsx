import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

/** 119 takes more than calls (소방청, 119 다매체 신고), and 1330 interprets (한국관광공사). */
export function OtherWays() {
  const { t } = useLingui()
  return (
    <Card className="space-y-3 p-5">
      <h2 className="text-lg font-bold">{t`이럴 때는 이렇게`}</h2>
      <ul className="space-y-3">
        <Way title={t`다친 곳을 보여줘야 할 때`}>{t`119는 사진을 붙인 문자와 영상통화도 받아요.`}</Way>
        <Way title={t`한국어가 어려울 때`}>
          <Trans>
            119는 통역을 연결해주기도 해요. 급하지 않은 일은 관광통역안내{' '}
            <a href="tel:1330" className="touch-target relative font-bold underline underline-offset-2">
              1330
            </a>
            에 물어보세요.
          </Trans>
        </Way>
        <Way
          title={t`통신사 신호가 없을 때`}
        >{t`다른 통신사 신호가 잡히면 긴급 전화는 걸리기도 해요. 높고 트인 곳에서 다시 걸어보세요.`}</Way>
        <Way title={t`노란 국가지점번호판이 보일 때`}>{t`번호판에 적힌 번호를 그대로 불러주세요. 가장 정확해요.`}</Way>
      </ul>
    </Card>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3 className="font-bold">{title}</h3>
      <p className="text-basalt-700">{children}</p>
    </li>
  )
}
