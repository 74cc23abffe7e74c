import type { Language } from '@honjeo/contract/values/enums'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { changeProfile } from '#features/account/my-account.api.ts'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { toast } from '#ui/overlay/toast.ts'
import { type ContactValues, noContact, toContactDraft } from './contact-values.ts'
import { addContact, refreshContacts, showContact } from './contacts.api.ts'

/** Codes that speak of the address, and not of the whole. */
const OF_ADDRESS: readonly string[] = [
  failures.CONTACT_IS_SELF,
  failures.CONTACT_WITHOUT_ADDRESS,
  failures.CONTACT_NICKNAME_NOT_FOUND,
  failures.ALREADY_CONTACT,
]

const isOfAddress = (error: Error) => error instanceof ApiError && OF_ADDRESS.includes(error.code)
const isOfFields = (error: Error) => isOfAddress(error) || (error instanceof ApiError && error.fields !== undefined)

/** A contact in the making. It lives with the sheet, so that a form that was closed by mistake is as it was. */
export function useContactForm(onAdded: () => void) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const queryClient = useQueryClient()
  const form = useForm<ContactValues>({ mode: 'onTouched', defaultValues: noContact(language) })

  const adding = useSingleMutation({
    mutationFn: async ({ ownName, ...values }: ContactValues) => {
      const name = ownName.trim()
      // The language comes first: the contact reads it from the day they agree.
      if (values.channel === 'EMAIL' && name !== '') await changeProfile(queryClient, { name })
      return addContact(toContactDraft(values))
    },
    onSuccess: (contact) => {
      showContact(queryClient, contact)
      void refreshContacts(queryClient)
      form.reset(noContact(language))
      toast.success(t`부탁하는 글을 보내고 있어요. 답이 오면 여기에서 볼 수 있어요.`)
      onAdded()
    },
    onError: (error, { channel }) => {
      const address = channel === 'EMAIL' ? 'email' : 'nickName'
      if (isOfAddress(error)) form.setError(address, { message: errorText(error) }, { shouldFocus: true })
      else showFieldErrors(form, error)
      // Who was added by a request whose answer was lost is shown.
      void refreshContacts(queryClient)
    },
  })
  const submit = form.handleSubmit((values) => adding.mutate(values))

  return {
    form,
    submit: () => void submit(),
    isAdding: adding.isPending,
    /** Says what is wrong with the form as a whole; what is wrong with a field is shown under it. */
    failure: adding.error === null || isOfFields(adding.error) ? null : errorText(adding.error),
  }
}
