import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { CircleCheck, HandHeart, PhoneCall, Siren, TriangleAlert } from 'lucide-react'
import { formatDateTime, formatTime } from '#lib/text/dates.ts'
import type { Locale } from '#lib/text/locales.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { ReaderCalls } from '../../abroad/reader-calls.tsx'
import { useIsInKorea } from '../../abroad/whereabouts.ts'
import { HelpWays } from '../../rescue/help-ways.tsx'
import { ReadAloud } from '../../voice/read-aloud.tsx'
import { Tinted } from '../tinted.tsx'
import { AlertFacts } from './alert-facts.tsx'
import { policeSayings, policeText } from './police-text.ts'
import { useAlertActs } from './use-alert-acts.ts'
import { useAlertWords } from './use-alert-words.ts'

/** A traveller is missed: what counts first comes first. */
export function OpenAlert({ token, alert }: { token: string; alert: TimerAlert }) {
  const { t } = useLingui()
  const isInKorea = useIsInKorea()
  return (
    <div className="flex-1 space-y-5 px-gutter pt-2 pb-8">
      <AlertHead alert={alert} />
      {alert.ending === null ? (
        <>
          {alert.isUrgent && <ReaderCalls />}
          <AlertAnswers token={token} alert={alert} />
          <AlertSteps alert={alert} />
          {!alert.isUrgent && <ReaderCalls />}
          <AlertFacts alert={alert} />
          <section aria-labelledby="police-text">
            <h2 id="police-text" className="mb-2 text-lg font-bold">
              {t`신고할 때 읽을 글`}
            </h2>
            <Card>
              <HelpWays text={policeText(alert)} sayings={policeSayings(alert)} hasEmergencySms={isInKorea} />
            </Card>
          </section>
        </>
      ) : (
        <ReaderCalls />
      )}
      <p className="text-sm text-basalt-500">
        {t`혼저는 긴급 구조 서비스가 아니고, 대신 신고하지도 않아요. 이 화면은 새 소식을 스스로 불러와요.`}
      </p>
    </div>
  )
}

/** Says who is missed since when, before anything else; how it ended, once it has. */
function AlertHead({ alert }: { alert: TimerAlert }) {
  const words = useAlertWords(alert)
  const { i18n } = useLingui()
  const { isUrgent, ending, endedAt } = alert
  if (ending !== null) return <Ended alert={alert} when={endedAt === null ? '' : formatDateTime(endedAt)} />
  const Icon = isUrgent ? Siren : TriangleAlert
  const { label, title, detail, steps } = words
  return (
    <>
      <Tinted tone="alarm">
        <p className="flex items-center gap-2 font-bold">
          <Icon aria-hidden="true" size={22} className="shrink-0" />
          {label}
        </p>
        <h2 className="mt-2 text-2xl font-extrabold">{title}</h2>
        <p className="mt-2">{detail}</p>
      </Tinted>
      <div className="flex empty:hidden *:flex-1">
        <ReadAloud saying={{ text: [label, title, detail, ...steps].join('\n'), lang: i18n.locale as Locale }} />
      </div>
    </>
  )
}

function Ended({ alert: { travellerName, ending }, when }: { alert: TimerAlert; when: string }) {
  const { t } = useLingui()
  const texts = {
    SAFE: t`${travellerName}님이 무사하다고 알렸어요`,
    CANCELLED: t`${travellerName}님이 타이머를 취소했어요`,
    CONTACT_OK: t`${travellerName}님과 연락이 닿았어요`,
    CLOSED: t`아무도 끝내지 않아 알림이 닫혔어요`,
  }
  const isGood = ending !== 'CLOSED'
  return (
    <Tinted tone={isGood ? 'good' : 'warning'}>
      <p className="flex items-center gap-2 font-bold">
        {isGood ? <CircleCheck aria-hidden="true" size={22} /> : <TriangleAlert aria-hidden="true" size={22} />}
        {t`끝난 알림이에요`}
      </p>
      <h2 className="mt-2 text-2xl font-extrabold">{ending !== null && texts[ending]}</h2>
      <p className="mt-2 text-basalt-700">
        {isGood
          ? t`${when} · 더 할 일은 없어요. 확인해주셔서 고마워요.`
          : t`${when} · 무사하다는 소식은 받지 못했어요. 아직 연락이 안 되면 경찰에 신고해주세요.`}
      </p>
    </Tinted>
  )
}

/** What to do, one after the other. */
function AlertSteps({ alert }: { alert: TimerAlert }) {
  const { t } = useLingui()
  const { steps } = useAlertWords(alert)
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

/** Says who looks after it, and offers what the one who reads this can answer. */
function AlertAnswers({ token, alert }: { token: string; alert: TimerAlert }) {
  const { t } = useLingui()
  const acts = useAlertActs(token, alert)
  const { acknowledgedBy, acknowledgedAt, isMine, isUrgent } = alert
  const time = acknowledgedAt === null ? '' : formatTime(acknowledgedAt)
  return (
    <section aria-label={t`답하기`} className="space-y-3">
      <div role="status">
        {acknowledgedBy !== null && (
          <Callout tone="info" icon={<HandHeart aria-hidden="true" size={18} />}>
            {isMine
              ? t`내가 ${time}에 연락해 보겠다고 답했어요. 닿으면 아래에 알려주세요.`
              : t`${acknowledgedBy}님이 ${time}에 연락해 보겠다고 답했어요. 그래도 걱정되면 함께 연락해주세요.`}
          </Callout>
        )}
      </div>
      {!isMine && (
        <Button
          fullWidth
          variant={acknowledgedBy === null ? 'primary' : 'secondary'}
          icon={<HandHeart aria-hidden="true" size={20} />}
          isLoading={acts.pending === 'acknowledge'}
          onClick={acts.acknowledge}
        >
          {isUrgent ? t`내가 신고할게요` : t`내가 연락해 볼게요`}
        </Button>
      )}
      <Button
        fullWidth
        variant={isMine ? 'primary' : 'secondary'}
        icon={<PhoneCall aria-hidden="true" size={20} />}
        isLoading={acts.pending === 'resolve'}
        onClick={acts.resolve}
      >
        {t`연락이 닿았어요`}
      </Button>
      <div role="alert">{acts.problem !== undefined && <Callout tone="danger">{acts.problem}</Callout>}</div>
    </section>
  )
}
