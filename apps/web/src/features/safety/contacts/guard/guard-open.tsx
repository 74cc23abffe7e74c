import type { ContactBrowser } from '@honjeo/contract/safety/contact-browsers'
import { useLingui } from '@lingui/react/macro'
import { BellRing, Smartphone } from 'lucide-react'
import { pushObstacle, thisPushBrowser } from '#features/notifications/push/push-support.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { WhatYouGet } from '../what-you-get.tsx'
import { PushObstacleNote } from './push-obstacle-note.tsx'
import type { GuardActs } from './use-guard-acts.ts'

interface GuardProps {
  guard: ContactBrowser
  acts: GuardActs
}

/** Says who asks and what it means, and takes yes or no. */
export function GuardOpen({ guard: { travellerName }, acts: { act, pending, problem } }: GuardProps) {
  const { t } = useLingui()
  const obstacle = pushObstacle(thisPushBrowser())
  return (
    <div className="space-y-6">
      <div>
        <h2 className="text-xl font-bold">{t`${travellerName}님이 신뢰 연락처가 되어 달라고 부탁했어요`}</h2>
        <p className="mt-2 text-basalt-700">
          {t`혼자 제주를 여행하는 동안 제때 돌아오지 못하면 연락받을 사람으로 골랐어요. 모르는 사람이라면 거절해주세요.`}
        </p>
      </div>
      <WhatYouGet name={travellerName} />
      {obstacle !== null && <PushObstacleNote obstacle={obstacle} />}
      <div role="alert" className="empty:hidden">
        {problem !== null && <Callout tone="danger">{problem}</Callout>}
      </div>
      <div className="grid gap-2">
        <Button
          icon={obstacle === null ? <BellRing aria-hidden="true" size={18} /> : undefined}
          isLoading={pending === 'agree' || pending === 'agreeWithPush'}
          onClick={() => act(obstacle === null ? 'agreeWithPush' : 'agree')}
        >
          {obstacle === null ? t`동의하고 이 휴대폰으로 알림 받기` : t`동의할게요`}
        </Button>
        <Button variant="secondary" isLoading={pending === 'decline'} onClick={() => act('decline')}>
          {t`거절할게요`}
        </Button>
      </div>
      <p className="text-sm text-basalt-700">
        {t`가입도 앱도 필요 없어요. 이 브라우저가 연락처가 되고, 링크를 다른 사람이 열어도 아무것도 보이지 않아요.`}
      </p>
    </div>
  )
}

/** Another browser has answered this link. */
export function GuardTaken({ guard: { travellerName, state }, acts: { act, pending, problem } }: GuardProps) {
  const { t } = useLingui()
  return (
    <div className="space-y-5">
      <div>
        <h2 className="text-xl font-bold">{t`다른 브라우저가 이미 답한 링크예요`}</h2>
        <p className="mt-2 text-basalt-700">
          {t`${travellerName}님이 보낸 이 링크는 먼저 답한 브라우저에서만 열려요. 내가 답한 적이 없다면 ${travellerName}님에게 바로 알려주세요.`}
        </p>
      </div>
      <div role="status" className="empty:hidden">
        {state === 'ASKING' && (
          <Callout icon={<Smartphone aria-hidden="true" size={18} />}>
            {t`${travellerName}님에게 물어봤어요. 허락하면 이 화면이 저절로 바뀌어요.`}
          </Callout>
        )}
        {state === 'CLOSED' && (
          <Callout tone="warning">
            {t`${travellerName}님이 다른 기기로 옮기지 않기로 했어요. 새 링크를 보내 달라고 해주세요.`}
          </Callout>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {problem !== null && <Callout tone="danger">{problem}</Callout>}
      </div>
      {state === 'TAKEN' && (
        <Button fullWidth variant="secondary" isLoading={pending === 'move'} onClick={() => act('move')}>
          {t`이 기기로 옮겨 달라고 하기`}
        </Button>
      )}
    </div>
  )
}
