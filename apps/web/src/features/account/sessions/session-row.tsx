import type { MySession } from '@honjeo/contract/account'
import { useLingui } from '@lingui/react/macro'
import { Monitor, Smartphone } from 'lucide-react'
import { formatDate, formatListTime } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ListItem } from '#ui/list-item.tsx'

const ON_PHONES = /android|ios|ipados/i

interface SessionRowProps {
  session: MySession
  isEnding: boolean
  onEnd: (device: string) => void
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useLingui()
  const { browser, os, createdAt, lastSeenAt, current } = session
  const device = [browser, os].filter((part) => part !== null).join(' · ') || t`알 수 없는 기기`
  const Icon = ON_PHONES.test(os ?? '') ? Smartphone : Monitor
  const since = formatDate(createdAt)
  const seen = formatListTime(lastSeenAt)
  return (
    <ListItem
      leading={<Icon aria-hidden="true" size={22} />}
      title={device}
      description={
        <>
          <span className="block">{current ? t`지금 쓰고 있어요` : t`마지막 사용: ${seen}`}</span>
          <span className="block">{t`로그인: ${since}`}</span>
        </>
      }
      trailing={
        current ? (
          <Badge tone="sea">{t`이 기기`}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`${device} 로그아웃`}
            isLoading={isEnding}
            onClick={() => onEnd(device)}
          >
            {t`로그아웃`}
          </Button>
        )
      }
    />
  )
}
