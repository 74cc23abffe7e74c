import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import { CONTACTS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { BellRing, Link2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { Tinted } from '../tinted.tsx'

/** Returns who agreed to be alerted, in the order in which they are. */
const confirmedOf = (contacts: readonly TrustedContact[]) => contacts.filter(({ status }) => status === 'CONFIRMED')

/** Whether one of them is proven to be reached, which a timer that alerts others needs. */
export const isAnyReached = (contacts: readonly TrustedContact[]) => contacts.some(({ isReached }) => isReached)

/** Says who would be alerted, and what is weak about it before it counts. */
export function ContactsToAlert({ contacts }: { contacts: readonly TrustedContact[] }) {
  const { t } = useLingui()
  const confirmed = confirmedOf(contacts)
  const reachable = confirmed.filter(({ isReached, isUnreachable }) => isReached && !isUnreachable)
  const isMailOnly = reachable.every(({ channel }) => channel === 'EMAIL')
  if (!isAnyReached(contacts)) return <NoContacts contacts={contacts} />
  return (
    <section aria-labelledby="contacts-to-alert" className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <h2 id="contacts-to-alert" className="text-sm font-semibold text-basalt-700">
          {t`답이 없으면 이 순서로 알려요`}
        </h2>
        <TextLink to={paths.trustedContacts()}>{t`바꾸기`}</TextLink>
      </div>
      <Card className="px-4 py-1">
        <ol className="divide-y divide-basalt-200">
          {confirmed.map((contact, index) => (
            <li key={contact.contactId} className="flex flex-wrap items-center gap-x-3 py-2.5">
              <span className="w-5 shrink-0 font-bold text-tangerine-700 tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1 basis-20 font-semibold">{contact.name}</span>
              <Way contact={contact} />
            </li>
          ))}
        </ol>
      </Card>
      {reachable.length === 0 ? (
        <Warning tone="danger">{t`지금은 아무에게도 닿지 않아요. 연락처의 메일 주소를 확인한 뒤 켜주세요.`}</Warning>
      ) : isMailOnly ? (
        <Warning tone="warning">
          {t`메일로만 알릴 수 있어요. 메일은 늦게 볼 수 있으니, 혼저 회원인 연락처를 더하거나 미리 전화로 말해두세요.`}
        </Warning>
      ) : null}
    </section>
  )
}

function Warning({ tone, children }: { tone: 'warning' | 'danger'; children: string }) {
  return (
    <Callout tone={tone} icon={<TriangleAlert aria-hidden="true" size={18} />}>
      {children}
    </Callout>
  )
}

/** Says how a contact is reached, or that they are not. */
function Way({ contact: { channel, isReached, isUnreachable } }: { contact: TrustedContact }) {
  const { t } = useLingui()
  const ways = { EMAIL: t`메일`, MEMBER: t`앱 · 메일`, LINK: t`휴대폰 알림` }
  const isLost = isUnreachable || !isReached
  const lost = channel === 'LINK' ? t`열어둔 페이지에서만` : t`메일이 닿지 않아요`
  return (
    <span className={isLost ? 'shrink-0 text-sm text-danger' : 'shrink-0 text-sm text-basalt-500'}>
      {isLost ? lost : ways[channel]}
    </span>
  )
}

const SendLinkSheet = lazyLayer(() =>
  import('../../contacts/send-link-sheet.tsx').then((module) => module.SendLinkSheet),
)

const asksByLink = (state: unknown) => typeof state === 'object' && state !== null && 'asksByLink' in state

/** Says, while no contact is reached yet, how one gets one within a minute, and that a timer of one's own can start at once. */
function NoContacts({ contacts }: { contacts: readonly TrustedContact[] }) {
  const { t } = useLingui()
  // A guest who has just begun came for this.
  const [isOpen, setOpen] = useState(asksByLink(useLocation().state) && contacts.length === 0)
  const waiting = contacts.find(({ byLink }) => byLink !== null && byLink.device === null)
  const unproven = contacts.find(({ status, byLink }) => status === 'CONFIRMED' && byLink !== null)
  const isFull = contacts.length >= CONTACTS_MAX && waiting === undefined
  return (
    <section aria-label={t`알릴 사람`} className="space-y-3">
      <Tinted tone="warning" className="space-y-3">
        <h2 className="text-lg font-bold">{t`아직 알릴 사람이 없어요`}</h2>
        <p role="status" className="text-basalt-700">
          {unproven !== undefined
            ? t`${unproven.name}: 동의했어요. 휴대폰에서 연습 알림이 왔다고 답하면 바로 켤 수 있어요.`
            : contacts.length > 0
              ? t`부탁한 사람의 답을 기다리고 있어요. 답하면 이 화면이 저절로 바뀌어요.`
              : t`링크를 보내 동의를 받으면 1분 안에 켤 수 있어요. 받는 사람은 가입도 앱도 필요 없어요.`}
        </p>
        {isFull ? (
          <LinkButton fullWidth to={paths.trustedContacts()}>{t`신뢰 연락처 보기`}</LinkButton>
        ) : (
          <Button fullWidth icon={<Link2 aria-hidden="true" size={18} />} onClick={() => setOpen(true)}>
            {waiting === undefined ? t`링크로 부탁하기` : t`링크 다시 보내기`}
          </Button>
        )}
        <TextLink to={paths.trustedContacts()}>{t`메일이나 닉네임으로 부탁하기`}</TextLink>
      </Tinted>
      <SendLinkSheet open={isOpen} onOpenChange={setOpen} contact={waiting} />
      <Callout icon={<BellRing aria-hidden="true" size={18} />}>
        <p className="font-bold">{t`나만의 타이머로 지금 켤 수 있어요`}</p>
        <p>
          {t`시간이 되면 내 휴대폰에 크게 알리고, 답이 없으면 구조 카드를 열어요. 다른 사람에게는 아무것도 알리지 않아요.`}
        </p>
      </Callout>
    </section>
  )
}
