import { CONSENT_VERSION } from '@honjeo/contract/values/enums'
import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { notifyEveryone } from '../notifications/notify.ts'
import { agreedToOlder, hasMembers, insertNotifiedNotice, markVersionNotified } from './notices.queries.ts'

/** Notices are shown as they are in every language, so this one says it in all four. */
const textsNotice = (version: string) => ({
  title: `이용약관과 개인정보 처리방침이 바뀌었어요 (${version})`,
  content: [
    `이용약관과 개인정보 처리방침, 위치기반서비스 이용약관의 ${version} 버전이 적용되고 있어요. 무엇이 바뀌었는지는 마이 › 개인정보 처리방침의 11번에서 볼 수 있어요. 동의하지 않는다면 마이 › 동의 내역에서 선택 동의를 거두거나 언제든지 탈퇴할 수 있어요.`,
    `The terms of service, the privacy policy and the location terms now hold in their version of ${version}. What changed is told in section 11 of My › Privacy policy. If you do not agree, you can take optional consents back in My › My consents, or close your account at any time.`,
    `利用規約、プライバシーポリシー、位置情報サービスの利用規約の${version}版が適用されています。変わったことはマイ › プライバシーポリシーの11にあります。同意しない場合は、マイ › 同意の履歴で任意の同意を取り消すか、いつでも退会できます。`,
    `使用条款、隐私政策和位置信息服务条款的 ${version} 版本现已生效。变更内容见我的 › 隐私政策第 11 条。如不同意，可在我的 › 同意记录中撤回可选同意，或随时注销账号。`,
  ].join('\n\n'),
})

/**
 * Informs members who have agreed to an older version of the texts that another one holds now, by a notice and a
 * notification to each: once for a version, on the server that comes first.
 */
export const notifyOfChangedTexts = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now.toISOString()
    const olderOnes = agreedToOlder(tx, CONSENT_VERSION)
    if (!(await markVersionNotified(tx, CONSENT_VERSION, at)) || !(await hasMembers(tx, olderOnes))) return
    const noticeId = await insertNotifiedNotice(tx, textsNotice(CONSENT_VERSION), at)
    await notifyEveryone(
      tx,
      {
        type: 'SYSTEM',
        sentence: say('TEXTS_CHANGED'),
        resourceType: 'NOTICE',
        resourceId: noticeId,
        eventKey: `texts:${CONSENT_VERSION}`,
      },
      olderOnes,
    )
  })
