import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { MailRefusal } from '#features/safety/contacts/mail-refusal.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  return (
    <>
      <PageHeader title={t`메일 받지 않기`} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MailRefusal key={token} token={token} />
      </div>
    </>
  )
}
