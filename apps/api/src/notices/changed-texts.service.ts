import { CONSENT_VERSION } from '@honjeo/contract/values/enums'
import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { notifyEveryone } from '../notifications/notify.ts'
import { agreedToOlder, hasMembers, insertToldNotice, markVersionTold } from './changed-texts.queries.ts'
import { textsNotice } from './texts-notice.ts'

/**
 * Informs members who have agreed to an older version of the texts that another one holds now, by a notice and a
 * notification to each: once for a version, on the server that comes first.
 */
export const tellOfChangedTexts = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now.toISOString()
    const olderOnes = agreedToOlder(tx, CONSENT_VERSION)
    if (!(await markVersionTold(tx, CONSENT_VERSION, at)) || !(await hasMembers(tx, olderOnes))) return
    const noticeId = await insertToldNotice(tx, textsNotice(CONSENT_VERSION), at)
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
