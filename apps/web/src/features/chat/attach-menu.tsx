import type { Pin } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { Image, MapPin, Plus } from 'lucide-react'
import { useRef } from 'react'
import { ActionMenu } from '#ui/action-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'

export interface AttachMenuProps {
  /** The room's meeting place, where it is known. */
  meetingPlace: Pin | null
  onPhoto: (file: File) => void
  onPin: (pin: Pin) => void
}

/** What can be sent besides words. */
export function AttachMenu({ meetingPlace, onPhoto, onPin }: AttachMenuProps) {
  const { t } = useLingui()
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <>
      <ActionMenu
        align="start"
        trigger={<IconButton label={t`사진이나 만날 곳 보내기`} icon={<Plus size={24} />} />}
        actions={[
          { label: t`사진 보내기`, icon: <Image size={20} />, onSelect: () => inputRef.current?.click() },
          ...(meetingPlace === null
            ? []
            : [{ label: t`만날 곳 보내기`, icon: <MapPin size={20} />, onSelect: () => onPin(meetingPlace) }]),
        ]}
      />
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`사진 고르기`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same photo may be picked again.
          target.value = ''
          if (file !== undefined) onPhoto(file)
        }}
      />
    </>
  )
}
