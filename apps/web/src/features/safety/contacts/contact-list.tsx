import { CONTACTS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { formatListTime } from '#lib/dates.ts'
import { errorText } from '#lib/error-text.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { KeptNotice } from '#ui/kept-notice.tsx'
import { RowSkeletons } from '#ui/row-skeletons.tsx'
import { AddContactSheet } from './add-contact-sheet.tsx'
import { ContactCard } from './contact-card.tsx'
import { useContactActs } from './use-contact-acts.ts'
import { useContactForm } from './use-contact-form.ts'
import { useContacts } from './use-contacts.ts'

/** Whom I want told when I do not come back, in that order. */
export function ContactList({ userId }: { userId: number }) {
  const { t } = useLingui()
  const [isAddOpen, setAddOpen] = useState(false)
  const { contacts, awaySince, error, failureReason, isFetching, refetch } = useContacts(userId)
  const acts = useContactActs()
  const contact = useContactForm(() => setAddOpen(false))
  if (contacts === undefined) {
    if (error === null) return <RowSkeletons count={2} />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const isReadOnly = awaySince !== null
  const seen = awaySince === null ? '' : formatListTime(awaySince)
  const isFull = contacts.length >= CONTACTS_MAX
  const add = (
    <Button
      icon={<UserRoundPlus aria-hidden="true" size={18} />}
      disabled={isReadOnly}
      onClick={() => setAddOpen(true)}
    >
      {t`연락처 추가하기`}
    </Button>
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
          {!contacts.some(({ status }) => status === 'CONFIRMED') && (
            <Callout tone="warning">{t`아직 동의한 사람이 없어서, 지금은 아무에게도 알릴 수 없어요.`}</Callout>
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
      <AddContactSheet open={isAddOpen} onOpenChange={setAddOpen} contact={contact} />
    </div>
  )
}
