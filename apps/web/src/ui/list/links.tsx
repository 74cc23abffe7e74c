import { Link, type LinkProps } from '../link.tsx'
import { cx } from '../cx.ts'
import { cardClass } from './card.tsx'
import { type IconButtonFace, IconFace, iconButtonClass } from '../form/icon-button.tsx'
import { useLingui } from '@lingui/react/macro'

/** A quiet link within or beside text: 더보기, 비밀번호 찾기. */
export function TextLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link
      {...rest}
      className={cx(
        'touch-target relative rounded-sm text-sm font-semibold text-tangerine-700 hover:underline',
        className,
      )}
    />
  )
}

/** A card that leads somewhere as a whole. Hold no other control in it: place a save button beside it, on top. */
export function CardLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link
      {...rest}
      className={cx(cardClass, 'transition-[scale,opacity] hover:opacity-90 active:scale-[0.99]', className)}
    />
  )
}

export type IconLinkProps = IconButtonFace & Omit<LinkProps, 'className' | 'children'>

export function IconLink({ label, icon, variant, badge, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={iconButtonClass(variant, className)}>
      <IconFace icon={icon} badge={badge} />
    </Link>
  )
}

/** What a link to another site needs, … */
export const newTabProps = { target: '_blank', rel: 'noopener noreferrer' }

/** … and what it says to those who do not see it open. */
export function NewTab() {
  const { t } = useLingui()
  return <span className="sr-only">{t`(새 창)`}</span>
}

/** What can be done about a line that did not get through: 다시 보내기. */
export function RowAction({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-sm px-2 font-semibold text-basalt-900 hover:underline"
    >
      {label}
    </button>
  )
}
