import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { type To, useLocation, useNavigate } from 'react-router'
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
  const navigate = useNavigate()
  const { key } = useLocation()

  function handlePress() {
    // React Router names the first entry of a visit "default".
    if (onPress) onPress()
    else if (key === 'default') void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
  return <IconButton label={t`뒤로`} icon={<ArrowLeft size={22} />} variant={variant} onClick={handlePress} />
}
