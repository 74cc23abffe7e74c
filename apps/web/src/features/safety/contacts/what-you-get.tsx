import { useLingui } from '@lingui/react/macro'
import { BellRing, Eye, PhoneCall, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsInKorea } from '../abroad/whereabouts.ts'

/** What it means to be a trusted contact. */
export function WhatYouGet({ name }: { name: string }) {
  const { t } = useLingui()
  const isInKorea = useIsInKorea()
  return (
    <ul className="space-y-3">
      <Line icon={<BellRing size={20} />}>
        {t`${name}님이 정한 시간까지 무사하다고 알리지 않으면 알림을 받아요. 평소에는 아무것도 오지 않아요.`}
      </Line>
      <Line icon={<Eye size={20} />}>{t`그때 무엇을 하러 갔는지, 마지막 위치가 어디인지 볼 수 있어요.`}</Line>
      <Line icon={<PhoneCall size={20} />}>
        {isInKorea
          ? t`먼저 ${name}님에게 전화해보고, 연락이 안 되면 119나 112에 신고해주시면 돼요.`
          : t`먼저 ${name}님에게 전화해보고, 연락이 안 되면 아래의 방법으로 한국 경찰에 알려주시면 돼요.`}
      </Line>
      <Line icon={<Undo2 size={20} />}>{t`꼭 답해야 하는 것은 아니고, 언제든 그만둘 수 있어요.`}</Line>
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-sea-700">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
