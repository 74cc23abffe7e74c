import type { LinkedBrowser, TrustedContact } from '@honjeo/contract/safety/contacts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { answerMove, refreshContacts, showContact } from './contacts.api.ts'

const SendLinkSheet = lazyLayer(() => import('./send-link-sheet.tsx').then((module) => module.SendLinkSheet))

/** Names the device, `Safari, iOS`; before a browser has answered, says that the link waits for one. */
export function DeviceName({ device }: { device: LinkedBrowser['device'] }) {
  const { t } = useLingui()
  if (device === null) return t`보낸 링크`
  const names = [device.browser, device.os].filter((name) => name !== null)
  return names.length === 0 ? t`알 수 없는 기기` : names.join(', ')
}

interface LinkedBrowserNotesProps {
  contact: TrustedContact
  byLink: LinkedBrowser
  isReadOnly: boolean
}

/** What is to be known and done of a contact who is a browser. */
export function LinkedBrowserNotes({ contact, byLink, isReadOnly }: LinkedBrowserNotesProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { status, isUnreachable } = contact
  const { token, device, answeredAt, asking, push } = byLink
  const when = answeredAt === null ? '' : formatDateTime(answeredAt)
  return (
    <>
      {device === null && !isReadOnly && (
        <>
          <p className="text-sm text-basalt-700">
            {token === null
              ? t`링크의 시간이 지났어요. 새 링크를 만들어 보내주세요.`
              : t`링크를 열고 동의하면 여기에 저절로 나타나요.`}
          </p>
          <Button
            variant="secondary"
            size="md"
            fullWidth
            icon={<Link2 aria-hidden="true" size={16} />}
            onClick={() => setOpen(true)}
          >
            {token === null ? t`새 링크 만들기` : t`링크 다시 보내기`}
          </Button>
          <SendLinkSheet open={isOpen} onOpenChange={setOpen} contact={contact} />
        </>
      )}
      {device !== null && when !== '' && (
        <p className="text-sm text-basalt-700">
          {t`${when}에 답한 브라우저예요. 그 사람의 기기가 아니라면 지우고 새 링크를 보내주세요.`}
        </p>
      )}
      {status === 'CONFIRMED' && push === 'NONE' && (
        <Callout tone={isUnreachable ? 'danger' : 'warning'}>
          {isUnreachable
            ? t`그 기기에 알림이 닿지 않아요. 받은 링크를 다시 열고 알림을 켜 달라고 해주세요.`
            : t`알림을 허용하지 않았어요. 그 사람이 페이지를 열어둔 동안에만 닿아서, 알림이 닿는 연락처로 세지 않아요.`}
        </Callout>
      )}
      {status === 'CONFIRMED' && push === 'UNPROVEN' && (
        <Callout tone="warning">
          {t`연습 알림이 왔다는 답을 아직 받지 못했어요. 답을 받으면 타이머를 켤 수 있어요.`}
        </Callout>
      )}
      {asking !== null && !isReadOnly && <Asking contactId={contact.contactId} asking={asking} />}
    </>
  )
}

interface AskingProps {
  contactId: number
  asking: NonNullable<LinkedBrowser['asking']>
}

/** Another browser with the link wants to be the contact: it may be a new phone, or that of a person who was shown the link. */
function Asking({ contactId, asking }: AskingProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const answering = useMutation({
    mutationFn: (agrees: boolean) => answerMove(contactId, agrees),
    onSuccess: (contact) => showContact(queryClient, contact),
    onError: (error) => {
      toast.error(errorText(error))
      void refreshContacts(queryClient)
    },
  })
  const when = formatDateTime(asking.askedAt)
  return (
    <div className="space-y-3 rounded-md bg-normal-bg px-4 py-3 text-sm text-normal">
      <p className="flex gap-2 font-bold">
        <Smartphone aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
        <span className="min-w-0">
          {t`다른 기기가 이 연락처가 되려고 해요`} (<DeviceName device={asking} />, {when})
        </span>
      </p>
      <p>{t`그 사람에게 직접 물어본 뒤 답해주세요. 옮기면 전의 기기에는 더 알리지 않아요.`}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          isLoading={answering.isPending && answering.variables}
          onClick={() => answering.mutate(true)}
        >
          {t`이 기기로 옮기기`}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          isLoading={answering.isPending && !answering.variables}
          onClick={() => answering.mutate(false)}
        >
          {t`옮기지 않기`}
        </Button>
      </div>
    </div>
  )
}
