import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { To } from 'react-router'
import { useGoBack } from '#lib/navigation/go-back.ts'
import { IconButton, type IconButtonVariant } from '../form/icon-button.tsx'
import { HeaderEnd } from './header-end.tsx'
import { Spinner } from '../feedback/spinner.tsx'

export interface PageHeaderProps {
  title: ReactNode
  /** Changes when another title takes the place of one that only filled it, which is no text that moves. */
  titleKey?: string
  /** One or two icon buttons. */
  right?: ReactNode
  back?: Pick<BackButtonProps, 'fallback' | 'onPress'>
}

/** Stays at the top of a deeper screen; its title is the screen's `h1`. */
export function PageHeader({ title, titleKey, right, back }: PageHeaderProps) {
  return (
    <header className="pt-safe-0 sticky top-(--running-height) z-20 bg-sand/95 backdrop-blur-sm print:static">
      {/* Equal outer columns centre the title on the screen; both shrink before it does. */}
      <div className="grid min-h-14 grid-cols-[minmax(min-content,1fr)_minmax(0,auto)_minmax(min-content,1fr)] items-center px-2">
        <BackButton {...back} />
        <h1
          key={titleKey}
          className="p-1 text-center text-[min(var(--text-lg),max(6vw,17px))] leading-tight font-bold text-balance"
        >
          {title}
        </h1>
        <div className="flex justify-end">
          {right}
          <HeaderEnd />
        </div>
      </div>
    </header>
  )
}

export interface BackButtonProps {
  /** The screen to go to when this one was opened directly and there is nothing behind it. */
  fallback?: To
  /** What is done instead of going back, such as going to the step before in a wizard. */
  onPress?: () => void
  variant?: IconButtonVariant
}

export function BackButton({ fallback = '/', onPress, variant }: BackButtonProps) {
  const { t } = useLingui()
  const goBack = useGoBack(fallback)
  return <IconButton label={t`뒤로`} icon={<ArrowLeft size={22} />} variant={variant} onClick={onPress ?? goBack} />
}

/** The action of a screen, held at its bottom; wide buttons take `className="flex-1"`. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className="pb-safe-3 sticky bottom-0 z-20 mt-auto flex flex-wrap items-center gap-2 border-t border-basalt-200 bg-paper px-gutter pt-3">
      {children}
    </div>
  )
}

/** Takes a screen's place while nothing of it is there to be shown. */
export function ScreenSpinner() {
  return (
    <div className="flex flex-1 items-center justify-center">
      <Spinner />
    </div>
  )
}
