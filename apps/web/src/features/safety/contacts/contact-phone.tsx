import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import type { ContactPhoneState } from '@honjeo/contract/values/enums'
import { shownPhone } from '@honjeo/contract/values/phone'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageSquareText, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { settingsQuery } from '#lib/server/settings.ts'
import { Button } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { refreshContacts, removePhone, showContact } from './contacts.api.ts'
import { DeliveryLine } from './delivery-line.tsx'

const PhoneSheet = lazyLayer(() => import('./phone-sheet.tsx').then((module) => module.PhoneSheet))

const STATES: Record<ContactPhoneState, MessageDescriptor> = {
  ASKED: msg`문자를 받을지 물어봤어요. 문자에 있는 링크에서 동의하면 알림 문자도 가요.`,
  PROVEN: msg`문자로도 알려요.`,
  REFUSED: msg`문자는 받지 않기로 했어요. 다른 방법으로는 그대로 알려요.`,
}

interface ContactPhoneProps {
  contact: TrustedContact
  isReadOnly: boolean
}

/** The number of a contact who has agreed; nothing at all where the operator has connected no gateway. */
export function ContactPhone({ contact, isReadOnly }: ContactPhoneProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const [isOpen, setOpen] = useState(false)
  const { contactId, name, status, phone } = contact
  const removing = useMutation({
    mutationFn: () => removePhone(contactId),
    onSuccess: (shown) => showContact(queryClient, shown),
    onError: (error) => {
      toast.error(errorText(error))
      void refreshContacts(queryClient)
    },
  })
  if (settings?.contacts.sendsTexts !== true || status !== 'CONFIRMED') return null
  // A list that this device has kept may be of a server without numbers.
  if (!phone) {
    if (isReadOnly) return null
    return (
      <>
        <Button
          variant="secondary"
          size="md"
          fullWidth
          icon={<MessageSquareText aria-hidden="true" size={16} />}
          aria-label={t`${name}: 문자로도 알리기`}
          onClick={() => setOpen(true)}
        >
          {t`문자로도 알리기`}
        </Button>
        <PhoneSheet open={isOpen} onOpenChange={setOpen} contact={contact} />
      </>
    )
  }
  const { number, state, lastDelivery } = phone
  return (
    <section
      aria-label={t`${name}: 휴대폰 번호`}
      className="space-y-2 rounded-md bg-basalt-100 px-4 py-3 text-sm text-basalt-700"
    >
      {number !== null && (
        <p className="flex gap-1.5 font-semibold text-basalt-900">
          <Smartphone aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 tabular-nums">{shownPhone(number)}</span>
        </p>
      )}
      <p>{i18n._(STATES[state])}</p>
      {lastDelivery !== null && state !== 'REFUSED' && <DeliveryLine delivery={lastDelivery} />}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          {state !== 'PROVEN' && (
            <Button variant="secondary" size="sm" aria-label={t`${name}: 번호 다시 적기`} onClick={() => setOpen(true)}>
              {t`번호 다시 적기`}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`${name}: 번호 지우기`}
            isLoading={removing.isPending}
            onClick={() => removing.mutate()}
          >
            {t`번호 지우기`}
          </Button>
        </div>
      )}
      <PhoneSheet open={isOpen} onOpenChange={setOpen} contact={contact} />
    </section>
  )
}
