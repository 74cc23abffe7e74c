import type { ChatMessage } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { type Risk, riskOf } from './safety.ts'

/** A word of warning under a message that asks for money or leads elsewhere, and the way to report it. */
export function SafetyLine({ message: { content, roomId, seq } }: { message: ChatMessage }) {
  const { t } = useLingui()
  const risk = riskOf(content)
  if (risk === null) return null
  const texts: Record<Risk, string> = {
    ACCOUNT: t`계좌번호가 보여요. 돈을 보내기 전에 꼭 다시 확인하세요.`,
    PREPAYMENT: t`먼저 돈을 보내달라는 말은 조심하세요.`,
    OFF_PLATFORM: t`다른 곳에서 이야기하면 도움을 드리기 어려워요.`,
  }
  return (
    <p className="mt-1 flex items-start gap-1 text-xs text-normal">
      <TriangleAlert aria-hidden="true" size={14} className="mt-0.5 shrink-0" />
      <span>
        {texts[risk]}{' '}
        <Link
          to={paths.newReport({ targetRoomId: roomId, targetMessageSeq: seq })}
          className="touch-target relative font-semibold whitespace-nowrap underline underline-offset-2"
        >
          {t`신고하기`}
        </Link>
      </span>
    </p>
  )
}
