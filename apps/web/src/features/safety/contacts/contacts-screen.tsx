import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import { CONTACT_STATUSES } from '@honjeo/contract/values/enums'
import { CONTACTS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { HeartHandshake, Link2, Radio, UserRoundPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorText, isRefusal } from '#lib/server/api-error.ts'
import { formatListTime } from '#lib/text/dates.ts'
import { keepCopy, readCopy } from '#lib/device/kept-copy.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useAccount } from '#lib/server/session.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { EmergencyNote } from '../emergency-calls.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { KeptNotice } from '#features/kept/kept-notice.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { CallLinks } from '../timer/call-links.tsx'
import { ContactCard } from './contact-card.tsx'
import { contactsQuery } from './contacts.api.ts'
import { useContactActs } from './use-contact-acts.ts'

export function Component() {
  const { t } = useLingui()
  const userId = useAccount()?.userId
  return (
    <>
      <PageHeader title={t`신뢰 연락처`} back={{ fallback: paths.safetyCheck() }} right={<CallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        {userId !== undefined && <ContactList key={userId} userId={userId} />}
        <Card className="overflow-hidden p-0!">
          <ul className="divide-y divide-basalt-200">
            <ListItem
              to={paths.askedOfMe()}
              leading={<HeartHandshake aria-hidden="true" size={22} />}
              title={t`나에게 부탁한 사람`}
              description={t`내가 신뢰 연락처인 사람과 나에게 공유된 위치`}
            />
            <ListItem
              to={paths.shareLocation()}
              leading={<Radio aria-hidden="true" size={22} />}
              title={t`위치 공유`}
              description={t`정한 시간 동안만 지금 있는 곳을 보여줘요`}
            />
          </ul>
        </Card>
        <EmergencyNote />
      </div>
    </>
  )
}

const SendLinkSheet = lazyLayer(() => import('./send-link-sheet.tsx').then((module) => module.SendLinkSheet))
const AddContactSheet = lazyLayer(() => import('./add-contact-sheet.tsx').then((module) => module.AddContactSheet))

/** The contacts who hear when I do not come back, in that order. */
function ContactList({ userId }: { userId: number }) {
  const { t } = useLingui()
  const [isAddOpen, setAddOpen] = useState(false)
  const [isLinkOpen, setLinkOpen] = useState(false)
  const { contacts, awaySince, error, failureReason, isFetching, refetch } = useContacts(userId)
  const acts = useContactActs()
  const isGuest = useAccount()?.isGuest === true
  if (contacts === undefined) {
    if (error === null) return <RowSkeletons count={2} />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const isReadOnly = awaySince !== null
  const seen = awaySince === null ? '' : formatListTime(awaySince)
  const isFull = contacts.length >= CONTACTS_MAX
  const add = (
    <div className="grid gap-2">
      <Button icon={<Link2 aria-hidden="true" size={18} />} disabled={isReadOnly} onClick={() => setLinkOpen(true)}>
        {t`링크로 부탁하기`}
      </Button>
      {/* The server writes to no one for a guest. */}
      {isGuest ? (
        <LinkButton variant="secondary" to={paths.guest(paths.trustedContacts())}>
          {t`메일이나 닉네임으로 추가하기`}
        </LinkButton>
      ) : (
        <Button
          variant="secondary"
          icon={<UserRoundPlus aria-hidden="true" size={18} />}
          disabled={isReadOnly}
          onClick={() => setAddOpen(true)}
        >
          {t`메일이나 닉네임으로 추가하기`}
        </Button>
      )}
    </div>
  )
  return (
    <div className="space-y-5">
      {isReadOnly && (
        <KeptNotice failure={failureReason} isRetrying={isFetching} onRetry={() => void refetch()}>
          <p>{t`이 기기가 마지막으로 본 목록을 보여드려요 (${seen}). 지금은 읽기만 할 수 있어요.`}</p>
        </KeptNotice>
      )}
      {contacts.length === 0 ? (
        <EmptyState
          scene="lantern"
          title={t`아직 신뢰 연락처가 없어요`}
          description={t`내가 제때 돌아오지 못하면 알림을 받을 사람을 추가해보세요. 그 사람이 동의해야 알림이 가요.`}
          action={add}
        />
      ) : (
        <>
          <p className="text-basalt-700">{t`내가 제때 돌아오지 못하면 동의한 사람에게 위에서부터 차례로 알려요.`}</p>
          {!contacts.some(({ isReached }) => isReached) && (
            <Callout tone="warning">{t`아직 알림이 닿는 사람이 없어서, 지금은 아무에게도 알릴 수 없어요.`}</Callout>
          )}
          <ol aria-label={t`알리는 순서`} className="space-y-3">
            {contacts.map((each, index) => (
              <ContactCard
                key={each.contactId}
                contact={each}
                index={index}
                count={contacts.length}
                acts={acts}
                isReadOnly={isReadOnly}
              />
            ))}
          </ol>
          {isFull ? (
            <p className="text-center text-sm text-basalt-700">
              {t`신뢰 연락처는 ${CONTACTS_MAX}명까지 둘 수 있어요. 다른 사람을 추가하려면 한 명을 지워주세요.`}
            </p>
          ) : (
            <div className="grid">{add}</div>
          )}
        </>
      )}
      {/* Each opening begins with a link of its own. */}
      <SendLinkSheet key={contacts.length} open={isLinkOpen} onOpenChange={setLinkOpen} />
      <AddContactSheet open={isAddOpen} onOpenChange={setAddOpen} />
    </div>
  )
}

const SUBJECT = 'trusted-contacts'

const isContacts = (value: unknown): value is TrustedContact[] => Array.isArray(value) && value.every(isContact)

function isContact(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { contactId, name, status } = value as Partial<Record<keyof TrustedContact, unknown>>
  return Number.isInteger(contactId) && typeof name === 'string' && CONTACT_STATUSES.some((known) => known === status)
}

/** One's contacts; while the server is out of reach, as this device saw them last. */
function useContacts(userId: number) {
  const query = useQuery(contactsQuery())
  const { data, dataUpdatedAt, failureReason } = query
  // The copy is read once: what is kept from now on is what is shown anyway.
  const [kept] = useState(() => readCopy(userId, SUBJECT, isContacts))
  useEffect(() => {
    if (data !== undefined) keepCopy(userId, SUBJECT, data)
  }, [userId, data])

  // The kept contacts are shown at the first failure already: the tries that follow take seconds.
  const isAway = failureReason !== null && !isRefusal(failureReason)
  const savedAt = data === undefined ? kept?.savedAt : new Date(dataUpdatedAt).toISOString()
  return {
    ...query,
    contacts: data ?? (isAway ? kept?.value : undefined),
    /** The time since which what is shown may have changed; null while the server answers. */
    awaySince: isAway ? (savedAt ?? null) : null,
  }
}
