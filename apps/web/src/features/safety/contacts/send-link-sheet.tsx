import type { ContactLinkDraft } from '@honjeo/contract/safety/contact-browsers'
import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import { CONTACT_LINK_HOURS, CONTACT_NAME_MAX } from '@honjeo/contract/values/limits'
import type { Language } from '@honjeo/contract/values/enums'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, MessageSquareText, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { copyLink, shareText, smsLink } from '#lib/device/share.ts'
import { languageOf } from '#lib/text/i18n.ts'
import { paths } from '#lib/navigation/paths.ts'
import { errorText } from '#lib/server/api-error.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { Button, buttonClass } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { ContactLanguageField } from './contact-language-field.tsx'
import { createContactLink, refreshContacts, showContact } from './contacts.api.ts'

interface SendLinkSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A contact whose link has not been answered: it is passed on again, or a new one takes its place. */
  contact?: TrustedContact | undefined
}

/** A link that one sends oneself: the contact needs neither mail, account nor app. */
export function SendLinkSheet({ open, onOpenChange, contact }: SendLinkSheetProps) {
  const { t } = useLingui()
  const [made, setMade] = useState<TrustedContact>()
  const sent = made ?? contact
  const token = sent?.byLink?.token ?? null
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`링크로 부탁하기`}
      description={t`받는 사람은 가입도 앱도 메일도 필요 없어요. 내가 직접 보내요.`}
    >
      {sent === undefined || token === null ? (
        <MakeLink contact={contact} onMade={setMade} />
      ) : (
        <PassOn name={sent.name} language={sent.language} token={token} />
      )}
    </Sheet>
  )
}

interface MakeLinkProps {
  contact: TrustedContact | undefined
  onMade: (contact: TrustedContact) => void
}

/** Takes whom one asks, and in which language they read. */
function MakeLink({ contact, onMade }: MakeLinkProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({
    mode: 'onChange',
    defaultValues: { name: contact?.name ?? t`가족`, language: contact?.language ?? (i18n.locale as Language) },
  })
  const { control, register, formState } = form
  const { errors } = formState
  const { field: language } = useController({ control, name: 'language' })
  const [keyOf] = useState(createIntentKey)
  const making = useSingleMutation({
    mutationFn: (draft: ContactLinkDraft) => createContactLink(draft, keyOf(draft)),
    onSuccess: (made) => {
      showContact(queryClient, made)
      onMade(made)
    },
    onError: (error) => showFieldErrors(form, error),
    onSettled: () => refreshContacts(queryClient),
  })
  const submit = form.handleSubmit((values) =>
    making.mutate({ ...values, name: values.name.trim(), ...(contact && { replacedId: contact.contactId }) }),
  )

  return (
    <Form onSubmit={() => void submit()} className="gap-5 pb-2">
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' || t`이름을 입력해주세요.` })}
        label={t`부르는 이름`}
        hint={t`동의하기 전에는 그 사람에게 보이지 않아요.`}
        maxLength={CONTACT_NAME_MAX}
        error={errors.name?.message}
        autoComplete="off"
      />
      <ContactLanguageField value={language.value} onChange={language.onChange} />
      <div role="alert" className="empty:-mt-5">
        {making.error !== null && <Callout tone="danger">{errorText(making.error)}</Callout>}
      </div>
      <Button type="submit" fullWidth isLoading={making.isPending}>
        {t`링크 만들기`}
      </Button>
    </Form>
  )
}

const languageQuery = (language: Language) =>
  queryOptions({ queryKey: ['language', language], queryFn: () => languageOf(language), staleTime: Infinity })

interface PassOnProps {
  name: string
  language: Language
  token: string
}

/** Offers the ways to send a link. The member sends it; the server sends nothing. */
function PassOn({ name, language, token }: PassOnProps) {
  const { t, i18n } = useLingui()
  // Their browser knows better what they read.
  const url = new URL(paths.guard(token, { or: language }), location.href).href
  const days = CONTACT_LINK_HOURS / 24
  // The message is in the language of who gets it, whatever the sender reads.
  const { data: their = i18n } = useQuery(languageQuery(language))
  const asking = their._(
    msg`혼자 제주를 여행해. 제때 돌아오지 못하면 연락받을 사람이 되어 줘. 링크를 열고 동의하면 돼. 가입은 필요 없어.`,
  )
  const text = `${asking}\n${url}`

  async function share() {
    if ((await shareText(text)) === 'impossible') await copyLink(url)
  }

  return (
    <div className="space-y-5 pb-4">
      <p className="font-semibold">{t`${name}: 이 링크를 열고 동의하면 돼요`}</p>
      <div className="flex justify-center">
        <QrCode text={url} label={t`신뢰 연락처 부탁 링크의 QR 코드`} />
      </div>
      <p className="text-center text-sm text-basalt-700">{t`곁에 있다면 그 사람 휴대폰의 카메라로 비추면 열려요.`}</p>
      <div className="flex flex-wrap gap-2 *:flex-1 *:basis-32">
        <Button size="md" icon={<Share2 aria-hidden="true" size={18} />} onClick={() => void share()}>
          {t`카카오톡 등으로 보내기`}
        </Button>
        <a href={smsLink('', text)} className={buttonClass({ variant: 'secondary', size: 'md' })}>
          <MessageSquareText aria-hidden="true" size={18} />
          {t`문자 쓰기`}
        </a>
        <Button
          variant="secondary"
          size="md"
          icon={<Copy aria-hidden="true" size={18} />}
          onClick={() => void copyLink(url)}
        >
          {t`링크 복사`}
        </Button>
      </div>
      <p className="text-sm text-basalt-700">
        {t`${days}일 안에 처음 답한 브라우저 하나가 연락처가 돼요. 다른 사람이 먼저 열지 않게 그 사람에게만 보내주세요.`}
      </p>
    </div>
  )
}
