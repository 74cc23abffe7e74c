import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { HelpWays } from '../../rescue/help-ways.tsx'
import { Card } from '#ui/card.tsx'
import { EmergencyCalls } from '#ui/emergency-calls.tsx'
import { AlertAnswers } from './alert-answers.tsx'
import { AlertFacts } from './alert-facts.tsx'
import { AlertHead } from './alert-head.tsx'
import { AlertSteps } from './alert-steps.tsx'
import { policeText } from './police-text.ts'

/** Somebody is missed: what counts first stands first. */
export function OpenAlert({ token, alert }: { token: string; alert: TimerAlert }) {
  const { t } = useLingui()
  return (
    <div className="flex-1 space-y-5 px-gutter pt-2 pb-8">
      <AlertHead alert={alert} />
      {alert.ending === null ? (
        <>
          {alert.isUrgent && <EmergencyCalls />}
          <AlertAnswers token={token} alert={alert} />
          <AlertSteps alert={alert} />
          {!alert.isUrgent && <EmergencyCalls />}
          <AlertFacts alert={alert} />
          <section aria-labelledby="police-text">
            <h2 id="police-text" className="mb-2 text-lg font-bold">
              {t`신고할 때 읽을 글`}
            </h2>
            <Card>
              <HelpWays text={policeText(alert)} />
            </Card>
          </section>
        </>
      ) : (
        <EmergencyCalls />
      )}
      <p className="text-sm text-basalt-500">
        {t`혼저는 긴급 구조 서비스가 아니고, 대신 신고하지도 않아요. 이 화면은 새 소식을 스스로 불러와요.`}
      </p>
    </div>
  )
}
