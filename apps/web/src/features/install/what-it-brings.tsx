import { useLingui } from '@lingui/react/macro'
import { BellRing, CloudOff, type LucideIcon, Rocket } from 'lucide-react'
import { Card } from '#ui/card.tsx'
import { SectionHeader } from '#ui/section-header.tsx'

/** What is won by installing, and what no web app can do: people may rely on it when they are alone. */
export function WhatItBrings() {
  const { t } = useLingui()
  return (
    <>
      <section>
        <SectionHeader title={t`설치하면 좋은 점`} />
        <Card className="overflow-hidden p-0">
          <ul className="divide-y divide-basalt-200">
            <Gain
              icon={Rocket}
              title={t`홈 화면에서 바로 열려요`}
              text={t`안드로이드에서는 아이콘을 길게 눌러 구조 카드와 내 일정으로 바로 가요.`}
            />
            <Gain
              icon={CloudOff}
              title={t`연결이 끊겨도 열려요`}
              text={t`구조 카드와 혼행 체크, 그리고 전에 열어본 일정, 담은 장소, 동행방 대화를 볼 수 있어요.`}
            />
            <Gain
              icon={BellRing}
              title={t`아이폰에서도 알림을 받을 수 있어요`}
              text={t`아이폰과 아이패드는 홈 화면에 추가한 앱에만 알림을 보내요. 추가한 뒤 알림 설정에서 켜주세요.`}
            />
          </ul>
        </Card>
      </section>
      <section>
        <SectionHeader title={t`설치해도 안 되는 것`} />
        <Card className="p-5">
          <ul className="list-disc space-y-1.5 pl-4 text-basalt-700 marker:text-basalt-400">
            <li>{t`화면을 끄거나 다른 앱을 열면 위치를 이어서 알릴 수 없어요.`}</li>
            <li>{t`알림은 무음이나 방해 금지 모드를 넘어 울리지 못해요.`}</li>
            <li>{t`연결이 없으면 알림도 메시지도 오가지 않아요. 메시지는 두었다가 연결되면 보내요.`}</li>
            <li>{t`혼저는 긴급 신고 서비스가 아니에요. 급할 때는 112와 119에 전화해주세요.`}</li>
          </ul>
        </Card>
      </section>
    </>
  )
}

function Gain({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-3 px-4 py-3.5">
      <Icon aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-tangerine-700" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-basalt-500">{text}</p>
      </div>
    </li>
  )
}
