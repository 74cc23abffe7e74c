import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { To } from 'react-router'
import { useGoBack } from '#lib/use-go-back.ts'
import { IconButton } from './icon-button.tsx'
import type { IconButtonVariant } from './icon-button-face.tsx'

export interface BackButtonProps {
  /** Where to go when the screen was opened directly and there is nothing behind it. */
  fallback?: To
  /** Instead of going back, such as to the step before in a wizard. */
  onPress?: () => void
  variant?: IconButtonVariant
}

export function BackButton({ fallback = '/', onPress, variant }: BackButtonProps) {
  const { t } = useLingui()
  const goBack = useGoBack(fallback)
  return <IconButton label={t`뒤로`} icon={<ArrowLeft size={22} />} variant={variant} onClick={onPress ?? goBack} />
}
