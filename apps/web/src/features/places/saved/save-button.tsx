import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { IconButton, type IconButtonProps } from '#ui/icon-button.tsx'
import { useSavePlace } from './use-save-place.ts'

export interface SaveButtonProps extends Pick<IconButtonProps, 'variant' | 'className'> {
  place: { contentId: number; title: string; saved: boolean }
}

/** The heart of a place: full once it is saved. */
export function SaveButton({ place: { contentId, title, saved }, ...look }: SaveButtonProps) {
  const { t } = useLingui()
  const save = useSavePlace(contentId)
  return (
    <IconButton
      {...look}
      label={t`${title} 담기`}
      aria-pressed={saved}
      icon={
        <Heart
          size={22}
          fill={saved ? 'var(--color-tangerine-500)' : 'none'}
          className={saved ? 'text-tangerine-700' : 'text-basalt-500'}
        />
      }
      onClick={() => save(!saved)}
    />
  )
}
