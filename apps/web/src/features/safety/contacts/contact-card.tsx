import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import type { ContactStatus } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AtSign, BellRing, Send, Trash2, UserRound } from 'lucide-react'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { cardClass } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { DeliveryLine } from './delivery-line.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { TellYourself } from './tell-yourself.tsx'
import type { ContactActs } from './use-contact-acts.ts'

const STATUSES: Record<ContactStatus, { tone: BadgeTone; text: MessageDescriptor }> = {
  PENDING: { tone: 'normal', text: msg`부탁했어요. 아직 답이 없어요` },
  CONFIRMED: { tone: 'easy', text: msg`동의했어요` },
  DECLINED: { tone: 'hard', text: msg`거절했어요` },
}

interface ContactCardProps {
  contact: TrustedContact
  /** From 0. */
  index: number
  count: number
  acts: ContactActs
  /** Nothing can be done while the server is out of reach. */
  isReadOnly: boolean
}

export function ContactCard({ contact, index, count, acts, isReadOnly }: ContactCardProps) {
  const { t, i18n } = useLingui()
  const { contactId, name, channel, email, nickName, status, lastDelivery, isUnreachable } = contact
  const { tone, text } = STATUSES[status]
  const isBusy = acts.busyId === contactId
  const place = index + 1
  const Icon = channel === 'EMAIL' ? AtSign : UserRound
  return (
    <li className={cx(cardClass, 'space-y-3')}>
      <div className="flex items-start gap-3">
        <span
          aria-label={t`${place}번째로 알려요`}
          role="img"
          className="mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full bg-sea-50 text-sm font-bold text-sea-700"
        >
          {place}
        </span>
        <div className="min-w-0 flex-1 space-y-1">
          <h2 className="text-lg font-bold">{name}</h2>
          <p className="flex gap-1.5 text-sm text-basalt-700">
            <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0">{email === null ? (nickName ?? t`탈퇴한 회원`) : <Address email={email} />}</span>
          </p>
          <Badge tone={tone}>{i18n._(text)}</Badge>
        </div>
        {count > 1 && !isReadOnly && (
          <MoveButtons name={name} index={index} count={count} onMove={(steps) => acts.move(contactId, steps)} />
        )}
      </div>
      {lastDelivery !== null && (
        <p className="text-sm text-basalt-700">
          {t`마지막으로 보낸 글`}
          <DeliveryLine delivery={lastDelivery} />
        </p>
      )}
      {isUnreachable && (
        <Callout tone="danger">
          {t`메일 서버가 메일을 받지 않았어요. 이대로는 알림이 닿지 않아요. 주소가 다르면 지우고 맞는 주소로 다시 추가해주세요.`}
        </Callout>
      )}
      {status === 'DECLINED' && (
        <p className="text-sm text-basalt-700">
          {t`거절한 사람에게는 다시 부탁하지 않아요. 마음이 바뀌면 그 사람이 받은 링크나 앱에서 동의할 수 있어요.`}
        </p>
      )}
      {status === 'PENDING' && !isReadOnly && lastDelivery?.state !== 'FAILED' && <TellYourself channel={channel} />}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          {status === 'CONFIRMED' && (
            <Button
              variant="secondary"
              size="md"
              className="flex-1"
              icon={<BellRing aria-hidden="true" size={16} />}
              aria-label={t`${name}: 연습 알림 보내기`}
              isLoading={isBusy}
              onClick={() => void acts.drill(contact)}
            >
              {t`연습 알림 보내기`}
            </Button>
          )}
          {status === 'PENDING' && (
            <Button
              variant="secondary"
              size="md"
              className="flex-1"
              icon={<Send aria-hidden="true" size={16} />}
              aria-label={t`${name}: 다시 부탁하기`}
              isLoading={isBusy}
              onClick={() => acts.invite(contact)}
            >
              {t`다시 부탁하기`}
            </Button>
          )}
          <Button
            variant="ghost"
            size="md"
            className="text-danger"
            icon={<Trash2 aria-hidden="true" size={16} />}
            aria-label={t`${name}: 지우기`}
            onClick={() => void acts.remove(contact)}
          >
            {t`지우기`}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Breaks before its sign, where it is too long for a line, and not within its last word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
