import { Link, type LinkProps } from 'react-router'
import { cx } from './cx.ts'

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
