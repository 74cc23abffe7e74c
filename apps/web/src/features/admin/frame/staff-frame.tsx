import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Menu, X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { staffMeQuery } from '../access/me.api.ts'
import { ProofDialog } from '../access/proof-dialog.tsx'
import { ProofLine } from '../access/proof-line.tsx'
import { type NavGroup, SideNav } from './side-nav.tsx'

interface StaffFrameProps {
  groups: readonly NavGroup[]
  main: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Navigation at the side of a desk's screen, folded away above the content of a small one. */
export function StaffFrame({ groups, main, children }: StaffFrameProps) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data: me } = useQuery(staffMeQuery())
  return (
    <div className="min-h-dvh bg-sand lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <header className="pt-safe-0 sticky top-0 z-30 border-b border-basalt-200 bg-paper lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0">
        <div className="flex min-h-14 items-center justify-between gap-2 px-4 lg:min-h-16">
          <Link to={adminPaths.dashboard()} className="rounded-sm text-lg font-bold">
            {t`혼저 운영`}
          </Link>
          <span className="lg:hidden">
            <IconButton
              label={isOpen ? t`메뉴 닫기` : t`메뉴 열기`}
              icon={isOpen ? <X size={22} /> : <Menu size={22} />}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            />
          </span>
        </div>
        <div
          id={id}
          className={cx(
            'max-h-[calc(100dvh-56px)] flex-1 flex-col overflow-y-auto lg:flex lg:max-h-none lg:overflow-visible',
            isOpen ? 'flex' : 'hidden',
          )}
        >
          <SideNav groups={groups} onGo={() => setOpen(false)} />
          <div className="mt-auto flex flex-col items-start gap-1 border-t border-basalt-200 px-3 py-4 text-sm">
            <ProofLine />
            <p className="px-3.5 text-basalt-500">{me?.nickName}</p>
            <TextLink to={paths.my()} className="mx-3.5 my-1">{t`앱으로 돌아가기`}</TextLink>
          </div>
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
      <ProofDialog />
    </div>
  )
}
