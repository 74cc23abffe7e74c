import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Form } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { askPhone, showContact } from './contacts.api.ts'

const NUMBER_MAX = 24
/** The form of a number as the server takes it: enough digits, and nothing else but what people write between them. */
const LOOKS_LIKE_NUMBER = /^[+]?[0-9][0-9 ()-]{6,22}$/

interface PhoneSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  contact: TrustedContact
}

/** Has the owner of a number asked by a text whether they want more. */
export function PhoneSheet({ open, onOpenChange, contact: { contactId, name } }: PhoneSheetProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [number, setNumber] = useState('')
  const [isWrong, setWrong] = useState(false)
  const asking = useSingleMutation({
    mutationFn: (typed: string) => askPhone(contactId, typed),
    onSuccess: (contact) => {
      showContact(queryClient, contact)
      onOpenChange(false)
    },
  })
  function submit() {
    const typed = number.trim()
    if (LOOKS_LIKE_NUMBER.test(typed)) asking.mutate(typed)
    else setWrong(true)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`문자로도 알리기`}
      description={t`${name}: 문자에 있는 링크에서 동의해야 알림 문자가 가요.`}
      footer={
        <Button fullWidth isLoading={asking.isPending} onClick={submit}>
          {t`받을지 물어보는 문자 보내기`}
        </Button>
      }
    >
      <Form onSubmit={submit} className="gap-5 pb-2">
        <TextField
          label={t`휴대폰 번호`}
          hint={t`번호는 암호화해서 보관하고, 지우면 바로 없애요.`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="010-1234-5678"
          maxLength={NUMBER_MAX}
          value={number}
          onChange={({ target }) => {
            setNumber(target.value)
            setWrong(false)
          }}
          error={isWrong ? t`휴대폰 번호를 숫자로 입력해주세요.` : undefined}
        />
        <Callout icon={<MessageSquareText aria-hidden="true" size={18} />}>
          {t`문자는 다른 방법과 함께 가요. 하루에 보낼 수 있는 만큼이 정해져 있고, 다 쓰면 그렇다고 보여드려요.`}
        </Callout>
        <div role="alert" className="empty:-mt-5">
          {asking.error !== null && <Callout tone="danger">{errorText(asking.error)}</Callout>}
        </div>
      </Form>
    </Sheet>
  )
}
