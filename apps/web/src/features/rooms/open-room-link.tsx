import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/icon-link.tsx'
import { useIsMinor } from './use-is-minor.ts'

/** Leads to a new room; a member under 19, who may open none, gets no way that ends in a refusal. */
export function OpenRoomLink() {
  const { t } = useLingui()
  return useIsMinor() ? null : <IconLink to={paths.createRoom()} label={t`동행방 열기`} icon={<Plus size={22} />} />
}
