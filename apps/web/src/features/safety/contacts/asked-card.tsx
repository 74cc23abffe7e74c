import type { Guarded } from '@honjeo/contract/safety/contacts'
import { useLingui } from '@lingui/react/macro'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import type { AnswerRequest } from './use-answer-request.ts'
import { WhatYouGet } from './what-you-get.tsx'

/** Somebody who asked me, and what I can say to it as things stand. */
export function AskedCard({ person, answers }: { person: Guarded; answers: AnswerRequest }) {
  const { t } = useLingui()
  const { contactId, nickName, imageUrl, status } = person
  const busy = answers.busy?.contactId === contactId ? answers.busy.agrees : undefined
  const agree = (
    <Button
      size="md"
      variant={status === 'PENDING' ? 'primary' : 'secondary'}
      aria-label={t`${nickName}님의 부탁: 동의할게요`}
      isLoading={busy === true}
      onClick={() => answers.answer(contactId, true)}
    >
      {t`동의할게요`}
    </Button>
  )
  return (
    <li className={cx(cardClass, 'space-y-4')}>
      <div className="flex items-center gap-3">
        <Avatar name={nickName} src={imageUrl} />
        <h3 className="min-w-0 flex-1 text-lg font-bold">{nickName}</h3>
        {status === 'CONFIRMED' && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`${nickName}님의 신뢰 연락처 그만두기`}
            isLoading={busy === false}
            onClick={() => void answers.leave(contactId, nickName)}
          >
            {t`그만두기`}
          </Button>
        )}
        {status === 'DECLINED' && agree}
      </div>
      {status === 'PENDING' && (
        <>
          <p>{t`${nickName}님이 신뢰 연락처가 되어 달라고 부탁했어요.`}</p>
          <WhatYouGet name={nickName} />
          <div className="flex gap-2 *:flex-1">
            <Button
              variant="secondary"
              size="md"
              aria-label={t`${nickName}님의 부탁: 거절할게요`}
              isLoading={busy === false}
              onClick={() => answers.answer(contactId, false)}
            >
              {t`거절할게요`}
            </Button>
            {agree}
          </div>
        </>
      )}
    </li>
  )
}
