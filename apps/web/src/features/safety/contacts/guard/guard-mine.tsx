import type { ContactBrowser } from '@honjeo/contract/safety/contact-browsers'
import { useLingui } from '@lingui/react/macro'
import { BellRing, CircleCheck, CircleX, MapPin, TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pushObstacle, thisPushBrowser } from '#features/notifications/push/push-support.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { ring, useAlarm } from '../../timer/alarm/alarm.ts'
import { SoundCard } from '../../timer/alarm/sound-card.tsx'
import { Tinted } from '../../timer/tinted.tsx'
import { WhatYouGet } from '../what-you-get.tsx'
import { PushObstacleNote } from './push-obstacle-note.tsx'
import type { GuardActs } from './use-guard-acts.ts'

interface GuardMineProps {
  guard: ContactBrowser
  acts: GuardActs
  /** The server could not be asked just now. */
  isAway: boolean
}

/** The page of a contact whose browser has answered: what there is now, how they are reached, and how they stop. */
export function GuardMine({ guard, acts, isAway }: GuardMineProps) {
  const { t } = useLingui()
  const { travellerName, contactName, status, alertToken, shareToken } = guard
  const isWilling = status === 'CONFIRMED'
  return (
    <div className="space-y-5">
      {isAway && (
        <Callout tone="warning" icon={<WifiOff aria-hidden="true" size={18} />}>
          {t`서버와 연결되지 않아 새 소식을 볼 수 없어요. 연결되면 저절로 다시 확인해요.`}
        </Callout>
      )}
      <div role="alert" className="empty:hidden">
        {alertToken !== null && (
          <Tinted tone="danger" className="space-y-3">
            <p className="flex items-center gap-2 text-lg font-bold text-danger">
              <TriangleAlert aria-hidden="true" size={22} className="shrink-0" />
              {t`${travellerName}님의 일로 알림이 왔어요`}
            </p>
            <LinkButton fullWidth to={paths.alert(alertToken)}>{t`지금 확인하기`}</LinkButton>
          </Tinted>
        )}
      </div>
      <div>
        <p className="text-basalt-700">{t`${contactName ?? ''}님께`}</p>
        <h2 className="mt-1 text-xl font-bold">
          {isWilling ? t`${travellerName}님의 신뢰 연락처예요` : t`${travellerName}님의 부탁을 거절했어요`}
        </h2>
      </div>
      {shareToken !== null && (
        <Card className="flex flex-wrap items-center gap-3">
          <MapPin aria-hidden="true" size={20} className="shrink-0 text-sea-700" />
          <p className="min-w-0 flex-[1_1_10rem] font-semibold">{t`지금 위치를 공유하고 있어요`}</p>
          <LinkButton variant="secondary" size="sm" to={paths.where(shareToken)}>{t`위치 보기`}</LinkButton>
        </Card>
      )}
      {isWilling ? <Reach guard={guard} acts={acts} /> : <Declined travellerName={travellerName} />}
      {isWilling && <PageAlarm isRinging={alertToken !== null} />}
      <div role="alert" className="empty:hidden">
        {acts.problem !== null && <Callout tone="danger">{acts.problem}</Callout>}
      </div>
      <WhatYouGet name={travellerName} />
      {isWilling ? (
        <Button
          fullWidth
          variant="secondary"
          isLoading={acts.pending === 'decline'}
          onClick={() => acts.act('decline')}
        >
          {t`이제 그만둘게요`}
        </Button>
      ) : (
        <Button fullWidth isLoading={acts.pending === 'agree'} onClick={() => acts.act('agree')}>
          {t`동의할게요`}
        </Button>
      )}
    </div>
  )
}

function Declined({ travellerName }: { travellerName: string }) {
  const { t } = useLingui()
  return (
    <Callout tone="warning" icon={<CircleX aria-hidden="true" size={18} />}>
      {t`${travellerName}님의 소식을 보내지 않아요. 마음이 바뀌면 이 페이지에서 동의할 수 있어요.`}
    </Callout>
  )
}

interface ReachProps {
  guard: ContactBrowser
  acts: GuardActs
}

/** Whether an alert comes by itself, as far as that is proven, and the next step to it. */
function Reach({ guard: { push, drill, travellerName }, acts: { act, pending } }: ReachProps) {
  const { t } = useLingui()
  const obstacle = pushObstacle(thisPushBrowser())
  const isSubscribing = pending === 'push' || pending === 'agreeWithPush'
  if (push === 'PROVEN') {
    return (
      <Callout icon={<CircleCheck aria-hidden="true" size={18} />}>
        <p className="font-bold">{t`준비됐어요. 알림이 이 휴대폰으로 와요`}</p>
        <p>{t`${travellerName}님에게 일이 있으면 밤에도 알려드려요. 이 페이지는 닫아도 돼요.`}</p>
      </Callout>
    )
  }
  if (push === 'UNPROVEN') {
    const isSent = drill === 'SENT' || drill === 'OPENED'
    return (
      <Tinted tone="info" className="space-y-3">
        <p className="text-lg font-bold">
          {isSent ? t`연습 알림을 보냈어요. 왔나요?` : t`연습 알림을 보내는 중이에요`}
        </p>
        <p className="text-sm text-basalt-700">
          {t`휴대폰에 ‘연습’이라고 적힌 알림이 와야 준비가 끝나요. 오지 않으면 휴대폰의 방해 금지와 브라우저의 알림 설정을 확인해주세요.`}
        </p>
        <Button fullWidth disabled={!isSent} isLoading={pending === 'heard'} onClick={() => act('heard')}>
          {t`알림이 왔어요`}
        </Button>
        <Button fullWidth variant="secondary" isLoading={isSubscribing} onClick={() => act('push')}>
          {t`연습 알림 다시 받기`}
        </Button>
      </Tinted>
    )
  }
  if (obstacle !== null) return <PushObstacleNote obstacle={obstacle} />
  return (
    <Tinted tone="warning" className="space-y-3">
      <p className="text-lg font-bold">{t`아직 이 페이지를 열어둔 동안에만 알 수 있어요`}</p>
      <Button
        fullWidth
        icon={<BellRing aria-hidden="true" size={18} />}
        isLoading={isSubscribing}
        onClick={() => act('push')}
      >
        {t`이 휴대폰으로 알림 받기`}
      </Button>
    </Tinted>
  )
}

/** Lets the open page sound when an alert comes, and lets its reader hear how that is. */
function PageAlarm({ isRinging }: { isRinging: boolean }) {
  const { t } = useLingui()
  const { isAllowed } = useAlarm()
  const [isSilenced, setSilenced] = useState(false)
  const isLoud = isRinging && !isSilenced
  useEffect(() => (isLoud ? ring() : undefined), [isLoud, isAllowed]) // oxlint-disable-line react/exhaustive-effect-dependencies -- it rings again once it may sound
  return (
    <SoundCard
      heading="h3"
      reach={t`이 페이지를 열어둔 동안에만 울려요. 소리가 작으면 음량 버튼으로 키워주세요.`}
      action={
        isLoud && isAllowed ? (
          <Button variant="secondary" size="sm" onClick={() => setSilenced(true)}>
            {t`알람 끄기`}
          </Button>
        ) : undefined
      }
    />
  )
}
