import { useLingui } from '@lingui/react/macro'
import { EmergencyCalls, EmergencyNote } from '../emergency-calls.tsx'
import { CallLinks } from '../timer/call-links.tsx'
import { FROM_ABROAD, FromAbroad } from './from-abroad.tsx'
import { sayWhereabouts, useIsInKorea } from './whereabouts.ts'

/** Says who helps, from where the reader of a contact's page is; a tap says where that is. */
export function ReaderCalls() {
  const { t } = useLingui()
  const isInKorea = useIsInKorea()
  const change = (
    <button
      type="button"
      onClick={() => sayWhereabouts(!isInKorea)}
      className="min-h-11 rounded-sm text-left text-sm font-semibold text-tangerine-700 hover:underline"
    >
      {isInKorea ? t`지금 한국 밖에 있어요` : t`지금 한국에 있어요`}
    </button>
  )
  if (!isInKorea) return <FromAbroad>{change}</FromAbroad>
  return (
    <div className="space-y-1">
      <EmergencyCalls />
      {change}
    </div>
  )
}

/** Shows at the top of a contact's page the two numbers, or the way to what takes their place. */
export function ReaderCallLinks() {
  const { t } = useLingui()
  const isInKorea = useIsInKorea()
  if (isInKorea) return <CallLinks />

  function show() {
    const heading = document.getElementById(FROM_ABROAD)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      onClick={show}
      className="min-h-11 rounded-full px-2 text-sm font-bold text-sea-700 hover:bg-sea-50"
    >
      {t`한국 경찰`}
    </button>
  )
}

/** The note at the end of a contact's page. */
export const ReaderNote = () => <EmergencyNote calls={<ReaderCalls />} />
