import { useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import type { Notice } from './message-rows.ts'

/** What happened in the room, in the reader's language. */
export function SystemLine({ notice }: { notice: Notice }) {
  if (notice.type === 'GUIDE') return <Guide />
  return (
    <div role="listitem" data-seq={notice.seq} className="mt-3 text-center text-xs text-basalt-500">
      <SystemText {...notice} />
    </div>
  )
}

export function SystemText({ type, name, code, text }: Pick<Notice, 'type' | 'name' | 'code' | 'text'>) {
  const { t } = useLingui()
  switch (type) {
    case 'ENTER':
      return code === 'LINE_GOING_AFTER_ALL' ? t`${name}님이 다시 갈 수 있게 됐어요` : t`${name}님이 들어왔어요`
    case 'EXIT':
      return code === 'LINE_NOT_GOING' ? t`${name}님은 이번에 못 가게 됐어요` : t`${name}님이 나갔어요`
    case 'COMPLETED':
      return t`모집이 완료됐어요`
    case 'CHANGED':
      // A new time, other facts, or a host who cannot be reached: the line alone says which.
      return text
    case 'NEW_HOST':
      return t`${name}님이 방장이 됐어요`
    case 'NOTICE':
      return t`새 공지가 올라왔어요`
    case 'GUIDE':
      return t`안전한 동행을 위한 약속`
  }
}

/** Opens the conversation of a member who reads it from when they came in: the rules are for them, too. */
export function BeginningAtEntry() {
  const { t } = useLingui()
  return (
    <>
      <Guide />
      <div
        role="listitem"
        className="mt-3 text-center text-xs text-basalt-500"
      >{t`내가 들어온 뒤의 대화부터 보여요`}</div>
    </>
  )
}

/** The rules for a good meeting, before anything is said. */
function Guide() {
  const { t } = useLingui()
  return (
    <div role="listitem" className="mx-auto mt-4 max-w-80 rounded-lg bg-sea-50 px-4 py-3 text-sm text-sea-700">
      <p className="flex items-center gap-2 font-bold">
        <ShieldCheck aria-hidden="true" size={18} className="shrink-0" />
        {t`안전한 동행을 위한 약속`}
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-[1.25em]">
        <li>{t`처음에는 사람이 많은 밝은 곳에서 만나요.`}</li>
        <li>{t`돈을 미리 보내거나 계좌번호를 주고받지 않아요.`}</li>
        <li>{t`일정은 가족이나 친구에게도 알려두세요.`}</li>
        <li>{t`불편한 일이 있으면 메시지를 길게 눌러 신고해주세요.`}</li>
      </ul>
    </div>
  )
}
