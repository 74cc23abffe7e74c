import type { ContactChannel } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { useWrongFields } from '#ui/form/wrong-fields.ts'
import { toast } from '#ui/overlay/toast.ts'
import { type ContactField, type ContactValues, judgeContact, NO_CONTACT } from './contact-values.ts'
import { addContact, refreshContacts, showContact } from './contacts.api.ts'

/** Codes that speak of the address, and not of the whole. */
const OF_ADDRESS: readonly string[] = ['CONTACT4001', 'CONTACT4002', 'CONTACT4042', 'CONTACT4090']

/** What the server says of single fields of the form; null where it speaks of the whole. */
function wrongFieldsOf(error: unknown, channel: ContactChannel): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null
  if (OF_ADDRESS.includes(error.code)) return { [channel === 'EMAIL' ? 'email' : 'nickName']: errorText(error) }
  return error.fields ?? null
}

/** A contact in the making. It lives with the list, so that a form that was closed by mistake is as it was. */
export function useContactForm(onAdded: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [values, setValues] = useState(NO_CONTACT)
  const { wrong, refused, refuse, note, forget } = useWrongFields()
  const sentences: Record<ContactField, string> = {
    name: t`이름을 입력해주세요.`,
    email: t`올바른 이메일 주소를 입력해주세요.`,
    nickName: t`닉네임을 입력해주세요.`,
  }
  const isWrong = (field: ContactField) => {
    const judged = judgeContact(values)
    return 'wrong' in judged && judged.wrong.includes(field)
  }

  const adding = useSingleMutation({
    mutationFn: addContact,
    onSuccess: (contact) => {
      showContact(queryClient, contact)
      void refreshContacts(queryClient)
      setValues(NO_CONTACT)
      toast.success(t`부탁하는 글을 보내고 있어요. 답이 오면 여기에서 볼 수 있어요.`)
      onAdded()
    },
    onError: (error, { channel }) => {
      const fields = wrongFieldsOf(error, channel)
      if (fields !== null) refuse(fields)
      // Who was added by a request whose answer was lost is shown.
      void refreshContacts(queryClient)
    },
  })

  return {
    values,
    wrong,
    refused,
    change: (changes: Partial<ContactValues>) => {
      setValues((current) => ({ ...current, ...changes }))
      forget(changes)
    },
    leave: (field: ContactField) => {
      if (values[field] !== '') note(field, isWrong(field) ? sentences[field] : undefined)
    },
    submit: () => {
      const judged = judgeContact(values)
      if ('draft' in judged) adding.mutate(judged.draft)
      else refuse(Object.fromEntries(judged.wrong.map((field) => [field, sentences[field]])))
    },
    isAdding: adding.isPending,
    /** Of the whole; what is wrong with a field stands under it. */
    failure:
      adding.error !== null && wrongFieldsOf(adding.error, values.channel) === null ? errorText(adding.error) : null,
  }
}

export type ContactFormApi = ReturnType<typeof useContactForm>
