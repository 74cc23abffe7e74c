import type { AlertedContact, Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { lengthText } from '#lib/text/numbers.ts'
import { timerTitle } from '#lib/server/server-text.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/list/card.tsx'
import { Fact, Facts } from '#ui/list/section.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { DeliveryLine } from '../../contacts/delivery-line.tsx'

/** Says who is alerted in which order, and how far what they were sent has come. */
export function AlertedContacts({ timer }: { timer: Timer }) {
  const { t } = useLingui()
  if (timer.contacts.length === 0) return null
  const isOver = timer.ending !== null
  return (
    <section aria-labelledby="alerted-contacts">
      <h2 id="alerted-contacts" className="mb-2 text-lg font-bold">
        {t`신뢰 연락처`}
      </h2>
      <Card className="px-4 py-1">
        <ol className="divide-y divide-basalt-200">
          {timer.contacts.map((contact, index) => (
            <Contact key={contact.contactId} contact={contact} number={index + 1} isOver={isOver} />
          ))}
        </ol>
      </Card>
    </section>
  )
}

interface ContactProps {
  contact: AlertedContact
  number: number
  isOver: boolean
}

function Contact({ contact: { name, deliveries, acknowledgedAt }, number, isOver }: ContactProps) {
  const { t } = useLingui()
  const isWaiting = deliveries.length === 0 && !isOver
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <span className="min-w-0">
          {number}. {name}
        </span>
        {acknowledgedAt !== null && <Badge tone="easy">{t`연락해 보겠다고 했어요`}</Badge>}
      </p>
      {isWaiting && (
        <p className="text-sm text-basalt-500">
          {number === 1 ? t`답이 없으면 가장 먼저 알려요.` : t`앞사람이 답하지 않으면 알려요.`}
        </p>
      )}
      {deliveries.length > 0 && (
        <ul className="mt-1 space-y-1">
          {deliveries.map((delivery) => (
            <li key={delivery.channel}>
              <DeliveryLine delivery={delivery} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What contacts would read, and where the timer was begun from. */
export function TripFacts({ timer }: { timer: Timer }) {
  const { t } = useLingui()
  const { title, note, startedAt, plannedAt, graceMinutes, roomId, planId, endedAt } = timer
  return (
    <Card>
      <Facts>
        <Fact label={t`하려던 일`}>{timerTitle(title)}</Fact>
        {note !== '' && (
          <Fact label={t`남긴 말`}>
            <span className="whitespace-pre-wrap">{note}</span>
          </Fact>
        )}
        <Fact label={t`켠 시간`}>{formatDateTime(startedAt)}</Fact>
        <Fact label={t`돌아올 시간`}>{formatDateTime(plannedAt)}</Fact>
        {endedAt === null ? (
          <Fact label={t`답을 기다리는 시간`}>{lengthText(graceMinutes * 60_000)}</Fact>
        ) : (
          <Fact label={t`끝난 시간`}>{formatDateTime(endedAt)}</Fact>
        )}
      </Facts>
      {(roomId !== null || planId !== null) && (
        <div className="mt-3 flex flex-wrap gap-x-4">
          {roomId !== null && <TextLink to={paths.room(roomId)}>{t`동행방 보기`}</TextLink>}
          {planId !== null && <TextLink to={paths.plan(planId)}>{t`여행 일정 보기`}</TextLink>}
        </div>
      )}
    </Card>
  )
}
