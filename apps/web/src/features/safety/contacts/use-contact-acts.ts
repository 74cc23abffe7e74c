import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import { unlessGone } from '#lib/server/outcome.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { moved } from './contact-values.ts'
import {
  contactsQuery,
  inviteAgain,
  orderContacts,
  refreshContacts,
  removeContact,
  sendDrill,
  showContact,
} from './contacts.api.ts'

type Named = Pick<TrustedContact, 'contactId' | 'name' | 'channel' | 'phone'>

/** Everything one does about a contact one has. */
export function useContactActs() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { queryKey } = contactsQuery()
  const onError = (error: unknown) => {
    toast.error(errorText(error))
    void refreshContacts(queryClient)
  }
  const show = (contact: TrustedContact) => showContact(queryClient, contact)

  const inviting = useMutation({
    mutationFn: ({ contactId }: Named) => inviteAgain(contactId),
    onSuccess: show,
    onError,
  })
  const drilling = useMutation({ mutationFn: ({ contactId }: Named) => sendDrill(contactId), onSuccess: show, onError })
  const removing = useMutation({
    mutationFn: ({ contactId }: Named) => unlessGone(failures.CONTACT_NOT_FOUND, removeContact(contactId)),
    onSuccess: (_, { contactId }) => {
      queryClient.setQueryData(queryKey, (contacts) => contacts?.filter((each) => each.contactId !== contactId))
      toast.success(t`신뢰 연락처에서 지웠어요.`)
      return refreshContacts(queryClient)
    },
    onError,
  })
  const ordering = useMutation({
    scope: { id: 'contact-order' },
    mutationFn: orderContacts,
    onError,
  })

  return {
    invite: (contact: Named) => inviting.mutate(contact),
    async drill(contact: Named) {
      const { name, phone } = contact
      const byPhone = phone?.state === 'PROVEN' ? ` ${t`휴대폰 번호로 연습 문자도 가요.`}` : ''
      const description =
        contact.channel === 'LINK'
          ? t`${name}: ‘연습’이라고 적힌 휴대폰 알림을 받아요. 누르면 실제 알림이 어떻게 생겼는지 볼 수 있어요. 미리 말해두면 놀라지 않아요.`
          : contact.channel === 'EMAIL'
            ? t`${name}: ‘연습이에요’로 시작하는 메일을 받아요. 링크를 열면 실제 알림이 어떻게 생겼는지 볼 수 있어요. 미리 말해두면 놀라지 않아요.`
            : t`${name}: ‘연습’이라고 적힌 앱 알림과 메일을 받아요. 링크를 열면 실제 알림이 어떻게 생겼는지 볼 수 있어요. 미리 말해두면 놀라지 않아요.`
      const isSure = await confirm({
        title: t`연습 알림을 보낼까요?`,
        description: description + byPhone,
        confirmLabel: t`연습 알림 보내기`,
      })
      if (isSure) drilling.mutate(contact)
    },
    async remove(contact: Named) {
      const { name } = contact
      const isSure = await confirm({
        title: t`신뢰 연락처에서 지울까요?`,
        description: t`${name}: 더는 알림이 가지 않고, 받은 링크도 닫혀요. 다시 추가하려면 새로 동의를 받아야 해요.`,
        confirmLabel: t`지우기`,
        isDanger: true,
      })
      if (isSure) removing.mutate(contact)
    },
    /** Moves a contact in the list, which is shown at once. */
    move: (contactId: number, steps: 1 | -1) => {
      void queryClient.cancelQueries({ queryKey })
      const contacts = queryClient.setQueryData(queryKey, (known) => known && moved(known, contactId, steps))
      if (contacts !== undefined) ordering.mutate(contacts.map((each) => each.contactId))
    },
    /** The contact who is being written to or taken away. */
    busyId: [inviting, drilling, removing].find(({ isPending }) => isPending)?.variables?.contactId,
  }
}

export type ContactActs = ReturnType<typeof useContactActs>
