import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import type { ContactChannel, ContactStatus } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  ArrowDown,
  ArrowUp,
  AtSign,
  BellRing,
  Copy,
  Link2,
  MessageSquareText,
  Send,
  Trash2,
  UserRound,
} from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { copyText, smsLink } from '#lib/device/share.ts'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import { Button, buttonClass } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { cardClass } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { DeliveryLine } from './delivery-line.tsx'
import { ContactPhone } from './contact-phone.tsx'
import { DeviceName, LinkedBrowserNotes } from './linked-browser-notes.tsx'
import type { ContactActs } from './use-contact-acts.ts'

const STATUSES: Record<ContactStatus, { tone: BadgeTone; text: MessageDescriptor }> = {
  PENDING: { tone: 'normal', text: msg`부탁했어요. 아직 답이 없어요` },
  CONFIRMED: { tone: 'easy', text: msg`동의했어요` },
  DECLINED: { tone: 'hard', text: msg`거절했어요` },
}

const ICONS = { EMAIL: AtSign, MEMBER: UserRound, LINK: Link2 }

interface ContactCardProps {
  contact: TrustedContact
  /** Its place in the list, from 0. */
  index: number
  count: number
  acts: ContactActs
  /** Whether nothing can be done, as the server is out of reach. */
  isReadOnly: boolean
}

export function ContactCard({ contact, index, count, acts, isReadOnly }: ContactCardProps) {
  const { t, i18n } = useLingui()
  const { contactId, name, channel, email, nickName, status, lastDelivery, isUnreachable, byLink, phone } = contact
  const { tone, text } = STATUSES[status]
  const isBusy = acts.busyId === contactId
  const place = index + 1
  const Icon = ICONS[channel]
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
            <span className="min-w-0">
              {byLink !== null ? (
                <DeviceName device={byLink.device} />
              ) : email === null ? (
                (nickName ?? t`탈퇴한 회원`)
              ) : (
                <Address email={email} />
              )}
            </span>
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
      {byLink !== null && <LinkedBrowserNotes contact={contact} byLink={byLink} isReadOnly={isReadOnly} />}
      <ContactPhone contact={contact} isReadOnly={isReadOnly} />
      {isUnreachable && byLink === null && (
        <Callout tone="danger">
          {t`메일 서버가 메일을 받지 않았어요. 이대로는 알림이 닿지 않아요. 주소가 다르면 지우고 맞는 주소로 다시 추가해주세요.`}
        </Callout>
      )}
      {status === 'DECLINED' && byLink === null && (
        <p className="text-sm text-basalt-700">
          {t`거절한 사람에게는 다시 부탁하지 않아요. 마음이 바뀌면 그 사람이 받은 링크나 앱에서 동의할 수 있어요.`}
        </p>
      )}
      {status === 'PENDING' && byLink === null && !isReadOnly && lastDelivery?.state !== 'FAILED' && (
        <OwnMessage channel={channel} />
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          {status === 'CONFIRMED' && (byLink?.push !== 'NONE' || phone?.state === 'PROVEN') && (
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
          {status === 'PENDING' && byLink === null && (
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

/** A word of one's own to a contact who has not answered: the device's own messages with the text in them; one presses send there. */
function OwnMessage({ channel }: { channel: ContactChannel }) {
  const { t } = useLingui()
  const text =
    channel === 'EMAIL'
      ? t`혼저에서 신뢰 연락처를 부탁하는 메일을 보냈어. 메일함(스팸함도)에서 열어보고 동의해줘.`
      : t`혼저에서 신뢰 연락처를 부탁했어. 앱의 알림에서 보고 동의해줘.`

  async function handleCopy() {
    if (await copyText(text)) toast.success(t`문구를 복사했어요.`)
    else toast.error(t`복사하지 못했어요. 문자 쓰기를 눌러주세요.`)
  }

  return (
    <div className="rounded-md bg-basalt-100 px-4 py-3 text-sm">
      <p className="text-basalt-700">{t`못 봤을 수도 있어요. 직접 귀띔해보세요. 문자는 내가 보내기를 눌러야 가요.`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={smsLink('', text)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <MessageSquareText aria-hidden="true" size={16} />
          {t`문자 쓰기`}
        </a>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden="true" size={16} />}
          onClick={() => void handleCopy()}
        >
          {t`문구 복사`}
        </Button>
      </div>
    </div>
  )
}

interface MoveButtonsProps {
  name: string
  /** Its place in the list, from 0. */
  index: number
  count: number
  onMove: (steps: 1 | -1) => void
}

/** Moves who is alerted earlier or later. At an end of the list a button says no more than that, and keeps the focus. */
function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useLingui()
  const pressed = useRef<HTMLButtonElement>(null)
  const lastIndex = useRef(index)
  // An element that is moved within the page loses the focus.
  useLayoutEffect(() => {
    if (lastIndex.current === index) return
    lastIndex.current = index
    pressed.current?.focus()
    pressed.current = null
  }, [index])

  const button = (steps: 1 | -1, label: string, Icon: typeof ArrowUp) => {
    const isAtEnd = steps === -1 ? index === 0 : index === count - 1
    return (
      <IconButton
        label={label}
        icon={<Icon size={20} />}
        aria-disabled={isAtEnd || undefined}
        className={isAtEnd ? 'text-basalt-400!' : ''}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return
          pressed.current = currentTarget
          onMove(steps)
        }}
      />
    )
  }
  return (
    <div className="-mt-2 -mr-2 flex shrink-0">
      {button(-1, t`${name}: 더 먼저 알리기`, ArrowUp)}
      {button(1, t`${name}: 더 나중에 알리기`, ArrowDown)}
    </div>
  )
}
