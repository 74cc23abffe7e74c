import { useLingui } from '@lingui/react/macro'
import { CallLinks } from '#features/safety/timer/call-links.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { AskedList } from '#features/safety/contacts/asked-list.tsx'
import { contactsQuery } from '#features/safety/contacts/contacts.api.ts'
import { paths } from '#lib/paths.ts'
import { parseId } from '#lib/route-id.ts'
import { EmergencyNote } from '#ui/emergency-note.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const contactId = parseId(params.get('contact') ?? undefined)
  // A notification about a contact does not tell whose contact that is.
  const { data: own } = useQuery({ ...contactsQuery(), enabled: contactId !== null })
  if (contactId !== null && own?.some((each) => each.contactId === contactId) === true)
    return <Navigate to={paths.trustedContacts()} replace />
  return (
    <>
      <PageHeader title={t`나에게 부탁한 사람`} back={{ fallback: paths.trustedContacts() }} right={<CallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        <AskedList />
        <EmergencyNote />
      </div>
    </>
  )
}
