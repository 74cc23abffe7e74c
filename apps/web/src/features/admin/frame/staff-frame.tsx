import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, LockKeyholeOpen, Menu, X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { parsePath, useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { formatTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button } from '#ui/form/button.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { ScreenSpinner } from '#ui/list/page-header.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { ProofDialog } from '../access/proof-dialog.tsx'
import { askForProof, staffMeQuery } from '../access/staff-request.ts'
import { adminPaths } from '../admin-paths.ts'

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

interface NavGroup {
  name: string
  items: { to: string; label: string; icon: ReactNode }[]
}

function SideNav({ groups, onGo }: { groups: readonly NavGroup[]; onGo: () => void }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`운영 메뉴`} className="space-y-5 px-3 py-3">
      {groups.map((group) => (
        <NavSection key={group.name} {...group} onGo={onGo} />
      ))}
    </nav>
  )
}

function NavSection({ name, items, onGo }: NavGroup & { onGo: () => void }) {
  const id = useId()
  const { pathname } = useLocation()
  const isWithin = (to: string) => {
    const { pathname: path = to } = parsePath(to)
    return pathname === path || (path !== adminPaths.dashboard() && pathname.startsWith(`${path}/`))
  }
  return (
    <div>
      <p id={id} className="px-3 pb-1 text-xs font-semibold text-basalt-500">
        {name}
      </p>
      <ul aria-labelledby={id}>
        {items.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isWithin(to) ? 'page' : undefined}
              onClick={onGo}
              className="flex min-h-11 items-center lg:min-h-10 gap-3 rounded-sm px-3 text-basalt-700 -outline-offset-2 hover:bg-basalt-100 aria-[current=page]:bg-tangerine-50 aria-[current=page]:font-bold aria-[current=page]:text-tangerine-700"
            >
              <span aria-hidden="true" className="flex shrink-0">
                {icon}
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says until when the password and code that were given last count, and offers to give them ahead of the end. */
function ProofLine() {
  const { t } = useLingui()
  const until = useQuery(staffMeQuery()).data?.provenUntil ?? null
  const clock = until === null ? '' : formatTime(until)
  const Icon = until === null ? LockKeyhole : LockKeyholeOpen
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Icon aria-hidden="true" size={16} />}
      className="justify-start! text-left! font-normal!"
      onClick={() => void askForProof()}
    >
      {until === null ? t`운영자 확인하기` : t`${clock}까지 확인됨`}
    </Button>
  )
}

interface StaffGateProps {
  /** What everybody else sees, as if there were no console. */
  otherwise: ReactNode
  children: ReactNode
}

/** Lets those through whom the server knows as staff. */
export function StaffGate({ otherwise, children }: StaffGateProps) {
  const { data, error, isFetching, refetch } = useQuery(staffMeQuery())
  if (error instanceof ApiError && error.code === failures.STAFF_ONLY) return otherwise
  if (data !== undefined) return children
  return (
    <main className="flex min-h-dvh flex-col justify-center bg-sand">
      {error === null ? (
        <ScreenSpinner />
      ) : (
        <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </main>
  )
}
