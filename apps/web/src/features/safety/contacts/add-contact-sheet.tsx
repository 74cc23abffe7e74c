import { looksLikeEmail } from '@honjeo/contract/values/email'
import { CONTACT_NAME_MAX, EMAIL_MAX, NAME_MAX, NICKNAME_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { profileQuery } from '#features/account/account.api.ts'
import { nameProblem } from '#features/account/profile/profile-problems.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Form } from '#ui/form/form.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ContactLanguageField } from './contact-language-field.tsx'
import { useContactForm } from './use-contact-form.ts'

interface AddContactSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks a person to be a contact; they have to agree. */
export function AddContactSheet({ open, onOpenChange }: AddContactSheetProps) {
  const { t } = useLingui()
  const id = useId()
  const { form, submit, isAdding, failure } = useContactForm(() => onOpenChange(false))
  const { control, register, formState } = form
  const { errors } = formState
  const { field: channel } = useController({ control, name: 'channel' })
  const { field: language } = useController({ control, name: 'language' })
  const { data: profile } = useQuery({ ...profileQuery(), enabled: open })
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`신뢰 연락처 추가`}
      description={t`부탁하는 글을 받고 동의해야 알림이 가요.`}
      footer={
        <Button fullWidth isLoading={isAdding} onClick={submit}>
          {t`부탁하는 글 보내기`}
        </Button>
      }
    >
      <Form onSubmit={submit} className="gap-5 pb-2">
        <TextField
          {...register('name', { validate: (name) => name.trim() !== '' || t`이름을 입력해주세요.` })}
          label={t`부르는 이름`}
          hint={t`내가 알아볼 수 있게 적어주세요. 그 사람에게도 보여요.`}
          placeholder={t`엄마`}
          autoComplete="off"
          maxLength={CONTACT_NAME_MAX}
          showsCount
          error={errors.name?.message}
        />
        <SegmentedControl
          label={t`어떻게 알릴까요?`}
          options={[
            { value: 'EMAIL', label: t`이메일` },
            { value: 'MEMBER', label: t`혼저 회원` },
          ]}
          value={channel.value}
          onChange={channel.onChange}
        />
        {channel.value === 'EMAIL' ? (
          <TextField
            key="email"
            {...register('email', {
              validate: (email) => looksLikeEmail(email.trim()) || t`올바른 이메일 주소를 입력해주세요.`,
            })}
            label={t`이메일`}
            hint={t`부탁하는 메일에는 닉네임만 보이고, 동의하면 이름도 보여요.`}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="mom@example.com"
            maxLength={EMAIL_MAX}
            error={errors.email?.message}
          />
        ) : (
          <TextField
            key="nickName"
            {...register('nickName', { validate: (name) => name.trim() !== '' || t`닉네임을 입력해주세요.` })}
            label={t`닉네임`}
            hint={t`앱 알림과 메일로 알려요. 내 닉네임이 그 사람에게 보여요.`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={NICKNAME_MAX}
            error={errors.nickName?.message}
          />
        )}
        {channel.value === 'EMAIL' && profile?.name === null && (
          <TextField
            {...register('ownName', {
              validate: (name) => nameProblem(name.trim(), false) === null || t`이름을 글자로만 입력해주세요.`,
            })}
            label={t`내 이름`}
            isOptional
            hint={t`닉네임을 모르는 사람도 나인 줄 알 수 있게, 동의한 뒤에 보여요.`}
            autoComplete="name"
            maxLength={NAME_MAX}
            error={errors.ownName?.message}
          />
        )}
        <ContactLanguageField value={language.value} onChange={language.onChange} />
        <Callout icon={<MessageSquareText aria-hidden="true" size={18} />}>
          {t`부탁한 뒤에 내 문자로 직접 귀띔할 수 있어요.`}
        </Callout>
        <section aria-labelledby={id}>
          <h3 id={id} className="mb-2 text-sm font-semibold text-basalt-700">{t`이런 글을 받아요`}</h3>
          <AskedText />
        </section>
        <div role="alert" className="empty:-mt-5">
          {failure !== null && <Callout tone="danger">{failure}</Callout>}
        </div>
      </Form>
    </Sheet>
  )
}

/** What a person reads who is asked, as the server's mail says it in short. */
function AskedText() {
  const { t } = useLingui()
  const { data: profile } = useQuery(profileQuery())
  const name = profile?.nickName ?? t`내 닉네임`
  return (
    <blockquote className="space-y-2 rounded-md bg-basalt-100 px-4 py-3 text-sm text-basalt-900">
      <p className="font-semibold">{t`[혼저] 신뢰 연락처가 되어 달라고 누군가 부탁했어요`}</p>
      <p>{t`${name}님이 혼자 여행하다 제때 돌아오지 못하면 연락받을 사람으로 골랐어요. 링크에서 동의하거나 거절할 수 있어요.`}</p>
      <p>{t`동의하면, 정한 시간까지 무사하다고 알리지 않았을 때 무엇을 하러 갔는지와 마지막 위치를 알려드려요. 마음이 바뀌면 언제든 그만둘 수 있어요.`}</p>
    </blockquote>
  )
}
