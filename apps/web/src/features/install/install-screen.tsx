import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing, CloudOff, HardDrive, type LucideIcon, Rocket } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { askPersistence, type Persistence, readPersistence } from '#lib/device/persistence.ts'
import { useSession } from '#lib/server/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { InstallPanel } from './install-panel.tsx'

export function Component() {
  const { t } = useLingui()
  const isMember = useSession() !== null
  return (
    <>
      <PageHeader title={t`앱으로 설치하기`} back={{ fallback: isMember ? paths.my() : paths.home() }} />
      <div className="flex-1 space-y-6 px-gutter pt-2 pb-8">
        <InstallPanel />
        <WhatItBrings />
        <StorageCard />
      </div>
    </>
  )
}

const query = { queryKey: ['persistence'], queryFn: readPersistence, staleTime: 0 }

/** Whether the browser may throw away what is kept here, as it says itself, and the way to ask it not to. */
function StorageCard() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: state } = useQuery(query)
  const asking = useMutation({
    mutationFn: askPersistence,
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  })
  const texts: Record<Persistence, string> = {
    KEPT: t`이 브라우저는 혼저가 저장한 내용을 알아서 지우지 않아요.`,
    NOT_KEPT: t`지금은 브라우저가 자리가 모자라면 지울 수 있어요. 아이폰과 맥의 Safari는 7일 동안 열지 않아도 지워요.`,
    UNKNOWN: t`이 브라우저는 저장한 내용을 지킬지 알려주지 않아요. 자리가 모자라면 지울 수 있어요.`,
  }
  const wasRefused = asking.data === 'NOT_KEPT'
  return (
    <section>
      <SectionHeader title={t`이 기기에 저장한 내용`} />
      <Card className="space-y-3 p-5">
        <p role="status" className="flex gap-3">
          <HardDrive aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-basalt-500" />
          <span className="min-w-0">
            {state !== undefined && texts[state]}
            {wasRefused &&
              ` ${t`방금 부탁했지만 브라우저가 아직 들어주지 않았어요. 설치하거나 자주 열면 들어주기도 해요.`}`}
          </span>
        </p>
        {state === 'NOT_KEPT' && (
          <Button variant="secondary" fullWidth isLoading={asking.isPending} onClick={() => asking.mutate()}>
            {t`지우지 말라고 부탁하기`}
          </Button>
        )}
        <p className="text-sm text-basalt-500">
          {t`저장한 내용은 대부분 서버에 있는 것의 사본이에요. 아직 보내지 못한 메시지와 고친 일정만 이 기기에만 있어요. 로그아웃하면 모두 지워요.`}
        </p>
      </Card>
    </section>
  )
}

/** What is won by installing, and what no web app can do: people may rely on it when they are alone. */
function WhatItBrings() {
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
            <li>{t`혼저는 긴급 신고 서비스가 아니에요. 급할 때는 119와 112에 전화해주세요.`}</li>
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
